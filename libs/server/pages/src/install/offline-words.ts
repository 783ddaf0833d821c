import type { PageLanguage } from '../document/plain-page.ts';

/** What the offline page says, in the words of the pages themselves. */
export const offlineWords: Readonly<Record<PageLanguage, { readonly title: string; readonly text: string }>> = {
  en: {
    title: 'You are offline',
    text: 'This page needs the internet. It opens by itself as soon as you are online again; your balance, bets and payments are stored safely.',
  },
  de: {
    title: 'Sie sind offline',
    text: 'Diese Seite braucht das Internet. Sie öffnet sich von selbst, sobald Sie wieder online sind; Ihr Guthaben, Ihre Wetten und Zahlungen sind sicher gespeichert.',
  },
  'es-MX': {
    title: 'No tienes conexión',
    text: 'Esta página necesita internet. Se abre sola en cuanto vuelvas a tener conexión; tu saldo, tus apuestas y tus pagos están guardados de forma segura.',
  },
  'fr-CA': {
    title: 'Vous êtes hors ligne',
    text: 'Cette page a besoin d’Internet. Elle s’ouvrira d’elle-même dès que vous serez de nouveau en ligne; votre solde, vos paris et vos paiements sont enregistrés en toute sécurité.',
  },
  ja: {
    title: 'オフラインです',
    text: 'このページにはインターネット接続が必要です。オンラインに戻ると自動的に開きます。残高、ベット、入出金の記録は安全に保存されています。',
  },
  no: {
    title: 'Du er frakoblet',
    text: 'Denne siden trenger internett. Den åpnes av seg selv så snart du er på nett igjen; saldoen, veddemålene og betalingene dine er trygt lagret.',
  },
  'pt-BR': {
    title: 'Você está sem internet',
    text: 'Esta página precisa da internet. Ela abre sozinha assim que você voltar a ter conexão; seu saldo, suas apostas e seus pagamentos estão guardados com segurança.',
  },
};
