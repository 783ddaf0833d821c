import type { LocalText } from '../local-text.ts';

export interface BannerSeed {
  id: string;
  categories: string[];
  groups: number[];
  title: LocalText;
  text: LocalText;
  game: string | null;
  href: string;
  action: LocalText;
  /** It offers something: not shown to who wants no bonuses or takes a break. */
  offer?: true;
  /** ISO; the real end of what it speaks of, if it has one. */
  ends_at?: string;
}

/** What the site says about itself: facts, no urgency. */
export const banners: BannerSeed[] = [
  {
    id: 'try-first',
    categories: ['index-top'],
    groups: [],
    title: {
      en: 'Try every game with play money',
      de: 'Jedes Spiel mit Spielgeld ausprobieren',
      'es-MX': 'Prueba cada juego con dinero ficticio',
      'fr-CA': 'Essayez chaque jeu avec de l’argent fictif',
      ja: 'すべてのゲームをプレイマネーで',
      no: 'Prøv hvert spill med lekepenger',
      'pt-BR': 'Experimente cada jogo com dinheiro fictício',
    },
    text: {
      en: 'The demo runs the same published maths as the real game. Nothing to install, nothing to pay.',
      de: 'Die Demo läuft mit derselben veröffentlichten Mathematik wie das echte Spiel. Nichts zu installieren, nichts zu bezahlen.',
      'es-MX': 'La demo usa las mismas matemáticas publicadas que el juego real. Nada que instalar, nada que pagar.',
      'fr-CA': 'La démo utilise les mêmes mathématiques publiées que le vrai jeu. Rien à installer, rien à payer.',
      ja: 'デモは実際のゲームと同じ、公開された数理モデルで動きます。インストールも支払いも不要です。',
      no: 'Demoen bruker den samme offentliggjorte matematikken som det ekte spillet. Ingenting å installere, ingenting å betale.',
      'pt-BR': 'A demonstração usa a mesma matemática publicada do jogo real. Nada para instalar, nada para pagar.',
    },
    game: 'tidewater-atlas',
    href: '/play/paperlantern-works/tidewater-atlas?mode=demo',
    action: {
      en: 'Play the demo',
      de: 'Demo spielen',
      'es-MX': 'Jugar la demo',
      'fr-CA': 'Jouer à la démo',
      ja: 'デモをプレイ',
      no: 'Spill demoen',
      'pt-BR': 'Jogar a demonstração',
    },
  },
  {
    id: 'check-a-round',
    categories: ['promo'],
    groups: [],
    title: {
      en: 'Check any round yourself',
      de: 'Jede Runde selbst nachrechnen',
      'es-MX': 'Comprueba tú cualquier ronda',
      'fr-CA': 'Vérifiez vous-même n’importe quelle partie',
      ja: 'どのラウンドもご自身で検証',
      no: 'Kontroller hvilken som helst runde selv',
      'pt-BR': 'Confira você qualquer rodada',
    },
    text: {
      en: 'We commit to the seed before you bet. Afterwards your browser works the round out again, step by step.',
      de: 'Wir legen den Seed vor Ihrem Einsatz fest. Danach rechnet Ihr Browser die Runde Schritt für Schritt nach.',
      'es-MX':
        'Nos comprometemos con la semilla antes de que apuestes. Después, tu navegador vuelve a calcular la ronda paso a paso.',
      'fr-CA':
        'Nous nous engageons sur la graine avant votre mise. Ensuite, votre navigateur recalcule la partie, étape par étape.',
      ja: 'シードはベットの前に確定します。その後、ブラウザーがラウンドを一歩ずつ再計算します。',
      no: 'Vi binder oss til seeden før du satser. Etterpå regner nettleseren din ut runden på nytt, steg for steg.',
      'pt-BR':
        'Nós nos comprometemos com a semente antes de você apostar. Depois, seu navegador calcula a rodada de novo, passo a passo.',
    },
    game: 'moth-and-moon',
    href: '/fairness',
    action: {
      en: 'How it works',
      de: 'So funktioniert es',
      'es-MX': 'Cómo funciona',
      'fr-CA': 'Comment ça marche',
      ja: 'しくみ',
      no: 'Slik virker det',
      'pt-BR': 'Como funciona',
    },
  },
  {
    id: 'what-it-pays',
    categories: ['promo'],
    groups: [],
    title: {
      en: 'What each game pays back',
      de: 'Was jedes Spiel zurückzahlt',
      'es-MX': 'Cuánto devuelve cada juego',
      'fr-CA': 'Ce que chaque jeu rend',
      ja: '各ゲームの還元率',
      no: 'Hva hvert spill betaler tilbake',
      'pt-BR': 'Quanto cada jogo devolve',
    },
    text: {
      en: 'Return to player, hit rate and volatility of every title, in one table.',
      de: 'Auszahlungsquote, Trefferquote und Volatilität aller Titel in einer Tabelle.',
      'es-MX': 'Retorno al jugador, frecuencia de pago y volatilidad de cada título, en una sola tabla.',
      'fr-CA': 'Taux de retour, fréquence des gains et volatilité de chaque titre, dans un seul tableau.',
      ja: '全タイトルの還元率、当たる頻度、ボラティリティを1つの表に。',
      no: 'Tilbakebetaling, treffhyppighet og volatilitet for hver tittel, i én tabell.',
      'pt-BR': 'Retorno ao jogador, frequência de ganhos e volatilidade de cada título, em uma única tabela.',
    },
    game: 'orchard-hours',
    href: '/rtp',
    action: {
      en: 'See the numbers',
      de: 'Zahlen ansehen',
      'es-MX': 'Ver los números',
      'fr-CA': 'Voir les chiffres',
      ja: '数値を見る',
      no: 'Se tallene',
      'pt-BR': 'Ver os números',
    },
  },
  {
    id: 'welcome-bonus',
    categories: ['promo-banner'],
    groups: [],
    title: {
      en: 'A bonus to begin with',
      de: 'Ein Bonus zum Anfang',
      'es-MX': 'Un bono para empezar',
      'fr-CA': 'Un bonus pour commencer',
      ja: 'はじめのボーナス',
      no: 'En bonus å begynne med',
      'pt-BR': 'Um bônus para começar',
    },
    text: {
      en: 'What it gives, what it asks for and what it costs on average stand on one page. Playing without one is just as good.',
      de: 'Was er gibt, was er verlangt und was er im Schnitt kostet, steht auf einer Seite. Ohne spielt es sich genauso gut.',
      'es-MX':
        'Qué da, qué pide y cuánto cuesta en promedio está en una sola página. Jugar sin bono es igual de bueno.',
      'fr-CA':
        'Ce qu’il donne, ce qu’il demande et ce qu’il coûte en moyenne tiennent sur une page. Jouer sans bonus est tout aussi bien.',
      ja: '内容、条件、平均的な費用を1ページにまとめています。ボーナスなしのプレイも、同じようにお楽しみいただけます。',
      no: 'Hva den gir, hva den krever og hva den koster i snitt, står på én side. Å spille uten er like greit.',
      'pt-BR':
        'O que dá, o que exige e quanto custa em média está em uma única página. Jogar sem bônus é igualmente bom.',
    },
    game: null,
    href: '/welcome-bonuses',
    action: {
      en: 'Read the conditions',
      de: 'Bedingungen lesen',
      'es-MX': 'Leer las condiciones',
      'fr-CA': 'Lire les conditions',
      ja: '条件を読む',
      no: 'Les vilkårene',
      'pt-BR': 'Ler as condições',
    },
    offer: true,
  },
  {
    id: 'races',
    categories: ['tournament'],
    groups: [],
    title: {
      en: 'Races with rules you can read',
      de: 'Rennen mit lesbaren Regeln',
      'es-MX': 'Torneos con reglas que puedes leer',
      'fr-CA': 'Des tournois aux règles lisibles',
      ja: 'ルールを読めるトーナメント',
      no: 'Turneringer med regler du kan lese',
      'pt-BR': 'Torneios com regras que você pode ler',
    },
    text: {
      en: 'What counts, for how long and what is paid stands beside each, and every table can be recomputed.',
      de: 'Was zählt, wie lange und was gezahlt wird, steht bei jedem, und jede Tabelle lässt sich nachrechnen.',
      'es-MX':
        'Qué cuenta, durante cuánto tiempo y qué se paga está junto a cada uno, y cada tabla se puede volver a calcular.',
      'fr-CA':
        'Ce qui compte, pendant combien de temps et ce qui est versé figure à côté de chacun, et chaque classement peut être recalculé.',
      ja: '対象、期間、賞金をそれぞれに表示しています。順位表はすべて再計算できます。',
      no: 'Hva som teller, hvor lenge og hva som betales, står ved hver av dem, og hver tabell kan regnes ut på nytt.',
      'pt-BR':
        'O que conta, por quanto tempo e o que é pago está ao lado de cada um, e cada tabela pode ser recalculada.',
    },
    game: 'longship-north',
    href: '/tournaments',
    action: {
      en: 'See the races',
      de: 'Rennen ansehen',
      'es-MX': 'Ver los torneos',
      'fr-CA': 'Voir les tournois',
      ja: 'トーナメントを見る',
      no: 'Se turneringene',
      'pt-BR': 'Ver os torneios',
    },
    offer: true,
  },
];
