import type { SectionName } from './section.ts';

interface ReportTexts {
  title: string;
  made: string;
  intro: string;
  contents: string;
  empty: string;
  newest: string;
  all: string;
  files: string;
  kept: string;
  yes: string;
  no: string;
  sections: Record<SectionName, readonly [title: string, says: string]>;
}

const en: ReportTexts = {
  title: 'Your data',
  made: 'Created on',
  intro:
    'This is everything we store about you and your account. Each part is also a separate JSON file in the folder “data”, which other programs can read. Times are in UTC. Amounts are in the currency shown next to them.',
  contents: 'Contents',
  empty: 'Nothing is stored here.',
  newest: 'Showing {shown} of {count}. The file contains all of them.',
  all: 'entries',
  files: 'The documents you uploaded are in the folder “documents”.',
  kept: 'We store only a hash of your password, which no one can read. It isn’t part of this report. Archived months are included. To get data that is no longer in the archive, please ask support.',
  yes: 'yes',
  no: 'no',
  sections: {
    profile: ['Profile', 'The details you gave us, and the status of your account.'],
    consents: ['Messages', 'The messages you agreed to receive, and the terms you accepted.'],
    sessions: ['Sessions', 'The browsers you’re signed in with.'],
    devices: [
      'Devices',
      'When each device was last used to sign in. We store a random ID for each device, and nothing about the device itself. Also the browsers that receive notifications.',
    ],
    documents: ['Documents', 'The documents you uploaded to verify your identity, and our decisions.'],
    accounts: ['Balances', 'Your wallets and their balances. “held” is set aside for withdrawals and open bets.'],
    journal: ['Transactions', 'Every transaction in your wallets, oldest first.'],
    payments: ['Payments', 'Deposits and withdrawals, newest first.'],
    rounds: ['Game rounds', 'The rounds you played for real money, newest first.'],
    live_bets: ['Bets at live tables', 'Your bets at live tables, newest first.'],
    seeds: ['Fairness seeds', 'The revealed seeds of your rounds.'],
    bets: ['Bets', 'Your sports bets.'],
    limits: ['Limits', 'The limits and breaks you set, including those that have ended.'],
    points: ['Comp points', 'Your points and levels, and the points you exchanged for money.'],
    tournaments: ['Tournaments', 'The tournaments you joined, with your score, place and prize.'],
    lotteries: ['Lotteries', 'Your tickets, the amounts you staked to get them, and their prizes.'],
    jackpot_wins: ['Jackpot wins', 'The jackpots you won, with the data for checking each win.'],
    lootboxes: ['Boxes and spins of the wheel', 'The boxes and spins you received, and what you won.'],
    games: [
      'Favourites',
      'The games, teams, leagues and matches you marked as favourites, and the games you opened recently.',
    ],
    messages: ['Messages to support', 'The messages you sent us while signed in, and our replies.'],
    security_log: [
      'Security log',
      'Sign-ins, changes and decisions about your account, with the address they came from.',
    ],
    requests: ['Requests', 'The data reports and account deletions you requested.'],
  },
};

