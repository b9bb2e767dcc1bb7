### The privacy page: what a server stores of people, told by the tables and columns of its database.

privacy-title = What this server stores
privacy-who = There is no account. Whoever runs this server can read what is listed here; nobody else gets it, and nothing is loaded from other sites.
privacy-cookie = One cookie, `escalera`, holds an id that was drawn for you and a signature. It says which seats are yours, and lasts 400 days. Only whoever runs the server gets a second one, `escalera_admin`, for the pages under /admin; it lasts half a day.
privacy-address = Your network address is used to limit how much comes from one place, to share the bots fairly, and to keep out whoever a host has removed. It is never written down as it is, and stays in memory until the server is started again at the latest; with what you make, only a digest of it is stored, for 30 days. Chat is passed on and not stored: the last 30 things said at a table stay in memory while somebody is there, for those who come back. The server's log names tables and people by their ids, and never a card.
privacy-stored = What is in the database
privacy-kept = How long
privacy-kept-finished =
    { $days ->
        [0] Finished tables: until somebody deletes them.
       *[other] Finished tables: { $days } days.
    }
privacy-kept-idle =
    { $days ->
        [0] Tables that are not over: until somebody deletes them.
       *[other] Tables that are not over: { $days } days after something last happened there.
    }
privacy-kept-guests =
    { $days ->
        [0] Your name: until somebody deletes it.
       *[other] Your name and the list of your tables: { $days } days after your last visit. The tables themselves keep the name that you had there until somebody deletes them, or deletes you from them.
    }
privacy-kept-pads =
    { $days ->
        [0] Shared score pads: until their owner stops sharing them, or somebody deletes them.
       *[other] Shared score pads: { $days } days after somebody last wrote on them.
    }
privacy-rights = Whoever runs the server can give you all that is stored of you as a file, and delete it: your name, score pads and house rules go; in matches that you played with others you become somebody without a name. Of a deleted table one line stays, which says that it is deleted.

privacy-table-people = People who have said a name.
privacy-people-id = The id in their cookie.
privacy-people-name = What they call themselves.
privacy-people-seen_at = When they were here last, to the minute.
privacy-table-tables = Tables, as lists show them.
privacy-tables-id = Its id, the end of its link.
privacy-tables-created_at = When it was opened.
privacy-tables-status = Whether it is open, in play or over.
privacy-tables-public = Whether everybody sees it on the first page.
privacy-tables-game = The game.
privacy-tables-players = How many play.
privacy-tables-summary = The names and ids of those who sit there, the scores, the house rules.
privacy-tables-changed_at = When something happened there last.
privacy-tables-due_at = When its clock or a bot plays next.
privacy-table-sitters = Who sits or sat at a table, for the list of your tables.
privacy-sitters-table_id = The table.
privacy-sitters-person_id = The person's id.
privacy-sitters-place = Their place in the list.
privacy-table-events = The log of each table: all that was done there, one event after the other.
privacy-events-table_id = The table.
privacy-events-seq = The event's number.
privacy-events-data = What happened and when: who took a seat under which name, each play, what made the shuffle, who lost the connection, the link of a call.
privacy-table-snapshots = Each table in play as it was when a hand was dealt, made from its log, so that a server reads it sooner.
privacy-snapshots-table_id = The table.
privacy-snapshots-seq = The number of the last event in it.
privacy-snapshots-data = What the log says up to there: who sits where under which name, the hands before, what makes the shuffle.
privacy-table-pads = Score pads that are shared by a link.
privacy-pads-id = Its id, the end of its link.
privacy-pads-person_id = Its owner's id.
privacy-pads-writers = Who may write on it.
privacy-pads-version = How often it was written.
privacy-pads-data = What is on it: names and scores.
privacy-pads-changed_at = When it was written last.
privacy-table-presets = House rules that are shared by a link.
privacy-presets-id = Their id, the end of their link.
privacy-presets-name = What they are called.
privacy-presets-game = The game.
privacy-presets-players = How many play.
privacy-presets-settings = What differs from the usual rules.
privacy-presets-person_id = The id of whoever saved them.
privacy-table-makers = Who made a table, a shared pad or house rules in the last 30 days, to limit how many, and to let the bots serve each address in turn.
privacy-makers-id = The id of what was made.
privacy-makers-person_id = The id of whoever made it.
privacy-makers-address = A digest of their network address, from which nobody else can find the address.
privacy-makers-at = When it was made.
privacy-table-used = Private links for another device that were used, for 15 minutes.
privacy-used-word = A word from the link.
privacy-used-at = When it was used.
privacy-table-signings = Who has signed out everywhere else.
privacy-signings-person_id = The person's id.
privacy-signings-version = How often they did, so that older cookies are no good.
privacy-table-bans = Who may not come in any more.
privacy-bans-person_id = The person's id.
privacy-bans-at = Since when.
privacy-table-audit = What moderators and whoever runs the server did.
privacy-audit-id = The note's id.
privacy-audit-at = When.
privacy-audit-who = Who did it.
privacy-audit-what = What was done, in a word.
privacy-audit-about = The id of the table or person, or how many.
privacy-table-processes = The server's processes, where it runs as several. They are about nobody.
privacy-processes-id = The process's id.
privacy-processes-address = Where the others reach it.
privacy-processes-beat = A count that goes on while it lives.
privacy-table-leases = Which process plays at which table, where there are several. It is about nobody.
privacy-leases-table_id = The table.
privacy-leases-process_id = The process.
privacy-leases-epoch = How many processes have had the table.
privacy-table-places = Which place this database has, where tables are spread over several. It is about nobody.
privacy-places-place = The place.
privacy-places-count = How many databases there are.
privacy-places-cluster = A random word that all of them share.
privacy-table-secrets = The server's own secret, which signs the cookies. It is about nobody.
privacy-secrets-name = What it is for.
privacy-secrets-value = The secret.
