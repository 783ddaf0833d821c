import type { BrowserTexts } from './browser-texts.ts';

export const french: BrowserTexts = {
  cookies: {
    session:
      'Garde votre session ouverte au casino et aux paris sportifs. Elle se ferme après 30 minutes sans activité.',
    device:
      'Reconnaît un navigateur qui a servi à votre connexion, pour que de mauvais mots de passe saisis ailleurs ne bloquent pas votre accès. À lui seul, ce témoin ne permet pas de se connecter.',
    signIn:
      'Garde votre connexion en cours pendant que vous saisissez votre code à usage unique. Sans le code, ce témoin ne permet pas de se connecter.',
    locale: 'La langue que vous avez choisie.',
    theme: 'Le thème que vous avez choisi : clair ou sombre.',
    consent: 'Votre réponse à l’avis sur les témoins et les témoins que vous avez autorisés.',
    approval: 'Que vous avez confirmé votre âge, là où les règles de votre pays l’exigent.',
    promoTooltip:
      'Quand la note à côté des offres est apparue pour la première fois, pour qu’elle disparaisse après 10 minutes.',
    shownRounds:
      'Qu’un jeu est en train de montrer une partie, pour que l’en-tête n’en révèle pas le résultat trop tôt.',
    stag: 'Le partenaire dont le lien vous a mené ici. Conservé seulement si vous l’autorisez.',
    utmSource: 'Où vous avez vu la publicité qui vous a mené ici. Conservé seulement si vous l’autorisez.',
    utmMedium: 'Le type de publicité qui vous a mené ici. Conservé seulement si vous l’autorisez.',
    utmCampaign: 'La campagne de la publicité qui vous a mené ici. Conservé seulement si vous l’autorisez.',
    utmContent: 'La version de la publicité qui vous a mené ici. Conservé seulement si vous l’autorisez.',
    utmTerm: 'Les mots de recherche liés à la publicité qui vous a mené ici. Conservé seulement si vous l’autorisez.',
  },
  stored: {
    balanceHidden: 'Si votre solde est masqué.',
    oddsFormat: 'Le format des cotes que vous avez choisi.',
    shortcuts: 'Si les raccourcis à une seule touche sont activés.',
    slip: 'Les sélections de votre coupon de pari.',
    stake: 'Le montant que vous avez saisi sur votre coupon de pari.',
    stakeAs: 'Si le montant de votre coupon de pari est la mise par ligne, la mise totale ou le retour visé.',
    slipMode: 'Le type de pari de votre coupon : des paris simples, un combiné ou un système.',
    combined: 'Vos réglages pour un combiné ou un système sur votre coupon de pari.',
    editedBet: 'Le pari ouvert que vous modifiez et le contenu précédent de votre coupon de pari.',
    oddsChange: 'Les changements de cote que vous acceptez.',
    quickStakes: 'Les mises rapides que vous avez fixées.',
    notifyResults: 'Si cet appareil vous avertit quand vos paris sont réglés.',
    favourites: 'Les sports, ligues, équipes et matchs ajoutés à vos favoris sans connexion.',
    searches: 'Vos recherches récentes dans les paris sportifs.',
    gameSearches: 'Vos recherches récentes de jeux.',
    liveChat: 'Si le clavardage de la table est affiché, masqué ou lu à voix haute.',
    timeZone: 'Le fuseau horaire que vous avez choisi pour les heures des matchs.',
    density: 'L’affichage des listes de matchs : aéré ou compact.',
    sound: 'Si le son des jeux est activé.',
    begunRound: 'Pour chaque jeu, la partie qui a été interrompue avant que vous en voyiez le résultat.',
    signUpDraft:
      'Ce que vous avez saisi dans une inscription non terminée, sauf le mot de passe. Supprimé quand vous fermez l’onglet.',
    chatOpened: 'Quand vous avez ouvert pour la dernière fois le clavardage avec le service à la clientèle.',
    contactDraft:
      'Un message au service à la clientèle que vous n’avez pas envoyé. Supprimé quand vous fermez l’onglet.',
    promoBannerClosed: 'Quand vous avez fermé la bannière des promotions. Supprimé quand vous fermez l’onglet.',
    reloadedFor:
      'La partie du site qui n’a pas pu être chargée, pour que la page ne soit rechargée qu’une fois. Supprimé quand vous fermez l’onglet.',
    scrolled: 'Jusqu’où vous avez fait défiler chaque page. Supprimé quand vous fermez l’onglet.',
  },
  files: {
    offlinePage: 'La page que vous voyez quand vous êtes hors ligne.',
    code: 'Les scripts, styles et polices que vous avez chargés, pendant 30 jours au plus.',
    pictures: 'Les images de jeux que vous avez vues, pendant 30 jours au plus.',
    used: 'Quand chaque fichier conservé a servi pour la dernière fois.',
  },
  life: {
    session: 'Jusqu’à la fermeture du navigateur',
    seconds: '{n} secondes',
    minutes: '{n} minutes',
    days: '{n} jours',
  },
};