const de: ReportTexts = {
  title: 'Ihre Daten',
  made: 'Erstellt am',
  intro:
    'Das ist alles, was wir über Sie und Ihr Konto speichern. Jeder Teil liegt auch als eigene JSON-Datei im Ordner „data“, die andere Programme lesen können. Zeiten sind in UTC angegeben, Beträge in der Währung daneben.',
  contents: 'Inhalt',
  empty: 'Hier ist nichts gespeichert.',
  newest: '{shown} von {count} werden angezeigt. Die Datei enthält alle.',
  all: 'Einträge',
  files: 'Die Dokumente, die Sie hochgeladen haben, liegen im Ordner „documents“.',
  kept: 'Von Ihrem Passwort speichern wir nur einen Hash, den niemand lesen kann. Er ist nicht Teil dieses Berichts. Archivierte Monate sind enthalten. Daten, die nicht mehr im Archiv liegen, erhalten Sie auf Anfrage von unserem Support.',
  yes: 'ja',
  no: 'nein',
  sections: {
    profile: ['Profil', 'Ihre Angaben zu Ihrer Person und der Status Ihres Kontos.'],
    consents: [
      'Nachrichten',
      'Die Nachrichten, denen Sie zugestimmt haben, und die Geschäftsbedingungen, die Sie akzeptiert haben.',
    ],
    sessions: ['Sitzungen', 'Die Browser, in denen Sie angemeldet sind.'],
    devices: [
      'Geräte',
      'Wann jedes Gerät zuletzt zur Anmeldung benutzt wurde. Wir speichern für jedes Gerät eine zufällige Kennung und nichts über das Gerät selbst. Dazu die Browser, die Benachrichtigungen erhalten.',
    ],
    documents: ['Dokumente', 'Die Dokumente, die Sie zur Verifizierung hochgeladen haben, und unsere Entscheidungen.'],
    accounts: [
      'Guthaben',
      'Ihre Wallets und ihre Guthaben. „held“ ist für Auszahlungen und offene Wetten zurückgelegt.',
    ],
    journal: ['Transaktionen', 'Jede Transaktion in Ihren Wallets, die älteste zuerst.'],
    payments: ['Zahlungen', 'Einzahlungen und Auszahlungen, die neueste zuerst.'],
    rounds: ['Spielrunden', 'Die Runden, die Sie um echtes Geld gespielt haben, die neueste zuerst.'],
    live_bets: ['Einsätze an Live-Tischen', 'Ihre Einsätze an Live-Tischen, der neueste zuerst.'],
    seeds: ['Seeds', 'Die aufgedeckten Seeds Ihrer Runden.'],
    bets: ['Wetten', 'Ihre Sportwetten.'],
    limits: ['Limits', 'Die Limits und Pausen, die Sie gesetzt haben, auch die beendeten.'],
    points: ['Punkte', 'Ihre Punkte und Level und die Punkte, die Sie in Geld eingetauscht haben.'],
    tournaments: ['Turniere', 'Die Turniere, an denen Sie teilgenommen haben, mit Wertung, Platz und Preis.'],
    lotteries: ['Lotterien', 'Ihre Lose, Ihre Einsätze dafür und die Gewinne.'],
    jackpot_wins: ['Jackpot-Gewinne', 'Die Jackpots, die Sie gewonnen haben, mit den Daten zum Prüfen jedes Gewinns.'],
    lootboxes: ['Boxen und Drehs am Rad', 'Die Boxen und Drehs, die Sie erhalten haben, und Ihre Gewinne.'],
    games: [
      'Favoriten',
      'Die Spiele, Teams, Ligen und Begegnungen, die Sie als Favoriten markiert haben, und die zuletzt geöffneten Spiele.',
    ],
    messages: [
      'Nachrichten an den Support',
      'Die Nachrichten, die Sie uns angemeldet geschrieben haben, und unsere Antworten.',
    ],
    security_log: [
      'Sicherheitsprotokoll',
      'Anmeldungen, Änderungen und Entscheidungen zu Ihrem Konto, mit der Adresse, von der sie kamen.',
    ],
    requests: ['Anfragen', 'Die Datenberichte und Kontolöschungen, die Sie angefordert haben.'],
  },
};

