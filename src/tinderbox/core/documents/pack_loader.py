"""From a pack's JSON to the pack that a game works with."""

import copy
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Generic, TypeVar

from pydantic import Field, TypeAdapter

from tinderbox.core.documents import json_documents, packs
from tinderbox.core.documents.packs import Document, Findings, Form, Meta, PackSource, Sourced
from tinderbox.core.errors import PackError
from tinderbox.core.text.messages import Language


class PackForm(Form):
    """A whole pack as JSON. A game adds its parts."""

    meta: Meta


class DrawingForm(Sourced):
    """The picture of the board. A game adds what it shows."""

    width: Annotated[int, Field(ge=100, le=20000)]
    height: Annotated[int, Field(ge=100, le=20000)]


F = TypeVar("F", bound=PackForm)


@dataclass(frozen=True, eq=False)
class BasePack(Generic[F]):
    """What every game's pack has. `data` is the JSON it was made from, for a record to embed."""

    package: ClassVar[str]

    id: str
    digest: str
    data: Mapping[str, Any]
    form: F

    def title(self, language: Language = "en") -> str:
        return packs.said(self.form.meta.title, language)

    def note(self, language: Language = "en") -> str:
        return packs.said(self.form.meta.note, language)

    @property
    def is_shipped(self) -> bool:
        """Whether the pack ships with the program, so that a record need not embed it."""
        return packs.is_shipped(self.package, self.id, self.digest)

    def __repr__(self) -> str:
        return f"<Pack {self.id} {self.digest[:19]}>"


P = TypeVar("P", bound=BasePack[Any])


class PackLoader(Generic[F, P]):
    """Loads the packs of one game. Each pack that ships is loaded once."""

    def __init__(
        self,
        pack: type[P],
        form: type[F],
        check: Callable[[F, Mapping[str, Any], Findings], None],
        parts: Callable[[F], Mapping[str, Any]],
    ) -> None:
        """`check` reports what is wrong with a well-formed pack; `parts` returns the fields that `pack` adds."""
        self.pack: type[P] = pack
        self.check: Callable[[F, Mapping[str, Any], Findings], None] = check
        self.parts: Callable[[F], Mapping[str, Any]] = parts
        self.form: TypeAdapter[F] = TypeAdapter(form)
        self.loaded: dict[str, P] = {}

    def shipped(self) -> tuple[str, ...]:
        """The ids of the packs that ship, the newest last."""
        return packs.shipped(self.pack.package)

    def load(self, source: PackSource | None = None) -> P:
        """Load a pack by id (by default the newest), from a file or from JSON; PackError lists everything wrong."""
        if source is None:
            source = packs.newest(self.pack.package)
        if not isinstance(source, str):
            return self.build(packs.read(self.pack.package, source))
        if source not in self.loaded:
            self.loaded.setdefault(source, self.build(packs.read(self.pack.package, source)))
        return self.loaded[source]

    def build(self, document: Document) -> P:
        form = json_documents.check(self.form, document.data, document.source, PackError)
        findings = Findings(self.pack.package, document.source)
        self.check(form, document.data, findings)
        findings.raise_if_any()
        return self.pack(
            id=form.meta.id,
            digest=json_documents.digest(document.data),
            data=copy.deepcopy(dict(document.data)),
            form=form,
            **self.parts(form),
        )
