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
  made: 'Made on',
  intro:
    'This is all that is stored about you and your account. Each part is also a file of its own in the folder “data”, as JSON, which other programs can read. Times are in UTC, amounts in the currency named beside them.',
  contents: 'Contents',
  empty: 'Nothing is stored here.',
  newest: 'Shown here: {shown} of {count}. The file holds all of them.',
  all: 'entries',
  files: 'Documents you uploaded lie in the folder “documents”.',
  kept: 'Passwords are stored as a digest nobody can read, and are not part of this report. Months in the archive are included; what has been taken out of it altogether is handed out by support on request.',
  yes: 'yes',
  no: 'no',
  sections: {
    profile: ['Profile', 'What you told us about yourself, and how your account stands.'],
    consents: ['Messages', 'What you agreed to be sent, and the terms you accepted.'],
    sessions: ['Sessions', 'Browsers you are signed in with.'],
    devices: [
      'Devices',
      'When devices were last used to sign in. A random mark is stored of each, nothing of the device itself. And browsers that are sent notices.',
    ],
    documents: ['Documents', 'What you uploaded to show who you are, and what was decided.'],
    accounts: ['Balances', 'Your accounts as they stand. “held” is set aside for withdrawals and open bets.'],
    journal: ['Journal', 'Every movement of money on your accounts, oldest first.'],
    payments: ['Payments', 'Deposits and withdrawals, newest first.'],
    rounds: ['Game rounds', 'Rounds you played for money, newest first.'],
    live_bets: ['Bets at live tables', 'Your bets at live tables, newest first.'],
    seeds: ['Fairness seeds', 'The numbers your rounds were drawn from, as far as they have been revealed.'],
    bets: ['Bets', 'Your bets on matches.'],
    limits: ['Limits', 'Limits and breaks you set, those that ended too.'],
    points: ['Comp points', 'Your points and levels, and what you exchanged for money.'],
    tournaments: ['Tournaments', 'Tournaments you took part in, with your score, your place and your prize.'],
    lotteries: ['Lotteries', 'Your tickets, what you staked towards them, and what they won.'],
    jackpot_wins: ['Jackpot wins', 'Jackpots you won, with what each win is checked with.'],
    lootboxes: ['Boxes and turns of the wheel', 'What you were given to open, and what came of it.'],
    games: ['Favourites', 'Games you marked or opened last.'],
    messages: ['Letters to support', 'What you wrote to us while signed in, and what we answered.'],
    security_log: [
      'Security log',
      'Sign-ins, changes and decisions about your account, with the address they came from.',
    ],
    requests: ['Requests', 'Reports of your data and erasures you asked for.'],
  },
};