const spanish: ReportTexts = {
  title: 'Tus datos',
  made: 'Creado el',
  intro:
    'Esto es todo lo que guardamos sobre ti y tu cuenta. Cada parte también es un archivo JSON aparte en la carpeta “data”, que otros programas pueden leer. Las horas están en UTC. Los montos están en la moneda que aparece al lado.',
  contents: 'Contenido',
  empty: 'Aquí no hay nada guardado.',
  newest: 'Se muestran {shown} de {count}. El archivo los contiene todos.',
  all: 'entradas',
  files: 'Los documentos que subiste están en la carpeta “documents”.',
  kept: 'De tu contraseña solo guardamos un hash que nadie puede leer. No forma parte de este reporte. Los meses archivados están incluidos. Si quieres datos que ya no están en el archivo, pídelos a soporte.',
  yes: 'sí',
  no: 'no',
  sections: {
    profile: ['Perfil', 'Los datos que nos diste y el estatus de tu cuenta.'],
    consents: ['Mensajes', 'Los mensajes que aceptaste recibir y los términos que aceptaste.'],
    sessions: ['Sesiones', 'Los navegadores en los que tienes la sesión abierta.'],
    devices: [
      'Dispositivos',
      'Cuándo se usó por última vez cada dispositivo para iniciar sesión. De cada uno guardamos un identificador aleatorio y nada del dispositivo en sí. También los navegadores que reciben notificaciones.',
    ],
    documents: ['Documentos', 'Los documentos que subiste para verificar tu identidad y nuestras decisiones.'],
    accounts: ['Saldos', 'Tus billeteras y sus saldos. “held” está apartado para retiros y apuestas abiertas.'],
    journal: ['Movimientos', 'Todos los movimientos de tus billeteras, del más antiguo al más reciente.'],
    payments: ['Pagos', 'Depósitos y retiros, del más reciente al más antiguo.'],
    rounds: ['Rondas de juego', 'Las rondas que jugaste con dinero real, de la más reciente a la más antigua.'],
    live_bets: ['Apuestas en mesas en vivo', 'Tus apuestas en mesas en vivo, de la más reciente a la más antigua.'],
    seeds: ['Semillas', 'Las semillas reveladas de tus rondas.'],
    bets: ['Apuestas', 'Tus apuestas deportivas.'],
    limits: ['Límites', 'Los límites y pausas que fijaste, incluso los que ya terminaron.'],
    points: ['Puntos', 'Tus puntos y niveles, y los puntos que canjeaste por dinero.'],
    tournaments: ['Torneos', 'Los torneos en los que participaste, con tu puntuación, lugar y premio.'],
    lotteries: ['Loterías', 'Tus boletos, lo que apostaste para obtenerlos y sus premios.'],
    jackpot_wins: ['Jackpots', 'Los jackpots que ganaste, con los datos para comprobar cada uno.'],
    lootboxes: ['Cajas y giros de la rueda', 'Las cajas y los giros que recibiste, y lo que ganaste.'],
    games: [
      'Favoritos',
      'Los juegos, equipos, ligas y partidos que marcaste como favoritos, y los juegos que abriste hace poco.',
    ],
    messages: ['Mensajes a soporte', 'Los mensajes que nos enviaste con la sesión iniciada y nuestras respuestas.'],
    security_log: [
      'Registro de seguridad',
      'Inicios de sesión, cambios y decisiones sobre tu cuenta, con la dirección de la que vinieron.',
    ],
    requests: ['Solicitudes', 'Los reportes de datos y las eliminaciones de cuenta que solicitaste.'],
  },
};

