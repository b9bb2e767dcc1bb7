### The pages for whoever runs the server.

admin-title = Running this server
admin-how = This page is for whoever runs the server. Run this command where the server is; the word that it prints is good once, for a quarter of an hour:
admin-word = The word
admin-word-refused = That word is wrong, too old or used. Run the command again.
admin-enter = Come in
admin-leave = Leave
admin-page-tables = Tables
admin-page-people = People
admin-page-purge = Old things
admin-page-audit = What was done
admin-show = Show
admin-nothing = There is nothing here.
admin-more = Only the newest { $most } are shown. Where the server runs, this lists more: { $command }
admin-status-any = all
admin-status-open = open
admin-status-playing = in play
admin-status-finished = finished

admin-table-open = open
admin-table-playing = in play
admin-table-finished = finished

## Buttons

admin-close = Close
admin-delete = Delete
admin-ban = Ban
admin-unban = Let in again
admin-forget = Forget
admin-export = Save data
admin-purge = Delete
admin-purge-how = Deletes what is older than the number of days you write. A field left empty deletes nothing.
admin-older-finished = Finished tables, days since the last change
admin-older-idle = Tables that are not over, days since the last change
admin-older-guests = People, days since their last visit
admin-older-pads = Shared score pads, days since the last change

## What was done

admin-done-close = The table is closed. Its people read why; their scores stay.
admin-done-delete = The table is deleted.
admin-done-ban = They are banned, from the next second on.
admin-done-unban = They may come in again, from the next second on.
admin-done-forget = They are forgotten; their matches stay, without their name.
admin-not-forgotten = They are forgotten, but not at every table: what is stored of some can't be read. `escalera admin forget` says where.
admin-done-purge = What was old is deleted; “What was done” says how much.
admin-nothing-done = Nothing was done: there was nothing to do.

admin-who-admin = whoever runs the server
admin-who-server = the server
admin-was-enter = came in
admin-was-close = table closed
admin-was-delete = table deleted
admin-was-ban = person banned
admin-was-unban = person let in again
admin-was-forget = person forgotten
admin-was-export = a person's data saved
admin-was-remove = somebody removed from the table
admin-was-lock = table locked
admin-was-unlock = table unlocked
admin-was-purge-finished = finished tables deleted
admin-was-purge-idle = tables that were not over deleted
admin-was-purge-guests = people deleted
admin-was-purge-pads = shared score pads deleted