const de: ReportTexts = {
  title: 'Ihre Daten',
  made: 'Erstellt am',
  intro:
    'Das ist alles, was über Sie und Ihr Konto gespeichert ist. Jeder Teil liegt auch als eigene Datei im Ordner „data“, als JSON, das andere Programme lesen können. Zeiten sind in UTC, Beträge in der Währung, die danebensteht.',
  contents: 'Inhalt',
  empty: 'Hier ist nichts gespeichert.',
  newest: 'Hier stehen {shown} von {count}. Die Datei enthält alle.',
  all: 'Einträge',
  files: 'Dokumente, die Sie hochgeladen haben, liegen im Ordner „documents“.',
  kept: 'Von Passwörtern ist nur ein Prüfwert gespeichert, den niemand lesen kann; er ist nicht Teil dieses Berichts. Monate im Archiv sind enthalten; was auch dort nicht mehr liegt, gibt der Kundendienst auf Anfrage heraus.',
  yes: 'ja',
  no: 'nein',
  sections: {
    profile: ['Profil', 'Was Sie uns über sich gesagt haben und wie Ihr Konto steht.'],
    consents: ['Nachrichten', 'Was wir Ihnen schicken dürfen und welchen Bedingungen Sie zugestimmt haben.'],
    sessions: ['Sitzungen', 'Browser, in denen Sie angemeldet sind.'],
    devices: [
      'Geräte',
      'Wann Geräte zuletzt zur Anmeldung benutzt wurden. Gespeichert ist je ein zufälliges Kennzeichen, nichts vom Gerät selbst. Dazu Browser, die Mitteilungen bekommen.',
    ],
    documents: ['Dokumente', 'Was Sie zum Nachweis Ihrer Identität hochgeladen haben und was entschieden wurde.'],
    accounts: ['Guthaben', 'Ihre Konten, wie sie stehen. „held“ ist für Auszahlungen und offene Wetten zurückgelegt.'],
    journal: ['Kontobuch', 'Jede Bewegung auf Ihren Konten, die älteste zuerst.'],
    payments: ['Zahlungen', 'Einzahlungen und Auszahlungen, die neueste zuerst.'],
    rounds: ['Spielrunden', 'Runden, die Sie um Geld gespielt haben, die neueste zuerst.'],
    live_bets: ['Einsätze an Live-Tischen', 'Ihre Einsätze an Live-Tischen, die neuesten zuerst.'],
    seeds: ['Zufallsstartwerte', 'Die Zahlen, aus denen Ihre Runden gezogen wurden, soweit sie aufgedeckt sind.'],
    bets: ['Wetten', 'Ihre Wetten auf Spiele.'],
    limits: ['Limits', 'Limits und Pausen, die Sie gesetzt haben, auch die beendeten.'],
    points: ['Treuepunkte', 'Ihre Punkte und Level, und was Sie in Geld umgetauscht haben.'],
    tournaments: ['Turniere', 'Turniere, an denen Sie teilnahmen, mit Punktestand, Platz und Preis.'],
    lotteries: ['Lotterien', 'Ihre Lose, was Sie dafür einsetzten und was sie gewannen.'],
    jackpot_wins: [
      'Jackpot-Gewinne',
      'Jackpots, die Sie gewonnen haben, mit allem, womit sich der Gewinn prüfen lässt.',
    ],
    lootboxes: ['Boxen und Drehungen des Rads', 'Was Sie zu öffnen bekamen und was herauskam.'],
    games: ['Favoriten', 'Spiele, die Sie markiert oder zuletzt geöffnet haben.'],
    messages: ['Nachrichten an den Support', 'Was Sie uns angemeldet geschrieben haben und was wir geantwortet haben.'],
    security_log: [
      'Sicherheitsprotokoll',
      'Anmeldungen, Änderungen und Entscheidungen zu Ihrem Konto, mit der Adresse, von der sie kamen.',
    ],
    requests: ['Anträge', 'Berichte über Ihre Daten und Löschungen, die Sie verlangt haben.'],
  },
};

