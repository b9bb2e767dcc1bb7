### What commands for whoever runs a server say.

## Lists

admin-head-id = Id
admin-head-status = Status
admin-head-game = Game
admin-head-changed = Last change (UTC)
admin-head-seats = Seats
admin-head-name = Name
admin-head-seen = Last seen (UTC)
admin-head-tables = Tables
admin-head-banned = Ban
admin-head-when = When (UTC)
admin-head-who = Who
admin-head-what = What
admin-head-about = About
admin-banned = banned

## What was done

admin-word-made = Open /admin at the address of your server and give it this word. It is good once, for { $minutes } minutes:
admin-closed = Table { $id } is closed. Its people read why; their scores stay.
admin-deleted = Table { $id } is deleted.
admin-now-banned = { $id } is banned. A running server lets them in no more from the next second on.
admin-unbanned = { $id } may come in again, from the next second on.
admin-purged = Deleted: { $finished } finished tables, { $idle } tables that were not over, { $guests } guests, { $pads } score pads.
admin-forgotten = { $id } is forgotten: { $tables } tables know them no more; { $people } names, { $pads } score pads and { $presets } house rules are deleted.
backup-done = { $path } holds { $tables } tables with { $events } events.
restore-done = { $path } is restored: { $tables } tables with { $events } events.
migrate-done = The database had schema { $old }; now it has schema { $newest }.
migrate-none = The database is empty: a server's first start makes schema { $newest }.
migrate-older = The database has schema { $old }; this version needs { $newest }. Run: escalera migrate
migrate-newest = The database has schema { $newest }, which this version needs.

## How the database is

of-several = { $place } of { $count }: { $said }
condition = { $url }: { $state }
condition-holds = schema { $schema }; { $open } tables open, { $playing } in play, { $finished } finished; { $people } people, { $pads } score pads
migrate-newer = The database has schema { $old }, which is newer than { $newest }, the newest this version knows.
