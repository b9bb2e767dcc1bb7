### La página de privacidad: lo que un servidor guarda de la gente, por las tablas y columnas de su base de datos.

privacy-title = Lo que guarda este servidor
privacy-who = No hay cuentas. Quien lleva este servidor puede leer lo que se enumera aquí; nadie más lo recibe, y no se carga nada de otros sitios.
privacy-cookie = Una sola cookie, `escalera`, lleva un identificador sorteado para usted y una firma. Dice qué asientos son suyos y dura 400 días. Solo quien lleva el servidor recibe otra, `escalera_admin`, para las páginas de /admin; dura medio día.
privacy-address = Su dirección de red sirve para limitar cuánto llega de un mismo lugar, para repartir los bots con justicia y para que no vuelva quien fue expulsado de una mesa. Nunca se escribe tal cual, y queda en memoria como mucho hasta que el servidor se reinicia; con lo que usted hace solo se guarda un resumen cifrado de ella, durante 30 días. Lo que se dice en la mesa se transmite y no se guarda: lo último, 30 frases como mucho, queda en memoria mientras haya alguien en la mesa, para quien vuelva. El diario del servidor nombra mesas y personas por su identificador, y nunca una carta.
privacy-stored = Lo que hay en la base de datos
privacy-kept = Cuánto tiempo
privacy-kept-finished =
    { $days ->
        [0] Mesas terminadas: hasta que alguien las borre.
       *[other] Mesas terminadas: { $days } días.
    }
privacy-kept-idle =
    { $days ->
        [0] Mesas sin terminar: hasta que alguien las borre.
       *[other] Mesas sin terminar: { $days } días desde que pasó algo en ellas por última vez.
    }
privacy-kept-guests =
    { $days ->
        [0] Su nombre: hasta que alguien lo borre.
       *[other] Su nombre y la lista de sus mesas: { $days } días desde su última visita. Las mesas mismas conservan el nombre que usted tenía en ellas hasta que alguien las borre, o lo borre a usted de ellas.
    }
privacy-kept-pads =
    { $days ->
        [0] Libretas de puntos compartidas: hasta que su dueño deje de compartirlas o alguien las borre.
       *[other] Libretas de puntos compartidas: { $days } días desde la última vez que alguien las escribió.
    }
privacy-rights = Quien lleva el servidor puede darle en un archivo todo lo que hay guardado de usted, y borrarlo: desaparecen su nombre, sus libretas de puntos y sus reglas de la casa; en las partidas que jugó con otros pasa a ser alguien sin nombre. De una mesa borrada queda una línea, que dice que está borrada.

