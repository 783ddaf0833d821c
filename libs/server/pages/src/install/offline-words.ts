import type { PageLanguage } from '../document/plain-page.ts';

/** Texts of the offline page. */
export const offlineWords: Readonly<Record<PageLanguage, { readonly title: string; readonly text: string }>> = {
  en: {
    title: 'You’re offline',
    text: 'This page needs an internet connection. It opens automatically once you’re back online. Your balance, bets and payments are safe.',
  },
  de: {
    title: 'Sie sind offline',
    text: 'Diese Seite braucht eine Internetverbindung. Sie öffnet sich automatisch, sobald Sie wieder online sind. Ihr Guthaben, Ihre Wetten und Ihre Zahlungen sind sicher.',
  },
  'es-MX': {
    title: 'No tienes conexión',
    text: 'Esta página necesita conexión a internet. Se abre automáticamente cuando vuelvas a estar en línea. Tu saldo, tus apuestas y tus pagos están a salvo.',
  },
  'fr-CA': {
    title: 'Vous êtes hors ligne',
    text: 'Cette page a besoin d’une connexion Internet. Elle s’ouvrira automatiquement dès que vous serez de nouveau en ligne. Votre solde, vos paris et vos paiements sont en sécurité.',
  },
  ja: {
    title: 'オフラインです',
    text: 'このページにはインターネット接続が必要です。オンラインに戻ると自動的に開きます。残高、ベット、入出金に影響はありません。',
  },
  no: {
    title: 'Du er frakoblet',
    text: 'Denne siden trenger internettforbindelse. Den åpnes automatisk når du er på nett igjen. Saldoen, veddemålene og betalingene dine er trygge.',
  },
  'pt-BR': {
    title: 'Você está sem conexão',
    text: 'Esta página precisa de internet. Ela abre automaticamente assim que a conexão voltar. Seu saldo, suas apostas e seus pagamentos estão seguros.',
  },
};
