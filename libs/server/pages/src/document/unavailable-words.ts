import type { PageLanguage } from './plain-page.ts';

/** Texts shown when nothing can be rendered, and when the site is closed for maintenance. */
export const unavailableWords = {
  en: {
    title: 'We’ll be back in a moment',
    text: 'The site isn’t responding right now. Your balance, bets and payments are safe. Please try again in a minute.',
    again: 'Try again',
    closedTitle: 'The site is under maintenance',
    closedText:
      'Croupier is closed for a while. Your balance, bets and payments are safe, and open bets will still be settled. The site opens here automatically when we’re done.',
    back: 'Expected back: {time}',
  },
  de: {
    title: 'Wir sind gleich wieder da',
    text: 'Die Seite antwortet gerade nicht. Ihr Guthaben, Ihre Wetten und Zahlungen sind sicher. Bitte versuchen Sie es in einer Minute noch einmal.',
    again: 'Erneut versuchen',
    closedTitle: 'Die Seite wird gerade gewartet',
    closedText:
      'Croupier ist für eine Weile geschlossen. Ihr Guthaben, Ihre Wetten und Zahlungen sind sicher, und offene Wetten werden weiterhin abgerechnet. Sobald wir fertig sind, öffnet sich die Seite hier automatisch.',
    back: 'Voraussichtlich zurück: {time}',
  },
  'es-MX': {
    title: 'Volvemos en un momento',
    text: 'El sitio no responde en este momento. Tu saldo, tus apuestas y tus pagos están a salvo. Intenta de nuevo en un minuto.',
    again: 'Intentar de nuevo',
    closedTitle: 'El sitio está en mantenimiento',
    closedText:
      'Croupier está cerrado por un rato. Tu saldo, tus apuestas y tus pagos están a salvo, y las apuestas abiertas se liquidarán. El sitio se abre aquí automáticamente cuando terminemos.',
    back: 'Regreso previsto: {time}',
  },
  'fr-CA': {
    title: 'Nous revenons dans un instant',
    text: 'Le site ne répond pas en ce moment. Votre solde, vos paris et vos paiements sont en sécurité. Veuillez réessayer dans une minute.',
    again: 'Réessayer',
    closedTitle: 'Le site est en maintenance',
    closedText:
      'Croupier est fermé pour un moment. Votre solde, vos paris et vos paiements sont en sécurité, et les paris en cours seront réglés. Le site s’ouvrira ici automatiquement dès que nous aurons terminé.',
    back: 'Retour prévu\u00a0: {time}',
  },
  ja: {
    title: 'まもなく再開します',
    text: '現在、サイトに接続できません。残高、ベット、入出金に影響はありません。1分ほどしてから、もう一度お試しください。',
    again: 'もう一度試す',
    closedTitle: 'サイトのメンテナンス中です',
    closedText:
      'Croupierは現在、一時的に停止しています。残高、ベット、入出金に影響はなく、未確定のベットは精算されます。作業が終わると、このページでサイトが自動的に開きます。',
    back: '再開予定：{time}',
  },
  no: {
    title: 'Vi er straks tilbake',
    text: 'Nettstedet svarer ikke akkurat nå. Saldoen, veddemålene og betalingene dine er trygge. Prøv igjen om et minutt.',
    again: 'Prøv igjen',
    closedTitle: 'Nettstedet er under vedlikehold',
    closedText:
      'Croupier er stengt en stund. Saldoen, veddemålene og betalingene dine er trygge, og åpne veddemål blir fortsatt avgjort. Nettstedet åpnes automatisk her når vi er ferdige.',
    back: 'Ventes tilbake: {time}',
  },
  'pt-BR': {
    title: 'Voltamos em um momento',
    text: 'O site não está respondendo agora. Seu saldo, suas apostas e seus pagamentos estão seguros. Tente de novo em um minuto.',
    again: 'Tentar de novo',
    closedTitle: 'O site está em manutenção',
    closedText:
      'O Croupier está fechado por um tempo. Seu saldo, suas apostas e seus pagamentos estão seguros, e as apostas em aberto ainda serão resolvidas. O site abre aqui automaticamente quando terminarmos.',
    back: 'Previsão de volta: {time}',
  },
} as const satisfies Record<PageLanguage, Readonly<Record<string, string>>>;