const spanish: ReportTexts = {
  title: 'Tus datos',
  made: 'Creado el',
  intro:
    'Esto es todo lo que se guarda sobre ti y tu cuenta. Cada parte también es un archivo propio en la carpeta “data”, como JSON, que otros programas pueden leer. Las horas están en UTC, los montos en la moneda indicada al lado.',
  contents: 'Contenido',
  empty: 'Aquí no hay nada guardado.',
  newest: 'Aquí se muestran {shown} de {count}. El archivo los contiene todos.',
  all: 'entradas',
  files: 'Los documentos que subiste están en la carpeta “documents”.',
  kept: 'De las contraseñas solo se guarda un resumen que nadie puede leer; no forman parte de este reporte. Los meses archivados están incluidos; lo que ya se sacó del archivo lo entrega soporte a solicitud.',
  yes: 'sí',
  no: 'no',
  sections: {
    profile: ['Perfil', 'Lo que nos dijiste sobre ti y cómo está tu cuenta.'],
    consents: ['Mensajes', 'Lo que aceptaste que te enviemos y los términos que aceptaste.'],
    sessions: ['Sesiones', 'Navegadores en los que tienes la sesión abierta.'],
    devices: [
      'Dispositivos',
      'Cuándo se usaron por última vez los dispositivos para iniciar sesión. De cada uno se guarda una marca aleatoria, nada del dispositivo mismo. Y los navegadores que reciben avisos.',
    ],
    documents: ['Documentos', 'Lo que subiste para mostrar quién eres y lo que se decidió.'],
    accounts: ['Saldos', 'Tus cuentas como están. “held” está apartado para retiros y apuestas abiertas.'],
    journal: ['Diario', 'Cada movimiento de dinero en tus cuentas, los más antiguos primero.'],
    payments: ['Pagos', 'Depósitos y retiros, los más recientes primero.'],
    rounds: ['Rondas de juego', 'Rondas que jugaste con dinero, las más recientes primero.'],
    live_bets: ['Apuestas en mesas en vivo', 'Tus apuestas en mesas en vivo, las más recientes primero.'],
    seeds: ['Semillas', 'Los números con los que se sortearon tus rondas, en la medida en que se revelaron.'],
    bets: ['Apuestas', 'Tus apuestas en partidos.'],
    limits: ['Límites', 'Límites y pausas que fijaste, también los que terminaron.'],
    points: ['Puntos de lealtad', 'Tus puntos y niveles, y lo que canjeaste por dinero.'],
    tournaments: ['Torneos', 'Torneos en los que participaste, con tu puntuación, tu lugar y tu premio.'],
    lotteries: ['Loterías', 'Tus boletos, lo que apostaste para obtenerlos y lo que ganaron.'],
    jackpot_wins: ['Jackpots', 'Jackpots que ganaste, con lo que sirve para comprobar cada uno.'],
    lootboxes: ['Cajas y giros de la rueda', 'Lo que recibiste para abrir y lo que salió.'],
    games: ['Favoritos', 'Juegos que marcaste o abriste por última vez.'],
    messages: ['Mensajes a soporte', 'Lo que nos escribiste con la sesión iniciada y lo que respondimos.'],
    security_log: [
      'Registro de seguridad',
      'Inicios de sesión, cambios y decisiones sobre tu cuenta, con la dirección de la que vinieron.',
    ],
    requests: ['Solicitudes', 'Reportes de tus datos y borrados que pediste.'],
  },
};

