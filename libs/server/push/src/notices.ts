import type { PushTopic } from '@croupier/contracts';
import { type Language, languageOf, type Locale } from '@croupier/i18n';

interface Words {
  readonly title: string;
  readonly body: string;
}

/** What is told, under which topic, and the page it opens. No amounts: others may see the screen. */
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
      title: 'Your withdrawal is paid',
      body: 'It has left us. Your bank or wallet may take a while to show it.',
    },
    payout_refused: {
      title: 'Your withdrawal did not go through',
      body: 'The money is back in your account. Open this to see why.',
    },
    payout_reduced: { title: 'Your withdrawal was reduced', body: 'A part of it is owed to us. Open this to see why.' },
    deposit_arrived: { title: 'Your deposit has arrived', body: 'It is in your account.' },
    bet_settled: { title: 'Your bet is settled', body: 'Open this to see how it went.' },
    document_decided: { title: 'We have looked at your document', body: 'Open this to see what was decided.' },
  },
  de: {
    payout_paid: {
      title: 'Ihre Auszahlung ist unterwegs',
      body: 'Wir haben sie überwiesen. Bis sie bei Ihrer Bank oder Wallet erscheint, kann es etwas dauern.',
    },
    payout_refused: {
      title: 'Ihre Auszahlung hat nicht geklappt',
      body: 'Das Geld ist wieder auf Ihrem Konto. Hier sehen Sie den Grund.',
    },
    payout_reduced: {
      title: 'Ihre Auszahlung wurde gekürzt',
      body: 'Einen Teil davon schulden Sie uns. Hier sehen Sie den Grund.',
    },
    deposit_arrived: { title: 'Ihre Einzahlung ist da', body: 'Sie ist auf Ihrem Konto.' },
    bet_settled: { title: 'Ihre Wette ist entschieden', body: 'Hier sehen Sie, wie sie ausgegangen ist.' },
    document_decided: { title: 'Ihr Dokument ist geprüft', body: 'Hier sehen Sie das Ergebnis.' },
  },
  ja: {
    payout_paid: {
      title: '出金の手続きが完了しました',
      body: '送金済みです。銀行やウォレットに反映されるまで、しばらくかかる場合があります。',
    },
    payout_refused: { title: '出金できませんでした', body: 'お金は口座に戻っています。理由はこちらでご確認ください。' },
    payout_reduced: {
      title: '出金額が減額されました',
      body: '一部は当社へのご返金分です。理由はこちらでご確認ください。',
    },
    deposit_arrived: { title: '入金が完了しました', body: '口座に反映されています。' },
    bet_settled: { title: 'ベットの結果が確定しました', body: '結果はこちらでご覧いただけます。' },
    document_decided: { title: '書類の確認が終わりました', body: '結果はこちらでご覧いただけます。' },
  },
  no: {
    payout_paid: {
      title: 'Uttaket ditt er betalt',
      body: 'Pengene er sendt. Det kan ta litt tid før banken eller lommeboken viser dem.',
    },
    payout_refused: {
      title: 'Uttaket ditt gikk ikke gjennom',
      body: 'Pengene er tilbake på kontoen din. Åpne for å se hvorfor.',
    },
    payout_reduced: { title: 'Uttaket ditt er redusert', body: 'En del av det skylder du oss. Åpne for å se hvorfor.' },
    deposit_arrived: { title: 'Innskuddet ditt er kommet', body: 'Det står på kontoen din.' },
    bet_settled: { title: 'Spillet ditt er avgjort', body: 'Åpne for å se hvordan det gikk.' },
    document_decided: { title: 'Vi har sett på dokumentet ditt', body: 'Åpne for å se hva som ble bestemt.' },
  },
  'fr-CA': {
    payout_paid: {
      title: 'Votre retrait est payé',
      body: 'L’argent est parti. Votre banque ou portefeuille peut mettre un moment à l’afficher.',
    },
    payout_refused: {
      title: 'Votre retrait n’a pas abouti',
      body: 'L’argent est de retour dans votre compte. Ouvrez pour voir pourquoi.',
    },
    payout_reduced: {
      title: 'Votre retrait a été réduit',
      body: 'Vous nous en devez une partie. Ouvrez pour voir pourquoi.',
    },
    deposit_arrived: { title: 'Votre dépôt est arrivé', body: 'Il est dans votre compte.' },
    bet_settled: { title: 'Votre pari est réglé', body: 'Ouvrez pour voir le résultat.' },
    document_decided: { title: 'Nous avons examiné votre document', body: 'Ouvrez pour voir la décision.' },
  },
  'es-MX': {
    payout_paid: {
      title: 'Tu retiro está pagado',
      body: 'Ya salió de aquí. Tu banco o billetera puede tardar un poco en mostrarlo.',
    },
    payout_refused: {
      title: 'Tu retiro no se realizó',
      body: 'El dinero está de nuevo en tu cuenta. Abre para ver por qué.',
    },
    payout_reduced: { title: 'Se redujo tu retiro', body: 'Nos debes una parte. Abre para ver por qué.' },
    deposit_arrived: { title: 'Tu depósito llegó', body: 'Está en tu cuenta.' },
    bet_settled: { title: 'Tu apuesta está liquidada', body: 'Abre para ver cómo quedó.' },
    document_decided: { title: 'Revisamos tu documento', body: 'Abre para ver la decisión.' },
  },
  'pt-BR': {
    payout_paid: {
      title: 'Seu saque foi pago',
      body: 'O dinheiro já saiu daqui. Seu banco ou carteira pode levar um tempo para mostrar.',
    },
    payout_refused: {
      title: 'Seu saque não foi concluído',
      body: 'O dinheiro voltou para a sua conta. Abra para ver o motivo.',
    },
    payout_reduced: { title: 'Seu saque foi reduzido', body: 'Uma parte é devida a nós. Abra para ver o motivo.' },
    deposit_arrived: { title: 'Seu depósito chegou', body: 'Ele está na sua conta.' },
    bet_settled: { title: 'Sua aposta foi apurada', body: 'Abra para ver o resultado.' },
    document_decided: { title: 'Analisamos seu documento', body: 'Abra para ver a decisão.' },
  },
};

export const wordsOf = (kind: NoticeKind, locale: Locale): Words => words[languageOf(locale)][kind];