const french: ReportTexts = {
  title: 'Vos données',
  made: 'Créé le',
  intro:
    'Voici tout ce que nous conservons sur vous et votre compte. Chaque partie est aussi un fichier JSON distinct dans le dossier «\u00a0data\u00a0», que d’autres programmes peuvent lire. Les heures sont en UTC. Les montants sont dans la devise indiquée à côté.',
  contents: 'Contenu',
  empty: 'Rien n’est conservé ici.',
  newest: '{shown} sur {count} figurent ici. Le fichier les contient tous.',
  all: 'entrées',
  files: 'Les documents que vous avez téléversés se trouvent dans le dossier «\u00a0documents\u00a0».',
  kept: 'De votre mot de passe, nous ne conservons qu’une empreinte que personne ne peut lire. Elle ne fait pas partie de ce rapport. Les mois archivés sont inclus. Pour obtenir des données qui ne sont plus dans les archives, adressez-vous au service à la clientèle.',
  yes: 'oui',
  no: 'non',
  sections: {
    profile: ['Profil', 'Les renseignements que vous nous avez donnés et l’état de votre compte.'],
    consents: ['Messages', 'Les messages que vous avez accepté de recevoir et les conditions que vous avez acceptées.'],
    sessions: ['Sessions', 'Les navigateurs où votre session est ouverte.'],
    devices: [
      'Appareils',
      'La dernière connexion avec chaque appareil. Nous conservons un identifiant aléatoire pour chaque appareil, et rien sur l’appareil lui-même. Aussi les navigateurs qui reçoivent des notifications.',
    ],
    documents: [
      'Documents',
      'Les documents que vous avez téléversés pour faire vérifier votre identité, et nos décisions.',
    ],
    accounts: [
      'Soldes',
      'Vos portefeuilles et leurs soldes. «\u00a0held\u00a0» est mis de côté pour les retraits et les paris en cours.',
    ],
    journal: ['Transactions', 'Toutes les transactions de vos portefeuilles, de la plus ancienne à la plus récente.'],
    payments: ['Paiements', 'Les dépôts et les retraits, du plus récent au plus ancien.'],
    rounds: ['Parties', 'Les parties que vous avez jouées en argent réel, de la plus récente à la plus ancienne.'],
    live_bets: ['Mises aux tables en direct', 'Vos mises aux tables en direct, de la plus récente à la plus ancienne.'],
    seeds: ['Graines', 'Les graines révélées de vos parties.'],
    bets: ['Paris', 'Vos paris sportifs.'],
    limits: ['Limites', 'Les limites et les pauses que vous avez fixées, même terminées.'],
    points: [
      'Points de fidélité',
      'Vos points et vos niveaux, et les points que vous avez échangés contre de l’argent.',
    ],
    tournaments: [
      'Tournois',
      'Les tournois auxquels vous avez participé, avec votre pointage, votre rang et votre prix.',
    ],
    lotteries: ['Loteries', 'Vos billets, ce que vous avez misé pour les obtenir et leurs prix.'],
    jackpot_wins: ['Gros lots', 'Les gros lots que vous avez gagnés, avec les données pour vérifier chacun.'],
    lootboxes: ['Boîtes et tours de roue', 'Les boîtes et les tours que vous avez reçus, et ce que vous avez gagné.'],
    games: [
      'Favoris',
      'Les jeux, équipes, ligues et matchs que vous avez marqués comme favoris, et les jeux ouverts récemment.',
    ],
    messages: [
      'Messages au service à la clientèle',
      'Les messages que vous nous avez envoyés avec votre session ouverte, et nos réponses.',
    ],
    security_log: [
      'Journal de sécurité',
      'Les connexions, les changements et les décisions concernant votre compte, avec l’adresse d’où ils venaient.',
    ],
    requests: ['Demandes', 'Les rapports de données et les suppressions de compte que vous avez demandés.'],
  },
};

const japanese: ReportTexts = {
  title: 'お客様のデータ',
  made: '作成日',
  intro:
    'お客様とアカウントについて当サイトが保存しているすべてのデータです。各項目は「data」フォルダーに個別のJSONファイルとしても入っており、ほかのプログラムで読めます。時刻はUTC、金額は横に記載の通貨です。',
  contents: '目次',
  empty: 'ここに保存されているものはありません。',
  newest: '{count}件中{shown}件を表示しています。ファイルにはすべて含まれています。',
  all: '件',
  files: 'アップロードされた書類は「documents」フォルダーにあります。',
  kept: 'パスワードは、誰にも読めないハッシュ値としてのみ保存しています。ハッシュ値はこのレポートに含まれません。アーカイブされた月は含まれます。アーカイブに残っていないデータについては、サポートにお問い合わせください。',
  yes: 'はい',
  no: 'いいえ',
  sections: {
    profile: ['プロフィール', 'お知らせいただいた情報と、アカウントのステータス。'],
    consents: ['メッセージ', '受信に同意されたメッセージと、同意された利用規約。'],
    sessions: ['セッション', 'ログイン中のブラウザー。'],
    devices: [
      'デバイス',
      '各デバイスが最後にログインに使われた日時。デバイスごとにランダムなIDのみを保存し、デバイス自体の情報は保存しません。通知を受け取るブラウザーも含みます。',
    ],
    documents: ['書類', '本人確認のためにアップロードされた書類と、審査の結果。'],
    accounts: ['残高', 'ウォレットと残高。「held」は出金と未確定のベットのために確保された額です。'],
    journal: ['取引', 'ウォレットのすべての取引（古い順）。'],
    payments: ['入出金', '入金と出金（新しい順）。'],
    rounds: ['ゲームのラウンド', 'リアルマネーでプレイしたラウンド（新しい順）。'],
    live_bets: ['ライブテーブルのベット', 'ライブテーブルでのベット（新しい順）。'],
    seeds: ['シード', '公開済みのラウンドのシード。'],
    bets: ['ベット', 'スポーツベット。'],
    limits: ['制限', '設定した制限と休止（終了したものを含む）。'],
    points: ['コンプポイント', 'ポイントとレベル、お金に交換したポイント。'],
    tournaments: ['トーナメント', '参加したトーナメントと、そのスコア、順位、賞金。'],
    lotteries: ['抽選', 'チケット、その獲得のためのベット額、賞金。'],
    jackpot_wins: ['ジャックポット', '獲得したジャックポットと、それぞれの検証に使うデータ。'],
    lootboxes: ['ボックスとホイール', '受け取ったボックスとホイールの回転、獲得した賞品。'],
    games: ['お気に入り', 'お気に入りに登録したゲーム、チーム、リーグ、試合と、最近開いたゲーム。'],
    messages: ['サポートへのお問い合わせ', 'ログイン中にお送りいただいたメッセージと、当サイトからの返信。'],
    security_log: ['セキュリティログ', 'アカウントに関するログイン、変更、決定と、その接続元のアドレス。'],
    requests: ['申請', '申請されたデータレポートとアカウントの削除。'],
  },
};

