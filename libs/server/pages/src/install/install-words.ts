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

/** What the install data says of each app and of where its shortcuts lead, in the words of the pages themselves. */
export const installWords: Readonly<Record<PageLanguage, InstallWords>> = {
  en: {
    casino:
      'Games that show what they pay back, rounds anyone can check, limits that hold. Try every title with play money first.',
    sport:
      'Every price with its fair probability and our margin beside it. Bets settle on the final whistle, with a receipt you can check.',
    search: 'Search games',
    cashbox: 'Cashbox',
    live: 'Live',
    bets: 'My bets',
    results: 'Results',
    front: 'The front page',
  },
  de: {
    casino:
      'Spiele, die zeigen, was sie auszahlen, Runden, die jeder nachprüfen kann, Limits, die gelten. Jeder Titel lässt sich zuerst mit Spielgeld ausprobieren.',
    sport:
      'Jede Quote mit ihrer fairen Wahrscheinlichkeit und unserer Marge daneben. Abgerechnet wird mit dem Schlusspfiff, und jede Abrechnung lässt sich nachprüfen.',
    search: 'Spiele suchen',
    cashbox: 'Kasse',
    live: 'Live',
    bets: 'Meine Wetten',
    results: 'Ergebnisse',
    front: 'Die Startseite',
  },
  'es-MX': {
    casino:
      'Juegos que muestran cuánto devuelven, rondas que cualquiera puede comprobar, límites que se cumplen. Prueba primero cada título con dinero ficticio.',
    sport:
      'Cada momio con su probabilidad justa y nuestro margen al lado. Las apuestas se liquidan con el silbatazo final, con un comprobante que puedes revisar.',
    search: 'Buscar juegos',
    cashbox: 'Caja',
    live: 'En vivo',
    bets: 'Mis apuestas',
    results: 'Resultados',
    front: 'La página principal',
  },
  'fr-CA': {
    casino:
      'Des jeux qui indiquent ce qu’ils rendent, des parties que tout le monde peut vérifier, des limites qui tiennent. Essayez d’abord chaque titre avec de l’argent fictif.',
    sport:
      'Chaque cote avec sa probabilité juste et notre marge à côté. Les paris sont réglés au coup de sifflet final, avec un reçu que vous pouvez vérifier.',
    search: 'Rechercher des jeux',
    cashbox: 'Caisse',
    live: 'En direct',
    bets: 'Mes paris',
    results: 'Résultats',
    front: 'La page d’accueil',
  },
  ja: {
    casino:
      '還元率を表示するゲーム、誰でも検証できるラウンド、必ず守られる制限。どのタイトルも、まずプレイマネーでお試しください。',
    sport:
      'すべてのオッズに、公正な確率と当サイトのマージンを併記。ベットは試合終了とともに精算され、検証できる明細が付きます。',
    search: 'ゲームを検索',
    cashbox: '入出金',
    live: 'ライブ',
    bets: 'マイベット',
    results: '結果',
    front: 'トップページ',
  },
  no: {
    casino:
      'Spill som viser hva de betaler tilbake, runder alle kan kontrollere, grenser som holder. Prøv hver tittel med lekepenger først.',
    sport:
      'Alle odds med rettferdig sannsynlighet og marginen vår ved siden av. Veddemål avgjøres ved sluttsignalet, med en kvittering du kan kontrollere.',
    search: 'Søk etter spill',
    cashbox: 'Kasse',
    live: 'Live',
    bets: 'Mine veddemål',
    results: 'Resultater',
    front: 'Forsiden',
  },
  'pt-BR': {
    casino:
      'Jogos que mostram quanto devolvem, rodadas que qualquer pessoa pode conferir, limites que são respeitados. Experimente primeiro cada título com dinheiro fictício.',
    sport:
      'Cada odd com a probabilidade justa e a nossa margem ao lado. As apostas são resolvidas no apito final, com um comprovante que você pode conferir.',
    search: 'Buscar jogos',
    cashbox: 'Caixa',
    live: 'Ao vivo',
    bets: 'Minhas apostas',
    results: 'Resultados',
    front: 'A página inicial',
  },
};
