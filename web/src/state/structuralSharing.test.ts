import { expect, test } from "vitest";
import { shared } from "./structuralSharing";

test("parts that did not change keep their identity, and the whole says what is new", () => {
  const before = { sites: [{ floors: [1] }, { floors: [] }], round: 1, own: null, gone: 1 };
  const after = shared(before, { sites: [{ floors: [1] }, { floors: [2] }], round: 1, own: { hand: 2 } });
  expect(after).toEqual({ sites: [{ floors: [1] }, { floors: [2] }], round: 1, own: { hand: 2 } });
  expect((after.sites as unknown[])[0]).toBe(before.sites[0]);
  expect((after.sites as unknown[])[1]).not.toBe(before.sites[1]);
  expect(shared(before, structuredClone(before))).toBe(before);
  expect(shared([1, 2], [1])).toEqual([1]);
  expect(shared(null, { a: 1 })).toEqual({ a: 1 });
  expect(shared({ a: 1 }, [1])).toEqual([1]);
});
