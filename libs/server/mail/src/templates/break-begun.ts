import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** Confirms a break or a self-exclusion: its end, and what happens to the money. Source: promise L5. */
export const breakBegun = mailTemplate({
  params: v.object({
    type: v.picklist(['coolingoff', 'selfexclusion']),
    /** ISO 8601; null is permanent. */
    until: v.nullable(v.string()),
  }),
  texts: {
    en: ({ type, until }, { date, link }) => ({
      subject: type === 'coolingoff' ? 'Your break has started' : 'You have excluded yourself',
      paragraphs: [
        until === null
          ? 'It’s permanent and can’t be ended. You’re signed out on all devices.'
          : `It lasts until ${date(until)} and can’t be ended early. You’re signed out on all devices.`,
        type === 'coolingoff'
          ? 'Your money is safe. Sign in at any time to withdraw it.'
          : 'We automatically pay your money to the account of your last completed withdrawal. If there isn’t one, sign in at any time to withdraw it. Money from open bets is paid out later in the same way.',
      ],
      action: { label: 'Get help', href: link('/support') },
    }),
    de: ({ type, until }, { date, link }) => ({
      subject: type === 'coolingoff' ? 'Ihre Pause hat begonnen' : 'Sie haben sich selbst ausgeschlossen',
      paragraphs: [
        until === null
          ? 'Das gilt dauerhaft und kann nicht beendet werden. Sie sind auf allen Geräten abgemeldet.'
          : `Das gilt bis ${date(until)} und kann nicht vorzeitig beendet werden. Sie sind auf allen Geräten abgemeldet.`,
        type === 'coolingoff'
          ? 'Ihr Geld ist sicher. Sie können sich jederzeit anmelden und es auszahlen.'
          : 'Wir zahlen Ihr Geld automatisch auf das Konto Ihrer letzten abgeschlossenen Auszahlung aus. Gibt es keine, können Sie sich jederzeit anmelden und es auszahlen. Geld aus offenen Wetten wird später genauso ausgezahlt.',
      ],
      action: { label: 'Hilfe finden', href: link('/support') },
    }),
    ja: ({ type, until }, { date, link }) => ({
      subject: type === 'coolingoff' ? '休止が始まりました' : '自己排除を開始しました',
      paragraphs: [
        until === null
          ? '期間は永久で、終了することはできません。すべてのデバイスからログアウトしました。'
          : `${date(until)}まで続き、途中で終了することはできません。すべてのデバイスからログアウトしました。`,
        type === 'coolingoff'
          ? 'お金は安全に保管されています。いつでもログインして出金できます。'
          : 'お金は、最後に完了した出金の送金先に自動的に払い出します。完了した出金がない場合は、いつでもログインして出金できます。未確定のベットのお金も、後日同じ方法で払い出します。',
      ],
      action: { label: '相談先を探す', href: link('/support') },
    }),
    no: ({ type, until }, { date, link }) => ({
      subject: type === 'coolingoff' ? 'Pausen din har startet' : 'Selvutestengelsen din har startet',
      paragraphs: [
        until === null
          ? 'Den er permanent og kan ikke avsluttes. Du er logget ut på alle enheter.'
          : `Den varer til ${date(until)} og kan ikke avsluttes før tiden. Du er logget ut på alle enheter.`,
        type === 'coolingoff'
          ? 'Pengene dine er trygge. Du kan når som helst logge inn og ta dem ut.'
          : 'Vi utbetaler pengene dine automatisk til kontoen det siste fullførte uttaket ditt gikk til. Hvis det ikke finnes noe slikt uttak, kan du når som helst logge inn og ta dem ut. Penger fra åpne veddemål utbetales senere på samme måte.',
      ],
      action: { label: 'Få hjelp', href: link('/support') },
    }),
    'fr-CA': ({ type, until }, { date, link }) => ({
      subject: type === 'coolingoff' ? 'Votre pause a commencé' : 'Votre autoexclusion a commencé',
      paragraphs: [
        until === null
          ? 'Elle est définitive et il n’est pas possible d’y mettre fin. Vos sessions sont fermées sur tous vos appareils.'
          : `Elle dure jusqu’au ${date(until)} et il n’est pas possible d’y mettre fin plus tôt. Vos sessions sont fermées sur tous vos appareils.`,
        type === 'coolingoff'
          ? 'Votre argent est en sécurité. Connectez-vous à tout moment pour le retirer.'
          : 'Nous versons automatiquement votre argent sur le compte de votre dernier retrait effectué. S’il n’y en a pas, connectez-vous à tout moment pour le retirer. L’argent de vos paris en cours est versé plus tard de la même façon.',
      ],
      action: { label: 'Obtenir de l’aide', href: link('/support') },
    }),
    'es-MX': ({ type, until }, { date, link }) => ({
      subject: type === 'coolingoff' ? 'Tu pausa comenzó' : 'Tu autoexclusión comenzó',
      paragraphs: [
        until === null
          ? 'Es permanente y no se puede terminar. Tu sesión se cerró en todos los dispositivos.'
          : `Dura hasta el ${date(until)} y no se puede terminar antes. Tu sesión se cerró en todos los dispositivos.`,
        type === 'coolingoff'
          ? 'Tu dinero está a salvo. Inicia sesión cuando quieras para retirarlo.'
          : 'Pagamos tu dinero automáticamente a la cuenta de tu último retiro completado. Si no hay ninguno, inicia sesión cuando quieras para retirarlo. El dinero de tus apuestas abiertas se paga después de la misma manera.',
      ],
      action: { label: 'Obtener ayuda', href: link('/support') },
    }),
    'pt-BR': ({ type, until }, { date, link }) => ({
      subject: type === 'coolingoff' ? 'Sua pausa começou' : 'Sua autoexclusão começou',
      paragraphs: [
        until === null
          ? 'Ela é permanente e não pode ser encerrada. Você saiu da conta em todos os dispositivos.'
          : `Ela dura até ${date(until)} e não pode ser encerrada antes. Você saiu da conta em todos os dispositivos.`,
        type === 'coolingoff'
          ? 'Seu dinheiro está seguro. Entre quando quiser para sacar.'
          : 'Pagamos seu dinheiro automaticamente na conta do seu último saque concluído. Se não houver um, entre quando quiser para sacar. O dinheiro das apostas em aberto é pago depois da mesma forma.',
      ],
      action: { label: 'Buscar ajuda', href: link('/support') },
    }),
  },
});