const french: ReportTexts = {
  title: 'Vos données',
  made: 'Créé le',
  intro:
    'Voici tout ce qui est conservé sur vous et votre compte. Chaque partie est aussi un fichier distinct dans le dossier «\u00a0data\u00a0», en JSON, que d’autres programmes peuvent lire. Les heures sont en UTC, les montants dans la devise indiquée à côté.',
  contents: 'Contenu',
  empty: 'Rien n’est conservé ici.',
  newest: '{shown} sur {count} figurent ici. Le fichier les contient tous.',
  all: 'entrées',
  files: 'Les documents que vous avez téléversés se trouvent dans le dossier «\u00a0documents\u00a0».',
  kept: 'Des mots de passe, seule une empreinte que personne ne peut lire est conservée; ils ne font pas partie de ce rapport. Les mois archivés sont inclus; ce qui a été entièrement retiré des archives est remis par le service à la clientèle sur demande.',
  yes: 'oui',
  no: 'non',
  sections: {
    profile: ['Profil', 'Ce que vous nous avez dit de vous et l’état de votre compte.'],
    consents: ['Messages', 'Ce que vous avez accepté de recevoir et les conditions que vous avez acceptées.'],
    sessions: ['Sessions', 'Les navigateurs où votre session est ouverte.'],
    devices: [
      'Appareils',
      'La dernière connexion avec chaque appareil. Une marque aléatoire est conservée pour chacun, rien de l’appareil lui-même. Et les navigateurs qui reçoivent des avis.',
    ],
    documents: ['Documents', 'Ce que vous avez téléversé pour montrer qui vous êtes et ce qui a été décidé.'],
    accounts: [
      'Soldes',
      'L’état de vos comptes. «\u00a0held\u00a0» est mis de côté pour les retraits et les paris en cours.',
    ],
    journal: ['Journal', 'Chaque mouvement d’argent sur vos comptes, du plus ancien au plus récent.'],
    payments: ['Paiements', 'Dépôts et retraits, du plus récent au plus ancien.'],
    rounds: ['Parties', 'Les parties que vous avez jouées en argent, de la plus récente à la plus ancienne.'],
    live_bets: ['Mises aux tables en direct', 'Vos mises aux tables en direct, de la plus récente à la plus ancienne.'],
    seeds: ['Graines', 'Les nombres dont vos parties ont été tirées, dans la mesure où ils ont été révélés.'],
    bets: ['Paris', 'Vos paris sur des matchs.'],
    limits: ['Limites', 'Les limites et pauses que vous avez fixées, même terminées.'],
    points: ['Points de fidélité', 'Vos points et niveaux, et ce que vous avez échangé contre de l’argent.'],
    tournaments: [
      'Tournois',
      'Les tournois auxquels vous avez participé, avec votre pointage, votre rang et votre prix.',
    ],
    lotteries: ['Loteries', 'Vos billets, ce que vous avez misé pour les obtenir et ce qu’ils ont gagné.'],
    jackpot_wins: ['Gros lots', 'Les gros lots que vous avez gagnés, avec ce qui sert à vérifier chacun.'],
    lootboxes: ['Boîtes et tours de roue', 'Ce que vous avez reçu à ouvrir et ce qui en est sorti.'],
    games: ['Favoris', 'Les jeux que vous avez marqués ou ouverts en dernier.'],
    messages: ['Messages au soutien', 'Ce que vous nous avez écrit en étant connecté, et nos réponses.'],
    security_log: [
      'Journal de sécurité',
      'Connexions, changements et décisions concernant votre compte, avec l’adresse d’où ils venaient.',
    ],
    requests: ['Demandes', 'Les rapports de vos données et les effacements que vous avez demandés.'],
  },
};

const japanese: ReportTexts = {
  title: 'お客様のデータ',
  made: '作成日',
  intro:
    'お客様とアカウントについて保存されているすべてのデータです。各部分は「data」フォルダーにもJSONファイルとして入っており、ほかのプログラムで読めます。時刻はUTC、金額は横に記載の通貨です。',
  contents: '目次',
  empty: 'ここに保存されているものはありません。',
  newest: '{count}件中{shown}件を表示しています。ファイルにはすべて含まれています。',
  all: '件',
  files: 'アップロードされた書類は「documents」フォルダーにあります。',
  kept: 'パスワードは誰にも読めない値としてのみ保存され、このレポートには含まれません。アーカイブされた月は含まれます。アーカイブからも除かれたものは、ご請求によりサポートからお渡しします。',
  yes: 'はい',
  no: 'いいえ',
  sections: {
    profile: ['プロフィール', 'ご自身についてお知らせいただいた内容と、アカウントの状態。'],
    consents: ['メッセージ', '受信に同意された内容と、同意された規約。'],
    sessions: ['セッション', 'ログイン中のブラウザー。'],
    devices: [
      'デバイス',
      '各デバイスが最後にログインに使われた日時。保存するのはランダムな目印のみで、デバイス自体の情報は保存しません。通知を受け取るブラウザも含みます。',
    ],
    documents: ['書類', '本人確認のためにアップロードされた書類と、その結果。'],
    accounts: ['残高', 'アカウントの現在の状態。「held」は出金と未確定のベットのために確保された額です。'],
    journal: ['帳簿', 'アカウントのすべてのお金の動き（古い順）。'],
    payments: ['入出金', '入金と出金（新しい順）。'],
    rounds: ['ゲームのラウンド', 'お金でプレイしたラウンド（新しい順）。'],
    live_bets: ['ライブテーブルのベット', 'ライブテーブルでのベット（新しい順）。'],
    seeds: ['シード', 'ラウンドの抽選に使われた数（公開済みのもの）。'],
    bets: ['ベット', '試合へのベット。'],
    limits: ['制限', '設定した制限と休止（終了したものを含む）。'],
    points: ['コンプポイント', 'ポイントとレベル、お金に交換した分。'],
    tournaments: ['トーナメント', '参加したトーナメントとそのスコア、順位、賞金。'],
    lotteries: ['抽選', 'チケット、その対象となったベット額、当選した額。'],
    jackpot_wins: ['ジャックポット', '獲得したジャックポットと、それぞれの検証に使うもの。'],
    lootboxes: ['ボックスとホイール', '受け取ったものと、その結果。'],
    games: ['お気に入り', '登録した、または最近開いたゲーム。'],
    messages: ['サポートへのお問い合わせ', 'ログイン中にお送りいただいた内容と、当方からの返信。'],
    security_log: ['セキュリティログ', 'アカウントに関するログイン、変更、決定と、そのアドレス。'],
    requests: ['申請', '申請されたデータレポートと削除。'],
  },
};