const norwegian: ReportTexts = {
  title: 'Dine data',
  made: 'Laget',
  intro:
    'Dette er alt vi lagrer om deg og kontoen din. Hver del er også en egen JSON-fil i mappen «data», som andre programmer kan lese. Tider er i UTC. Beløp er i valutaen som står ved siden av.',
  contents: 'Innhold',
  empty: 'Ingenting er lagret her.',
  newest: 'Viser {shown} av {count}. Filen inneholder alle.',
  all: 'oppføringer',
  files: 'Dokumentene du har lastet opp, ligger i mappen «documents».',
  kept: 'Av passordet ditt lagrer vi bare en hash som ingen kan lese. Den er ikke med i denne rapporten. Arkiverte måneder er med. Vil du ha data som ikke lenger er i arkivet, kan du be kundeservice om dem.',
  yes: 'ja',
  no: 'nei',
  sections: {
    profile: ['Profil', 'Opplysningene du har gitt oss, og statusen til kontoen din.'],
    consents: ['Meldinger', 'Meldingene du har sagt ja til å få, og vilkårene du har godtatt.'],
    sessions: ['Økter', 'Nettleserne du er logget inn med.'],
    devices: [
      'Enheter',
      'Når hver enhet sist ble brukt til å logge inn. Vi lagrer en tilfeldig ID for hver enhet, og ingenting om selve enheten. Også nettleserne som får varsler.',
    ],
    documents: ['Dokumenter', 'Dokumentene du har lastet opp for å bekrefte identiteten din, og avgjørelsene våre.'],
    accounts: ['Saldoer', 'Lommebøkene dine og saldoene i dem. «held» er satt av til uttak og åpne veddemål.'],
    journal: ['Transaksjoner', 'Alle transaksjoner i lommebøkene dine, eldste først.'],
    payments: ['Betalinger', 'Innskudd og uttak, nyeste først.'],
    rounds: ['Spillrunder', 'Rundene du har spilt om ekte penger, nyeste først.'],
    live_bets: ['Innsatser ved livebord', 'Innsatsene dine ved livebord, nyeste først.'],
    seeds: ['Seeds', 'De avslørte seedene fra rundene dine.'],
    bets: ['Veddemål', 'Veddemålene dine på sport.'],
    limits: ['Grenser', 'Grensene og pausene du har satt, også de som er over.'],
    points: ['Poeng', 'Poengene og nivåene dine, og poengene du har byttet i penger.'],
    tournaments: ['Turneringer', 'Turneringene du har deltatt i, med poengsum, plass og premie.'],
    lotteries: ['Lotterier', 'Loddene dine, det du satset for å få dem, og premiene.'],
    jackpot_wins: ['Jackpotter', 'Jackpottene du har vunnet, med dataene du kan sjekke dem med.'],
    lootboxes: ['Bokser og spinn på hjulet', 'Boksene og spinnene du har fått, og det du vant.'],
    games: [
      'Favoritter',
      'Spillene, lagene, ligaene og kampene du har merket som favoritter, og spillene du har åpnet nylig.',
    ],
    messages: ['Meldinger til kundeservice', 'Meldingene du har sendt oss mens du var logget inn, og svarene våre.'],
    security_log: ['Sikkerhetslogg', 'Innlogginger, endringer og avgjørelser om kontoen din, med adressen de kom fra.'],
    requests: ['Forespørsler', 'Datarapportene og kontoslettingene du har bedt om.'],
  },
};

