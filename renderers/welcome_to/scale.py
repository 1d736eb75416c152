"""How large the lots of a street are drawn."""

from __future__ import annotations

from msgspec import Struct


class Scale(Struct, frozen=True):
    """All measures in pixels."""

    width: int
    height: int
    #: The strip in front of a house, where its pool lies.
    yard: int
    #: The size of a house number; one with a letter or many digits is written smaller.
    figure: int
    fence: int
    badge: int

    @property
    def house(self) -> int:
        """The height of a house with its roof."""
        return self.height - self.yard

    def length(self, lots: int) -> int:
        return lots * self.width


#: A seat's own sheet.
LARGE = Scale(width=94, height=128, yard=34, figure=42, fence=16, badge=34)
#: Everybody's sheets on the board: the fewer there are, the larger they are drawn.
FEW = Scale(width=67, height=78, yard=18, figure=34, fence=12, badge=24)
SOME = Scale(width=67, height=64, yard=14, figure=31, fence=12, badge=22)
MANY = Scale(width=67, height=56, yard=12, figure=29, fence=12, badge=20)


#: The streets under the final score sheet: alone, and several beside each other.
FINAL_ALONE = Scale(width=93, height=92, yard=22, figure=40, fence=14, badge=30)
FINAL = Scale(width=44, height=46, yard=10, figure=22, fence=9, badge=16)


def of_board(seats: int) -> Scale:
    return FEW if seats <= 2 else SOME if seats <= 4 else MANY