const norwegian: ReportTexts = {
  title: 'Dine data',
  made: 'Laget',
  intro:
    'Dette er alt som er lagret om deg og kontoen din. Hver del er også en egen fil i mappen «data», som JSON, som andre programmer kan lese. Tider er i UTC, beløp i valutaen som står ved siden av.',
  contents: 'Innhold',
  empty: 'Ingenting er lagret her.',
  newest: 'Her vises {shown} av {count}. Filen inneholder alle.',
  all: 'oppføringer',
  files: 'Dokumenter du har lastet opp, ligger i mappen «documents».',
  kept: 'Av passord lagres bare en kontrollverdi ingen kan lese; de er ikke med i denne rapporten. Måneder i arkivet er med; det som er tatt helt ut av det, utleverer kundeservice på forespørsel.',
  yes: 'ja',
  no: 'nei',
  sections: {
    profile: ['Profil', 'Det du har fortalt oss om deg selv, og hvordan kontoen din står.'],
    consents: ['Meldinger', 'Det du har sagt ja til å få tilsendt, og vilkårene du har godtatt.'],
    sessions: ['Økter', 'Nettlesere du er logget inn med.'],
    devices: [
      'Enheter',
      'Når enheter sist ble brukt til å logge inn. Av hver lagres et tilfeldig merke, ingenting av selve enheten. Og nettlesere som får varsler.',
    ],
    documents: ['Dokumenter', 'Det du lastet opp for å vise hvem du er, og hva som ble avgjort.'],
    accounts: ['Saldoer', 'Kontoene dine slik de står. «held» er satt av til uttak og åpne veddemål.'],
    journal: ['Journal', 'Hver bevegelse av penger på kontoene dine, eldste først.'],
    payments: ['Betalinger', 'Innskudd og uttak, nyeste først.'],
    rounds: ['Spillrunder', 'Runder du har spilt om penger, nyeste først.'],
    live_bets: ['Innsatser ved livebord', 'Innsatsene dine ved livebord, nyeste først.'],
    seeds: ['Seeder', 'Tallene rundene dine ble trukket fra, så langt de er avslørt.'],
    bets: ['Veddemål', 'Veddemålene dine på kamper.'],
    limits: ['Grenser', 'Grenser og pauser du har satt, også de som er over.'],
    points: ['Lojalitetspoeng', 'Poengene og nivåene dine, og det du har byttet mot penger.'],
    tournaments: ['Turneringer', 'Turneringer du deltok i, med poengsum, plass og premie.'],
    lotteries: ['Lotterier', 'Loddene dine, det du satset for dem, og det de vant.'],
    jackpot_wins: ['Jackpoter', 'Jackpoter du har vunnet, med det hver av dem kontrolleres med.'],
    lootboxes: ['Bokser og runder på hjulet', 'Det du fikk å åpne, og hva det ble.'],
    games: ['Favoritter', 'Spill du har merket eller åpnet sist.'],
    messages: ['Meldinger til kundeservice', 'Det du skrev til oss mens du var logget inn, og det vi svarte.'],
    security_log: ['Sikkerhetslogg', 'Innlogginger, endringer og avgjørelser om kontoen din, med adressen de kom fra.'],
    requests: ['Forespørsler', 'Rapporter om dataene dine og slettinger du har bedt om.'],
  },
};

