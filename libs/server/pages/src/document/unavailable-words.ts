import type { PageLanguage } from './plain-page.ts';

/** What is said where nothing can be rendered, and where the site is shut for work. */
export const unavailableWords = {
  en: {
    title: 'We will be back in a moment',
    text: 'The site cannot be reached right now. Your balance, bets and payments are stored safely; nothing was lost. Please try again in a minute.',
    again: 'Try again',
    closedTitle: 'We are working on the site',
    closedText:
      'Croupier is closed for a while. Your balance, bets and payments are stored safely, and bets that are running settle as always. This page opens the site by itself once we are done.',
    back: 'Expected back: {time}',
  },
  de: {
    title: 'Wir sind gleich wieder da',
    text: 'Die Seite ist gerade nicht erreichbar. Ihr Guthaben, Ihre Wetten und Zahlungen sind sicher gespeichert; es ging nichts verloren. Bitte versuchen Sie es in einer Minute noch einmal.',
    again: 'Erneut versuchen',
    closedTitle: 'Wir arbeiten an der Seite',
    closedText:
      'Croupier ist für eine Weile geschlossen. Ihr Guthaben, Ihre Wetten und Zahlungen sind sicher gespeichert, und laufende Wetten werden wie immer abgerechnet. Sobald wir fertig sind, öffnet sich die Seite hier von selbst.',
    back: 'Voraussichtlich zurück: {time}',
  },
  'es-MX': {
    title: 'Volvemos en un momento',
    text: 'No se puede acceder al sitio en este momento. Tu saldo, tus apuestas y tus pagos están guardados de forma segura; no se perdió nada. Intenta de nuevo en un minuto.',
    again: 'Intentar de nuevo',
    closedTitle: 'Estamos trabajando en el sitio',
    closedText:
      'Croupier está cerrado por un rato. Tu saldo, tus apuestas y tus pagos están guardados de forma segura, y las apuestas en curso se resuelven como siempre. Esta página abre el sitio por sí sola cuando terminemos.',
    back: 'Regreso previsto: {time}',
  },
  'fr-CA': {
    title: 'Nous revenons dans un instant',
    text: 'Le site n’est pas accessible en ce moment. Votre solde, vos paris et vos paiements sont conservés en sécurité; rien n’a été perdu. Veuillez réessayer dans une minute.',
    again: 'Réessayer',
    closedTitle: 'Nous travaillons sur le site',
    closedText:
      'Croupier est fermé pour un moment. Votre solde, vos paris et vos paiements sont conservés en sécurité, et les paris en cours se règlent comme d’habitude. Cette page ouvrira le site d’elle-même dès que nous aurons terminé.',
    back: 'Retour prévu : {time}',
  },
  ja: {
    title: 'まもなく再開します',
    text: '現在、サイトに接続できません。残高、ベット、入出金は安全に保存されており、失われたものはありません。1分ほどしてから、もう一度お試しください。',
    again: 'もう一度試す',
    closedTitle: 'サイトのメンテナンス中です',
    closedText:
      'Croupierは現在、一時的に休止しています。残高、ベット、入出金は安全に保存されており、進行中のベットは通常どおり精算されます。作業が終わると、このページから自動的にサイトが開きます。',
    back: '再開予定：{time}',
  },
  no: {
    title: 'Vi er straks tilbake',
    text: 'Nettstedet er ikke tilgjengelig akkurat nå. Saldoen, veddemålene og betalingene dine er trygt lagret; ingenting gikk tapt. Prøv igjen om et minutt.',
    again: 'Prøv igjen',
    closedTitle: 'Vi arbeider med nettstedet',
    closedText:
      'Croupier er stengt en stund. Saldoen, veddemålene og betalingene dine er trygt lagret, og veddemål som pågår, gjøres opp som vanlig. Denne siden åpner nettstedet av seg selv når vi er ferdige.',
    back: 'Ventes tilbake: {time}',
  },
  'pt-BR': {
    title: 'Voltamos em um momento',
    text: 'O site não pode ser acessado agora. Seu saldo, suas apostas e seus pagamentos estão guardados com segurança; nada se perdeu. Tente de novo em um minuto.',
    again: 'Tentar de novo',
    closedTitle: 'Estamos trabalhando no site',
    closedText:
      'O Croupier está fechado por um tempo. Seu saldo, suas apostas e seus pagamentos estão guardados com segurança, e as apostas em andamento são acertadas como sempre. Esta página abre o site sozinha quando terminarmos.',
    back: 'Previsão de volta: {time}',
  },
} as const satisfies Record<PageLanguage, Readonly<Record<string, string>>>;