const portuguese: ReportTexts = {
  title: 'Seus dados',
  made: 'Criado em',
  intro:
    'Isto é tudo o que armazenamos sobre você e sua conta. Cada parte também é um arquivo JSON separado na pasta “data”, que outros programas conseguem ler. Os horários estão em UTC. Os valores estão na moeda indicada ao lado.',
  contents: 'Conteúdo',
  empty: 'Nada está armazenado aqui.',
  newest: 'Mostrando {shown} de {count}. O arquivo contém todos.',
  all: 'registros',
  files: 'Os documentos que você enviou estão na pasta “documents”.',
  kept: 'Da sua senha, armazenamos apenas um hash que ninguém consegue ler. Ele não faz parte deste relatório. Os meses arquivados estão incluídos. Para obter dados que não estão mais no arquivo, peça ao suporte.',
  yes: 'sim',
  no: 'não',
  sections: {
    profile: ['Perfil', 'Os dados que você nos informou e o status da sua conta.'],
    consents: ['Mensagens', 'As mensagens que você aceitou receber e os termos que aceitou.'],
    sessions: ['Sessões', 'Os navegadores em que a sua conta está aberta.'],
    devices: [
      'Dispositivos',
      'Quando cada dispositivo foi usado pela última vez para entrar. Armazenamos um código aleatório para cada dispositivo e nada sobre o dispositivo em si. Também os navegadores que recebem notificações.',
    ],
    documents: ['Documentos', 'Os documentos que você enviou para verificar sua identidade e as nossas decisões.'],
    accounts: ['Saldos', 'Suas carteiras e os saldos delas. “held” está reservado para saques e apostas em aberto.'],
    journal: ['Transações', 'Todas as transações nas suas carteiras, da mais antiga à mais recente.'],
    payments: ['Pagamentos', 'Depósitos e saques, do mais recente ao mais antigo.'],
    rounds: ['Rodadas de jogo', 'As rodadas que você jogou com dinheiro real, da mais recente à mais antiga.'],
    live_bets: ['Apostas em mesas ao vivo', 'Suas apostas em mesas ao vivo, da mais recente à mais antiga.'],
    seeds: ['Sementes', 'As sementes reveladas das suas rodadas.'],
    bets: ['Apostas', 'Suas apostas esportivas.'],
    limits: ['Limites', 'Os limites e pausas que você definiu, inclusive os que já terminaram.'],
    points: ['Pontos', 'Seus pontos e níveis, e os pontos que você trocou por dinheiro.'],
    tournaments: ['Torneios', 'Os torneios de que você participou, com pontuação, posição e prêmio.'],
    lotteries: ['Loterias', 'Seus bilhetes, o que você apostou para obtê-los e os prêmios.'],
    jackpot_wins: ['Jackpots', 'Os jackpots que você ganhou, com os dados para conferir cada um.'],
    lootboxes: ['Caixas e giros da roda', 'As caixas e os giros que você recebeu, e o que ganhou.'],
    games: [
      'Favoritos',
      'Os jogos, times, ligas e partidas que você marcou como favoritos e os jogos que abriu recentemente.',
    ],
    messages: ['Mensagens ao suporte', 'As mensagens que você nos enviou após entrar na conta e as nossas respostas.'],
    security_log: [
      'Registro de segurança',
      'Acessos, alterações e decisões sobre a sua conta, com o endereço de onde vieram.',
    ],
    requests: ['Pedidos', 'Os relatórios de dados e as exclusões de conta que você pediu.'],
  },
};

const texts = new Map<string, ReportTexts>([
  ['de', de],
  ['es-MX', spanish],
  ['fr-CA', french],
  ['ja', japanese],
  ['no', norwegian],
  ['pt-BR', portuguese],
]);

/** Returns the texts of the archive's page, in the language in which the report was requested. */
export const reportTexts = (locale: string): ReportTexts => texts.get(locale) ?? texts.get(locale.slice(0, 2)) ?? en;
