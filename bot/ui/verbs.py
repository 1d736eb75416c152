"""How controls are answered, and where they work, by the verbs of their ids."""

from __future__ import annotations

from bot.ui import leaving, lobbies, managing, moderating, planning, server_settings

#: Wherever a clock is chosen.
CLOCKS = (lobbies.CLOCK, server_settings.CLOCK, moderating.CLOCK)

#: What is answered with a form, which must be the first answer.
FORM_FIRST = (
    *("quiet-form", "days-form", "digest-form", "note-form", *moderating.FORMS),
    *(verb for clock in CLOCKS for verb in clock.asking),
)
#: What is answered in a new private message instead of the one with the button.
IN_A_NEW_MESSAGE = (
    *("open", "words", "join", "leave", "decline", "set-up", "rematch", "again", "try", "next", "next-game"),
    *("newest", "follow", "mine", "solo", "table", "daily", "ranks", "settings", "privacy", "late", "invite"),
    *("orders", "then-words", "newest-log", "record", "record-text", "film", "undo-yes", "undo-no"),
    *("digest", "ahead", "review"),
)
#: What is answered with a panel.
PANEL = ("open", "next-game", "refresh", "choose", "pick", "back", "undo-ask", "hint", "plan-pick", *planning.ON_PANEL)
#: What belongs to a player's own panel.
OWN_PANEL = (
    *("words", "log", "newest-log", "then", "then-words", "record", "record-text", "film", "film-of"),
    *("review", "review-page", "note-form", "note", *planning.BUTTONS, *PANEL),
)
#: The settings of a server.
SERVER = (
    *("server", "server-all", "games-channel", "opener-role", "moderator-role"),
    *("server-clock", "server-clock-form", "server-hours-form", "server-hours"),
)
#: What only moderators see.
MANAGING = (
    *("manage-seat", *managing.BUTTONS, "change-clock", *moderating.FORMS, *SERVER),
    *("manage-clock", "manage-clock-form", "manage-hours-form", "manage-hours", "manage-preset"),
)
#: What is never shown to others.
PRIVATE = (
    *("help", "my-page", "my-settings", "my-time", "follow-rounds", "unfollow", "forget", "block", "unblock"),
    *(*leaving.BUTTONS, *OWN_PANEL, *MANAGING),
)
#: What also works for a game that is damaged.
CLOSING = ("cancel", "manage", "deeds")
#: What is about no game.
OF_NO_GAME = (
    *("unfollow", "rank", "ranks", "mine", "solo", "table", "daily", "daily-page", "settings", "set", "help"),
    *("my-page", "my-settings", "my-time", "quiet-form", "days-form", "quiet", "days", "all-deeds", *SERVER),
    *("digest", "digest-form"),
    *("privacy", "forget", "block", "unblock"),
)