privacy-table-people = Personas que han dicho un nombre.
privacy-people-id = El identificador de su cookie.
privacy-people-name = Cómo se llaman a sí mismas.
privacy-people-seen_at = Cuándo estuvieron aquí por última vez, al minuto.
privacy-table-tables = Mesas, como las muestran las listas.
privacy-tables-id = Su identificador, el final de su enlace.
privacy-tables-created_at = Cuándo se abrió.
privacy-tables-status = Si está abierta, en juego o terminada.
privacy-tables-public = Si todos la ven en la primera página.
privacy-tables-game = El juego.
privacy-tables-players = Cuántos juegan.
privacy-tables-summary = Los nombres e identificadores de quienes se sientan en ella, los puntos, las reglas de la casa.
privacy-tables-changed_at = Cuándo pasó algo en ella por última vez.
privacy-tables-due_at = Cuándo juega su reloj o un bot la próxima vez.
privacy-table-sitters = Quién se sienta o se sentó en una mesa, para la lista de sus mesas.
privacy-sitters-table_id = La mesa.
privacy-sitters-person_id = El identificador de la persona.
privacy-sitters-place = Su lugar en la lista.
privacy-table-events = El diario de cada mesa: todo lo que se hizo en ella, un suceso tras otro.
privacy-events-table_id = La mesa.
privacy-events-seq = El número del suceso.
privacy-events-data = Qué pasó y cuándo: quién tomó un asiento y con qué nombre, cada jugada, de qué se hizo la mezcla, quién perdió la conexión, el enlace de una llamada.
privacy-table-snapshots = Cada mesa en juego tal como estaba al repartirse una mano, hecha de su diario, para que un servidor la lea antes.
privacy-snapshots-table_id = La mesa.
privacy-snapshots-seq = El número de su último suceso.
privacy-snapshots-data = Lo que dice el diario hasta ahí: quién se sienta dónde y con qué nombre, las manos anteriores, de qué se hace la mezcla.
privacy-table-pads = Libretas de puntos compartidas por un enlace.
privacy-pads-id = Su identificador, el final de su enlace.
privacy-pads-person_id = El identificador de su dueño.
privacy-pads-writers = Quién puede escribir en ella.
privacy-pads-version = Cuántas veces se ha escrito.
privacy-pads-data = Lo que hay en ella: nombres y puntos.
privacy-pads-changed_at = Cuándo se escribió por última vez.
privacy-table-presets = Reglas de la casa compartidas por un enlace.
privacy-presets-id = Su identificador, el final de su enlace.
privacy-presets-name = Cómo se llaman.
privacy-presets-game = El juego.
privacy-presets-players = Cuántos juegan.
privacy-presets-settings = En qué difieren de las reglas habituales.
privacy-presets-person_id = El identificador de quien las guardó.
privacy-table-makers = Quién hizo una mesa, una libreta compartida o reglas de la casa en los últimos 30 días, para limitar cuántas y para que los bots atiendan a cada dirección por turno.
privacy-makers-id = El identificador de lo que se hizo.
privacy-makers-person_id = El identificador de quien lo hizo.
privacy-makers-address = Un resumen cifrado de su dirección de red, del que nadie más puede sacar la dirección.
privacy-makers-at = Cuándo se hizo.
privacy-table-used = Enlaces privados para otro dispositivo que ya se usaron, durante 15 minutos.
privacy-used-word = Una palabra del enlace.
privacy-used-at = Cuándo se usó.
privacy-table-signings = Quién ha cerrado su sesión en los demás dispositivos.
privacy-signings-person_id = El identificador de la persona.
privacy-signings-version = Cuántas veces lo hizo, para que las cookies anteriores no valgan.
privacy-table-bans = Quién ya no puede entrar.
privacy-bans-person_id = El identificador de la persona.
privacy-bans-at = Desde cuándo.
privacy-table-audit = Lo que han hecho los moderadores y quien lleva el servidor.
privacy-audit-id = El identificador de la nota.
privacy-audit-at = Cuándo.
privacy-audit-who = Quién lo hizo.
privacy-audit-what = Qué se hizo, en una palabra.
privacy-audit-about = El identificador de la mesa o la persona, o cuántas.
privacy-table-processes = Los procesos del servidor, si son varios. No tratan de nadie.
privacy-processes-id = El identificador del proceso.
privacy-processes-address = Dónde lo encuentran los demás.
privacy-processes-beat = Un número que sube mientras el proceso vive.
privacy-table-leases = Qué proceso lleva cada mesa, si hay varios. No trata de nadie.
privacy-leases-table_id = La mesa.
privacy-leases-process_id = El proceso.
privacy-leases-epoch = Cuántos procesos han llevado la mesa.
privacy-table-places = Qué lugar tiene esta base de datos, si las mesas se reparten entre varias. No trata de nadie.
privacy-places-place = El lugar.
privacy-places-count = Cuántas bases de datos hay.
privacy-places-cluster = Una palabra al azar que todas comparten.
privacy-table-secrets = El secreto del propio servidor, que firma las cookies. No trata de nadie.
privacy-secrets-name = Para qué sirve.
privacy-secrets-value = El secreto.
