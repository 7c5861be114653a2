const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

/** Load an image again, with growing pauses, while the server cannot be reached. */
export function retryImage(image: HTMLImageElement): { destroy: () => void } {
  let pause = FIRST_PAUSE;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function later(): void {
    waiting = setTimeout(() => image.setAttribute("src", image.getAttribute("src") ?? ""), pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  }

  image.addEventListener("error", later);
  return {
    destroy() {
      clearTimeout(waiting);
      image.removeEventListener("error", later);
    },
  };
}