const portuguese: ReportTexts = {
  title: 'Seus dados',
  made: 'Criado em',
  intro:
    'Isto é tudo o que está armazenado sobre você e sua conta. Cada parte também é um arquivo próprio na pasta “data”, em JSON, que outros programas conseguem ler. Os horários estão em UTC, os valores na moeda indicada ao lado.',
  contents: 'Conteúdo',
  empty: 'Nada está armazenado aqui.',
  newest: 'Aqui aparecem {shown} de {count}. O arquivo contém todos.',
  all: 'registros',
  files: 'Os documentos que você enviou estão na pasta “documents”.',
  kept: 'Das senhas só é armazenado um resumo que ninguém consegue ler; elas não fazem parte deste relatório. Os meses arquivados estão incluídos; o que já saiu do arquivo é entregue pelo suporte a pedido.',
  yes: 'sim',
  no: 'não',
  sections: {
    profile: ['Perfil', 'O que você nos informou sobre si e como está a sua conta.'],
    consents: ['Mensagens', 'O que você aceitou receber e os termos que aceitou.'],
    sessions: ['Sessões', 'Navegadores em que a sua conta está aberta.'],
    devices: [
      'Dispositivos',
      'Quando cada dispositivo foi usado pela última vez para entrar. De cada um é guardada uma marca aleatória, nada do dispositivo em si. E os navegadores que recebem avisos.',
    ],
    documents: ['Documentos', 'O que você enviou para mostrar quem é e o que foi decidido.'],
    accounts: ['Saldos', 'Suas contas como estão. “held” está reservado para saques e apostas em aberto.'],
    journal: ['Diário', 'Cada movimento de dinheiro nas suas contas, do mais antigo ao mais recente.'],
    payments: ['Pagamentos', 'Depósitos e saques, do mais recente ao mais antigo.'],
    rounds: ['Rodadas de jogo', 'Rodadas que você jogou com dinheiro, da mais recente à mais antiga.'],
    live_bets: ['Apostas em mesas ao vivo', 'Suas apostas em mesas ao vivo, da mais recente à mais antiga.'],
    seeds: ['Sementes', 'Os números dos quais as suas rodadas foram sorteadas, na medida em que foram revelados.'],
    bets: ['Apostas', 'Suas apostas em partidas.'],
    limits: ['Limites', 'Limites e pausas que você definiu, também os que já terminaram.'],
    points: ['Pontos de fidelidade', 'Seus pontos e níveis, e o que você trocou por dinheiro.'],
    tournaments: ['Torneios', 'Torneios de que você participou, com a sua pontuação, posição e prêmio.'],
    lotteries: ['Loterias', 'Seus bilhetes, o que você apostou por eles e o que ganharam.'],
    jackpot_wins: ['Jackpots', 'Jackpots que você ganhou, com o que serve para conferir cada um.'],
    lootboxes: ['Caixas e giros da roda', 'O que você recebeu para abrir e o que saiu.'],
    games: ['Favoritos', 'Jogos que você marcou ou abriu por último.'],
    messages: ['Mensagens ao suporte', 'O que você nos escreveu com a sessão iniciada e o que respondemos.'],
    security_log: [
      'Registro de segurança',
      'Acessos, mudanças e decisões sobre a sua conta, com o endereço de onde vieram.',
    ],
    requests: ['Pedidos', 'Relatórios dos seus dados e exclusões que você pediu.'],
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

/** The texts of the archive's page, in the language the report was asked for in. */
export const reportTexts = (locale: string): ReportTexts => texts.get(locale) ?? texts.get(locale.slice(0, 2)) ?? en;
