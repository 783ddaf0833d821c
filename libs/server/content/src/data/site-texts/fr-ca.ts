import type { SiteTexts } from './site-texts.ts';

export const french: SiteTexts = {
  pages: {
    'responsible-play': {
      title: 'Jeu responsable',
      description: 'Limites, pauses et aide.',
      content: [
        'À la longue, la maison garde une part de chaque mise; chaque jeu indique laquelle. Jouez avec de l’argent dont vous pouvez vous passer.',
        '# Limites',
        'Vous pouvez limiter ce que vous déposez, misez ou perdez en un jour, une semaine ou un mois. Une limite plus basse s’applique tout de suite; une limite plus élevée, après un jour ou plus, et seulement si vous la confirmez par le lien de notre courriel.',
        '# Pauses',
        'Une pause dure un jour ou plus. L’autoexclusion dure six mois ou plus et ne peut pas prendre fin plus tôt. Votre argent reste dans votre compte, et vous pouvez le retirer en tout temps.',
        '# Aide',
        'Si le jeu n’est plus un plaisir, parlez-en à quelqu’un. La ligne d’aide nationale est gratuite et confidentielle.',
      ],
    },
    terms: {
      title: 'Conditions',
      description: 'Les règles entre vous et nous.',
      content: [
        'Croupier est une démonstration. Les jeux, les studios, les équipes et les joueurs sont inventés, et aucun argent réel ne change de mains.',
        '# Votre compte',
        'Une personne, un compte, ayant l’âge légal. Ce qui s’y trouve est à vous; vous pouvez le retirer en tout temps, même pendant une pause.',
        '# Parties',
        'Une partie est décidée dès que votre mise est acceptée. Si la connexion est coupée, la partie tient, et votre solde est exact à votre retour.',
      ],
    },
    privacy: {
      title: 'Confidentialité',
      description: 'Ce que nous conservons de vous, et pourquoi.',
      content: [
        'Nous conservons ce qu’il faut au compte\u00a0: qui vous êtes, ce que vous avez déposé et retiré, ce que vous avez joué. Nous n’en vendons rien.',
        '# Témoins',
        'Tous sont nécessaires à ce que vous voyez ou faites. Il n’y a rien à refuser, car rien ne vous suit.',
        '{cookies}',
        '# Conservé dans votre navigateur',
        'Votre navigateur garde aussi ceci pour lui, sur cet appareil, jusqu’à ce que vous l’effaciez. Rien ne nous en est envoyé.',
        '{stored}',
        '# Cartes',
        'Un numéro de carte va de votre navigateur au fournisseur de paiement. Il ne nous parvient jamais; nous en voyons les six premiers et les quatre derniers chiffres.',
        '# Combien de temps',
        'Le registre de l’argent est conservé aussi longtemps que la loi le demande. Le reste disparaît quand vous le demandez sur votre page personnelle\u00a0: quatorze jours plus tard, le compte est effacé.',
      ],
    },
    support: {
      title: 'Aide',
      description: 'Où vous tourner, pour une question ou quand le jeu cesse d’être un plaisir.',
      content: [
        'Croupier est une démonstration\u00a0: il n’y a pas encore de clavardage, de téléphone ni de boîte à laquelle écrire. Ce qui pose le plus souvent problème, et ce qui se passe ensuite automatiquement, figure ici.',
        '# Un paiement est en cours',
        'Un dépôt que le fournisseur vérifie encore figure comme en attente dans vos paiements. Rien n’est perdu\u00a0: il est porté à votre solde ou rendu, et la page vous indique quand.',
        '# Un jeu s’est arrêté au milieu',
        'La partie a été décidée dès que votre mise a été acceptée. Ouvrez le jeu de nouveau\u00a0: il montre comment la partie a fini, et votre solde est exact.',
        '# Une partie était-elle équitable?',
        'Ouvrez-la dans votre historique de jeux et choisissez de la vérifier. Votre navigateur la recalcule à partir de la graine à laquelle nous nous sommes engagés avant votre jeu.',
        '# Quand le jeu cesse d’être un plaisir',
        'Fixez une limite, prenez une pause ou autoexcluez-vous dans votre profil; une limite plus basse s’applique tout de suite. En parler aide aussi\u00a0: la ligne d’aide nationale sur le jeu est gratuite et confidentielle.',
      ],
    },
  },
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
    promoTooltip:
      'quand la note à côté des offres est apparue pour la première fois, pour qu’elle disparaisse après dix minutes.',
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
    promoBannerClosed: 'quand vous avez masqué la bannière des promotions, jusqu’à la fermeture de l’onglet',
    scrolled: 'jusqu’où chaque page a défilé, jusqu’à la fermeture de l’onglet',
  },
  life: {
    session: 'Jusqu’à la fermeture du navigateur.',
    minutes: 'Pendant {n} minutes.',
    days: 'Pendant {n} jours.',
  },
};
