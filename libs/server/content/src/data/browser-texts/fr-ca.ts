import type { BrowserTexts } from './browser-texts.ts';

export const french: BrowserTexts = {
  cookies: {
    session:
      'garde votre session ouverte, au casino et aux paris sportifs. Après une demi-heure sans vous, il n’ouvre plus rien.',
    device:
      'marque un navigateur qui a servi à votre connexion, pour que les personnes qui devinent votre mot de passe ne puissent pas vous empêcher d’y accéder. Il n’ouvre rien.',
    signIn:
      'maintient une connexion pendant que vous cherchez votre code à usage unique. Sans le code, il n’ouvre rien.',
    locale: 'la langue que vous avez choisie.',
    theme: 'clair ou sombre.',
    consent: 'que vous avez lu l’avis sur les témoins, et ce que vous y avez autorisé.',
    approval: 'que vous avez confirmé votre âge, là où les règles de votre pays le demandent.',
    promoTooltip:
      'quand la note à côté des offres est apparue pour la première fois, pour qu’elle disparaisse après dix minutes.',
    shownRounds: 'qu’un jeu est en train de montrer une partie, pour que l’en-tête n’en révèle pas le résultat.',
    stag: 'le partenaire dont le lien vous a mené ici. Seulement si vous l’avez autorisé.',
    utmSource: 'où se trouvait la publicité, si une publicité vous a mené ici. Seulement si vous l’avez autorisé.',
    utmMedium: 'quel type de publicité c’était, si une publicité vous a mené ici. Seulement si vous l’avez autorisé.',
    utmCampaign:
      'la campagne dont elle faisait partie, si une publicité vous a mené ici. Seulement si vous l’avez autorisé.',
    utmContent:
      'laquelle de plusieurs publicités c’était, si une publicité vous a mené ici. Seulement si vous l’avez autorisé.',
    utmTerm:
      'les mots de recherche auxquels elle répondait, si une publicité vous a mené ici. Seulement si vous l’avez autorisé.',
  },
  stored: {
    balanceHidden: 'si votre solde est masqué',
    oddsFormat: 'comment les cotes sont écrites',
    shortcuts: 'si des touches servent de raccourcis',
    slip: 'ce qui est sur votre coupon de pari',
    stake: 'la mise qui y est saisie',
    stakeAs: 'si vous y saisissez la mise ou le retour voulu',
    slipMode: 'si vous faites des paris simples, un combiné ou un système',
    combined: 'le combiné ou le système du coupon',
    editedBet: 'quel pari ouvert vous modifiez et ce qui était sur le coupon avant',
    oddsChange: 'quels changements de cote vous acceptez',
    quickStakes: 'vos propres mises rapides',
    notifyResults: 'si cet appareil vous avise de l’issue de vos paris',
    favourites: 'les sports, ligues, équipes et matchs que vous gardez hors connexion',
    searches: 'vos dernières recherches dans les sports',
    gameSearches: 'vos dernières recherches parmi les jeux',
    liveChat: 'si vous voyez ou entendez les phrases aux tables en direct',
    timeZone: 'le fuseau horaire des débuts de match, si vous en avez choisi un',
    density: 'à quel point les listes de matchs sont serrées',
    sound: 'si les jeux ont du son',
    begunRound: 'par titre, la partie dont l’affichage a été interrompu',
    signUpDraft:
      'ce que vous avez saisi dans une inscription non terminée, sans le mot de passe, jusqu’à la fermeture de l’onglet',
    chatOpened: 'quand vous avez ouvert le clavardage la dernière fois',
    contactDraft: 'ce que vous avez tapé dans un message au soutien non envoyé, jusqu’à la fermeture de l’onglet',
    promoBannerClosed: 'quand vous avez masqué la bannière des promotions, jusqu’à la fermeture de l’onglet',
    reloadedFor: 'la partie manquante du site pour laquelle une page a été rechargée, jusqu’à la fermeture de l’onglet',
    scrolled: 'jusqu’où chaque page a défilé, jusqu’à la fermeture de l’onglet',
  },
  files: {
    offlinePage: 'la page qui vous dit que vous êtes hors ligne',
    code: 'les scripts, styles et polices que vous avez chargés, un mois au plus',
    pictures: 'les images de jeux que vous avez vues, un mois au plus',
    used: 'la dernière utilisation de chacun',
  },
  life: {
    session: 'Jusqu’à la fermeture du navigateur.',
    seconds: 'Pendant {n} secondes.',
    minutes: 'Pendant {n} minutes.',
    days: 'Pendant {n} jours.',
  },
};
