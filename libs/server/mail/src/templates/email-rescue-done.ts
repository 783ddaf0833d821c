import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** Tells the old address that the change support started is complete. */
export const emailRescueDone = mailTemplate({
  params: v.object({ to: v.string(), at: v.string() }),
  texts: {
    en: ({ at }, { date, link }) => ({
      subject: 'Your email address has changed',
      paragraphs: [
        'Our support team was asked to change it, no one stopped the change, and the new address was confirmed. From now on, the account is used with the new address, and we write to it.',
      ],
      facts: [['When', date(at)]],
      notes: [`If this wasn’t you, please contact us: ${link('/support')}`],
    }),
    de: ({ at }, { date, link }) => ({
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      paragraphs: [
        'Unser Support wurde um die Änderung gebeten, niemand hat sie gestoppt, und die neue Adresse wurde bestätigt. Ab jetzt gilt für das Konto die neue Adresse, und wir schreiben dorthin.',
      ],
      facts: [['Wann', date(at)]],
      notes: [`Falls Sie das nicht waren, nehmen Sie bitte Kontakt mit uns auf: ${link('/support')}`],
    }),
    ja: ({ at }, { date, link }) => ({
      subject: 'メールアドレスが変更されました',
      paragraphs: [
        'サポートに変更の依頼があり、中止の申し出はなく、新しいアドレスが確認されました。今後、アカウントには新しいアドレスが使われ、ご連絡もそちらにお送りします。',
      ],
      facts: [['日時', date(at)]],
      notes: [`お心当たりがない場合は、こちらからお問い合わせください：${link('/support')}`],
    }),
    no: ({ at }, { date, link }) => ({
      subject: 'E-postadressen din er endret',
      paragraphs: [
        'Kundeservice ble bedt om å endre den, ingen stoppet endringen, og den nye adressen ble bekreftet. Fra nå av brukes kontoen med den nye adressen, og vi skriver til den.',
      ],
      facts: [['Når', date(at)]],
      notes: [`Hvis det ikke var deg, må du kontakte oss: ${link('/support')}`],
    }),
    'fr-CA': ({ at }, { date, link }) => ({
      subject: 'Votre adresse courriel a été modifiée',
      paragraphs: [
        'Notre service à la clientèle a reçu une demande de changement, personne ne l’a arrêté, et la nouvelle adresse a été confirmée. Désormais, le compte s’utilise avec la nouvelle adresse, et nous y envoyons nos courriels.',
      ],
      facts: [['Quand', date(at)]],
      notes: [`Si ce n’était pas vous, veuillez nous contacter\u00a0: ${link('/support')}`],
    }),
    'es-MX': ({ at }, { date, link }) => ({
      subject: 'Tu dirección de correo cambió',
      paragraphs: [
        'Nuestro equipo de soporte recibió la solicitud de cambiarla, nadie detuvo el cambio y la dirección nueva se confirmó. A partir de ahora, la cuenta se usa con la dirección nueva, y escribimos ahí.',
      ],
      facts: [['Cuándo', date(at)]],
      notes: [`Si no fuiste tú, contáctanos: ${link('/support')}`],
    }),
    'pt-BR': ({ at }, { date, link }) => ({
      subject: 'Seu e-mail foi alterado',
      paragraphs: [
        'Nosso suporte recebeu o pedido de mudança, ninguém interrompeu a mudança, e o novo e-mail foi confirmado. A partir de agora, a conta é usada com o novo e-mail, e escrevemos para ele.',
      ],
      facts: [['Quando', date(at)]],
      notes: [`Se não foi você, fale com a gente: ${link('/support')}`],
    }),
  },
});
