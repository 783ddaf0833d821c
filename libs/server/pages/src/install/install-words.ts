import type { PageLanguage } from '../document/plain-page.ts';

interface InstallWords {
  readonly casino: string;
  readonly sport: string;
  readonly search: string;
  readonly cashbox: string;
  readonly live: string;
  readonly bets: string;
  readonly results: string;
  readonly front: string;
}

/** Texts of the install data for each app and its shortcuts. */
export const installWords: Readonly<Record<PageLanguage, InstallWords>> = {
  en: {
    casino:
      'See what every game pays back, check any round, and set limits that always apply. Try every game with play money first.',
    sport:
      'See the fair probability and our margin behind all odds. Bets are settled at the final whistle, with a receipt you can check.',
    search: 'Search games',
    cashbox: 'Cashbox',
    live: 'Live',
    bets: 'My bets',
    results: 'Results',
    front: 'Home page',
  },
  de: {
    casino:
      'Sehen Sie, was jedes Spiel auszahlt, prüfen Sie jede Runde nach und setzen Sie Limits, die immer gelten. Jedes Spiel können Sie zuerst mit Spielgeld ausprobieren.',
    sport:
      'Sehen Sie zu jeder Quote die faire Wahrscheinlichkeit und unsere Marge. Abgerechnet wird mit dem Schlusspfiff, mit einem Beleg zum Nachprüfen.',
    search: 'Spiele suchen',
    cashbox: 'Kasse',
    live: 'Live',
    bets: 'Meine Wetten',
    results: 'Ergebnisse',
    front: 'Die Startseite',
  },
  'es-MX': {
    casino:
      'Mira cuánto devuelve cada juego, comprueba cualquier ronda y fija límites que siempre se aplican. Prueba primero cada juego con dinero ficticio.',
    sport:
      'Mira la probabilidad justa y nuestro margen detrás de cada momio. Las apuestas se liquidan con el silbatazo final, con un comprobante que puedes revisar.',
    search: 'Buscar juegos',
    cashbox: 'Caja',
    live: 'En vivo',
    bets: 'Mis apuestas',
    results: 'Resultados',
    front: 'La página principal',
  },
  'fr-CA': {
    casino:
      'Voyez ce que rend chaque jeu, vérifiez n’importe quelle partie et fixez des limites qui s’appliquent toujours. Essayez d’abord chaque jeu avec de l’argent fictif.',
    sport:
      'Voyez la probabilité juste et notre marge derrière chaque cote. Les paris sont réglés au coup de sifflet final, avec un reçu que vous pouvez vérifier.',
    search: 'Rechercher des jeux',
    cashbox: 'Caisse',
    live: 'En direct',
    bets: 'Mes paris',
    results: 'Résultats',
    front: 'La page d’accueil',
  },
  ja: {
    casino:
      '全ゲームの還元率の確認、ラウンドの検証、常に適用される制限の設定ができます。どのゲームも、まずプレイマネーでお試しください。',
    sport:
      'すべてのオッズに、適正な確率と当サイトのマージンを表示。ベットは試合終了とともに精算され、検証できる明細が付きます。',
    search: 'ゲームを検索',
    cashbox: '入出金',
    live: 'ライブ',
    bets: 'マイベット',
    results: '結果',
    front: 'トップページ',
  },
  no: {
    casino:
      'Se hva hvert spill betaler tilbake, sjekk hvilken runde du vil, og sett grenser som alltid gjelder. Prøv alle spill med lekepenger først.',
    sport:
      'Se den rettferdige sannsynligheten og marginen vår bak alle odds. Veddemål avgjøres ved sluttsignalet, med en kvittering du kan sjekke.',
    search: 'Søk etter spill',
    cashbox: 'Kasse',
    live: 'Live',
    bets: 'Mine veddemål',
    results: 'Resultater',
    front: 'Forsiden',
  },
  'pt-BR': {
    casino:
      'Veja quanto cada jogo devolve, confira qualquer rodada e defina limites que valem sempre. Experimente antes qualquer jogo com dinheiro fictício.',
    sport:
      'Veja a probabilidade justa e a nossa margem em cada odd. As apostas são resolvidas no apito final, com um comprovante que você pode conferir.',
    search: 'Buscar jogos',
    cashbox: 'Caixa',
    live: 'Ao vivo',
    bets: 'Minhas apostas',
    results: 'Resultados',
    front: 'A página inicial',
  },
};
