import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** A break or a self-exclusion has begun: until when, and what becomes of the money. Source: promise L5. */
export const breakBegun = mailTemplate({
  params: v.object({
    type: v.picklist(['coolingoff', 'selfexclusion']),
    /** ISO 8601; null is for good. */
    until: v.nullable(v.string()),
  }),
  texts: {
    en: ({ type, until }, { date, link }) => ({
      subject: type === 'coolingoff' ? 'Your break has begun' : 'You have excluded yourself',
      paragraphs: [
        until === null
          ? 'It is for good, and nothing and nobody ends it. You are signed out on every device.'
          : `It lasts until ${date(until)}, and nothing and nobody ends it early. You are signed out on every device.`,
        type === 'coolingoff'
          ? 'Your money stays yours: sign in whenever you like to withdraw it.'
          : 'Your money is paid out by itself, to the account your last completed withdrawal went to. Without one it waits for you to withdraw it. What open bets bring later follows.',
      ],
      action: { label: 'Find help', href: link('/support') },
    }),
    de: ({ type, until }, { date, link }) => ({
      subject: type === 'coolingoff' ? 'Ihre Pause hat begonnen' : 'Sie haben sich gesperrt',
      paragraphs: [
        until === null
          ? 'Das gilt für immer, und nichts und niemand beendet es. Sie sind auf allen Geräten abgemeldet.'
          : `Das gilt bis ${date(until)}, und nichts und niemand beendet es vorzeitig. Sie sind auf allen Geräten abgemeldet.`,
        type === 'coolingoff'
          ? 'Ihr Geld bleibt Ihres: Melden Sie sich an, wann immer Sie es sich auszahlen lassen möchten.'
          : 'Ihr Geld wird von selbst ausgezahlt, auf das Konto Ihrer letzten abgeschlossenen Auszahlung. Gibt es keines, wartet es darauf, dass Sie es sich auszahlen lassen. Was offene Wetten später bringen, folgt.',
      ],
      action: { label: 'Hilfe finden', href: link('/support') },
    }),
    ja: ({ type, until }, { date, link }) => ({
      subject: type === 'coolingoff' ? '休止が始まりました' : '自己排除を開始しました',
      paragraphs: [
        until === null
          ? '永久に続き、いかなる手段でも、誰にも終わらせることはできません。すべてのデバイスからログアウトしました。'
          : `${date(until)}まで続き、いかなる手段でも、誰にも早く終わらせることはできません。すべてのデバイスからログアウトしました。`,
        type === 'coolingoff'
          ? 'お金はお客様のもののままです。いつでもログインして出金できます。'
          : 'お金は、最後に完了した出金の送金先へ自動的に払い出されます。完了した出金がない場合は、お客様が出金されるまでそのまま残ります。未確定のベットから後で入る分も、同様に払い出されます。',
      ],
      action: { label: '相談先を探す', href: link('/support') },
    }),
    no: ({ type, until }, { date, link }) => ({
      subject: type === 'coolingoff' ? 'Pausen din har begynt' : 'Selvutestengelsen din har begynt',
      paragraphs: [
        until === null
          ? 'Den gjelder for alltid, og ingenting og ingen avslutter den. Du er logget ut på alle enheter.'
          : `Den varer til ${date(until)}, og ingenting og ingen avslutter den før tiden. Du er logget ut på alle enheter.`,
        type === 'coolingoff'
          ? 'Pengene er fortsatt dine: Logg inn når du vil for å ta dem ut.'
          : 'Pengene dine utbetales automatisk, til kontoen det siste fullførte uttaket ditt gikk til. Finnes det ikke noe slikt uttak, venter pengene på at du tar dem ut. Det åpne veddemål gir senere, følger etter.',
      ],
      action: { label: 'Finn hjelp', href: link('/support') },
    }),
    'fr-CA': ({ type, until }, { date, link }) => ({
      subject: type === 'coolingoff' ? 'Votre pause a commencé' : 'Votre autoexclusion a commencé',
      paragraphs: [
        until === null
          ? 'Elle est définitive, et rien ni personne n’y met fin. Vos sessions sont fermées sur tous vos appareils.'
          : `Elle dure jusqu’au ${date(until)}, et rien ni personne n’y met fin plus tôt. Vos sessions sont fermées sur tous vos appareils.`,
        type === 'coolingoff'
          ? 'Votre argent reste à vous\u00a0: connectez-vous quand vous le voulez pour le retirer.'
          : 'Votre argent vous est versé automatiquement, sur le compte de votre dernier retrait terminé. S’il n’y en a pas, il attend que vous le retiriez. Ce que vos paris en cours rapporteront plus tard suivra.',
      ],
      action: { label: 'Trouver de l’aide', href: link('/support') },
    }),
    'es-MX': ({ type, until }, { date, link }) => ({
      subject: type === 'coolingoff' ? 'Tu pausa comenzó' : 'Te autoexcluiste',
      paragraphs: [
        until === null
          ? 'Es para siempre, y nada ni nadie la termina. Tu sesión se cerró en todos los dispositivos.'
          : `Dura hasta el ${date(until)}, y nada ni nadie la termina antes. Tu sesión se cerró en todos los dispositivos.`,
        type === 'coolingoff'
          ? 'Tu dinero sigue siendo tuyo: inicia sesión cuando quieras para retirarlo.'
          : 'Tu dinero se paga automáticamente a la cuenta a la que llegó tu último retiro completado. Si no hay ninguno, espera a que lo retires. Lo que obtengas después por tus apuestas abiertas se paga de la misma manera.',
      ],
      action: { label: 'Obtener ayuda', href: link('/support') },
    }),
    'pt-BR': ({ type, until }, { date, link }) => ({
      subject: type === 'coolingoff' ? 'Sua pausa começou' : 'Você se autoexcluiu',
      paragraphs: [
        until === null
          ? 'É para sempre, e nada nem ninguém põe fim a isso. Sua conta foi desconectada em todos os dispositivos.'
          : `Dura até ${date(until)}, e nada nem ninguém pode antecipar o fim. Sua conta foi desconectada em todos os dispositivos.`,
        type === 'coolingoff'
          ? 'Seu dinheiro continua seu: entre quando quiser para sacar.'
          : 'Seu dinheiro é pago automaticamente, na conta do seu último saque concluído. Se não houver uma, ele fica à espera do seu saque. O que as apostas em aberto renderem depois segue o mesmo caminho.',
      ],
      action: { label: 'Buscar ajuda', href: link('/support') },
    }),
  },
});
