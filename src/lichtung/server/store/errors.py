"""What a store refuses, and why a site cannot be opened."""

from __future__ import annotations


class StoreError(Exception):
    """Something that the store refuses."""


class Taken(StoreError):
    """A move with this table and number, a table with this id or a person with this name is already there."""


class Conflict(StoreError):
    """Somebody else saved the table in between: read it again."""


class Missing(StoreError):
    """What should be changed is not there."""


class Unfit(StoreError):
    """A text that cannot be stored: it has a NUL or half a character in it."""


class Unwritten(StoreError):
    """The database could not be written: its disk is full, say, or it cannot be reached. Nothing has changed."""


class StartError(StoreError):
    """Why a site cannot be opened, and what to do about it; trying again later may be enough."""

    code = 1  # what a command ends with; docs/hosting.md has the list


class Unusable(StartError):
    """The database cannot be used as it is: somebody must look after it."""

    code = 3


class InUse(StartError):
    """Another server has this database."""

    code = 4


class WrongVersion(Unusable):
    """The database was made by another version of the program: `lichtung upgrade` helps when it is older."""
