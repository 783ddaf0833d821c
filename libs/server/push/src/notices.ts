import type { PushTopic } from '@croupier/contracts';
import { type Language, languageOf, type Locale } from '@croupier/i18n';

interface Words {
  readonly title: string;
  readonly body: string;
}

/** Notifications with their topic and the page they open. No amounts: others may see the screen. */
export const notices = {
  payout_paid: { topic: 'payments', site: 'casino', path: '/users/payments' },
  payout_refused: { topic: 'payments', site: 'casino', path: '/users/payments' },
  payout_reduced: { topic: 'payments', site: 'casino', path: '/users/payments' },
  deposit_arrived: { topic: 'payments', site: 'casino', path: '/users/payments' },
  bet_settled: { topic: 'bets', site: 'sport', path: '/sport/my-bets' },
  document_decided: { topic: 'documents', site: 'casino', path: '/users/verification' },
} as const satisfies Record<string, { topic: PushTopic; site: 'casino' | 'sport'; path: string }>;

export type NoticeKind = keyof typeof notices;

const words: Readonly<Record<Language, Readonly<Record<NoticeKind, Words>>>> = {
  en: {
    payout_paid: {
      title: 'Your withdrawal has been paid out',
      body: 'Your bank or wallet may take a while to show it.',
    },
    payout_refused: {
      title: 'Your withdrawal didn’t go through',
      body: 'The money is back in your balance. Open to see why.',
    },
    payout_reduced: { title: 'Your withdrawal was reduced', body: 'You owed us part of it. Open to see why.' },
    deposit_arrived: { title: 'Your deposit has arrived', body: 'It’s in your balance.' },
    bet_settled: { title: 'Your bet is settled', body: 'Open to see the result.' },
    document_decided: { title: 'We’ve checked your document', body: 'Open to see the result.' },
  },
  de: {
    payout_paid: {
      title: 'Ihre Auszahlung wurde gesendet',
      body: 'Bis sie bei Ihrer Bank oder in Ihrer Wallet erscheint, kann es etwas dauern.',
    },
    payout_refused: {
      title: 'Ihre Auszahlung hat nicht geklappt',
      body: 'Das Geld ist wieder in Ihrem Guthaben. Hier sehen Sie den Grund.',
    },
    payout_reduced: {
      title: 'Ihre Auszahlung wurde gekürzt',
      body: 'Einen Teil davon schuldeten Sie uns. Hier sehen Sie den Grund.',
    },
    deposit_arrived: { title: 'Ihre Einzahlung ist da', body: 'Sie ist in Ihrem Guthaben.' },
    bet_settled: { title: 'Ihre Wette ist abgerechnet', body: 'Hier sehen Sie das Ergebnis.' },
    document_decided: { title: 'Wir haben Ihr Dokument geprüft', body: 'Hier sehen Sie das Ergebnis.' },
  },
  ja: {
    payout_paid: {
      title: '出金が完了しました',
      body: '銀行やウォレットに反映されるまで、しばらくかかる場合があります。',
    },
    payout_refused: { title: '出金できませんでした', body: 'お金は残高に戻っています。理由はこちらでご確認ください。' },
    payout_reduced: {
      title: '出金額が減額されました',
      body: '一部は当サイトへの未払い分でした。理由はこちらでご確認ください。',
    },
    deposit_arrived: { title: '入金が完了しました', body: '残高に反映されています。' },
    bet_settled: { title: 'ベットが精算されました', body: '結果はこちらでご覧いただけます。' },
    document_decided: { title: '書類の確認が終わりました', body: '結果はこちらでご覧いただけます。' },
  },
  no: {
    payout_paid: {
      title: 'Uttaket ditt er utbetalt',
      body: 'Det kan ta litt tid før banken eller lommeboken viser det.',
    },
    payout_refused: {
      title: 'Uttaket ditt gikk ikke gjennom',
      body: 'Pengene er tilbake på saldoen din. Åpne for å se hvorfor.',
    },
    payout_reduced: {
      title: 'Uttaket ditt ble redusert',
      body: 'Du skyldte oss en del av det. Åpne for å se hvorfor.',
    },
    deposit_arrived: { title: 'Innskuddet ditt er kommet', body: 'Det er på saldoen din.' },
    bet_settled: { title: 'Veddemålet ditt er avgjort', body: 'Åpne for å se resultatet.' },
    document_decided: { title: 'Vi har kontrollert dokumentet ditt', body: 'Åpne for å se resultatet.' },
  },
  'fr-CA': {
    payout_paid: {
      title: 'Votre retrait a été versé',
      body: 'Votre banque ou votre portefeuille peut mettre un moment à l’afficher.',
    },
    payout_refused: {
      title: 'Votre retrait n’a pas abouti',
      body: 'L’argent est de retour dans votre solde. Ouvrez pour voir pourquoi.',
    },
    payout_reduced: {
      title: 'Votre retrait a été réduit',
      body: 'Vous nous en deviez une partie. Ouvrez pour voir pourquoi.',
    },
    deposit_arrived: { title: 'Votre dépôt est arrivé', body: 'Il est dans votre solde.' },
    bet_settled: { title: 'Votre pari est réglé', body: 'Ouvrez pour voir le résultat.' },
    document_decided: { title: 'Nous avons vérifié votre document', body: 'Ouvrez pour voir le résultat.' },
  },
  'es-MX': {
    payout_paid: { title: 'Tu retiro se pagó', body: 'Tu banco o billetera puede tardar un poco en mostrarlo.' },
    payout_refused: {
      title: 'Tu retiro no se completó',
      body: 'El dinero está de nuevo en tu saldo. Abre para ver por qué.',
    },
    payout_reduced: { title: 'Se redujo tu retiro', body: 'Nos debías una parte. Abre para ver por qué.' },
    deposit_arrived: { title: 'Tu depósito llegó', body: 'Está en tu saldo.' },
    bet_settled: { title: 'Tu apuesta se liquidó', body: 'Abre para ver el resultado.' },
    document_decided: { title: 'Revisamos tu documento', body: 'Abre para ver el resultado.' },
  },
  'pt-BR': {
    payout_paid: { title: 'Seu saque foi pago', body: 'Seu banco ou carteira pode levar um tempo para mostrá-lo.' },
    payout_refused: {
      title: 'Seu saque não foi concluído',
      body: 'O dinheiro voltou para o seu saldo. Abra para ver o motivo.',
    },
    payout_reduced: { title: 'Seu saque foi reduzido', body: 'Você nos devia uma parte. Abra para ver o motivo.' },
    deposit_arrived: { title: 'Seu depósito chegou', body: 'Ele está no seu saldo.' },
    bet_settled: { title: 'Sua aposta foi resolvida', body: 'Abra para ver o resultado.' },
    document_decided: { title: 'Analisamos seu documento', body: 'Abra para ver o resultado.' },
  },
};

export const wordsOf = (kind: NoticeKind, locale: Locale): Words => words[languageOf(locale)][kind];
