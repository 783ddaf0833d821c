import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** Tells the previous address that the account now has another one. */
export const emailChanged = mailTemplate({
  params: v.object({ to: v.string(), at: v.string() }),
  texts: {
    en: ({ at }, { date, link }) => ({
      subject: 'Your email address has changed',
      paragraphs: [
        'The change was confirmed at both addresses. From now on, you sign in with the new one, and we write to it.',
      ],
      facts: [['When', date(at)]],
      notes: [`If this wasn’t you, please contact us: ${link('/support')}`],
    }),
    de: ({ at }, { date, link }) => ({
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      paragraphs: [
        'Die Änderung wurde von beiden Adressen aus bestätigt. Ab jetzt melden Sie sich mit der neuen an, und wir schreiben Ihnen dorthin.',
      ],
      facts: [['Wann', date(at)]],
      notes: [`Falls Sie das nicht waren, nehmen Sie bitte Kontakt mit uns auf: ${link('/support')}`],
    }),
    ja: ({ at }, { date, link }) => ({
      subject: 'メールアドレスが変更されました',
      paragraphs: [
        '両方のアドレスで変更が確認されました。今後は新しいアドレスでログインしてください。ご連絡も新しいアドレスにお送りします。',
      ],
      facts: [['日時', date(at)]],
      notes: [`お心当たりがない場合は、こちらからお問い合わせください：${link('/support')}`],
    }),
    no: ({ at }, { date, link }) => ({
      subject: 'E-postadressen din er endret',
      paragraphs: [
        'Endringen er bekreftet fra begge adressene. Fra nå av logger du inn med den nye, og vi skriver til den.',
      ],
      facts: [['Når', date(at)]],
      notes: [`Hvis det ikke var deg, må du kontakte oss: ${link('/support')}`],
    }),
    'fr-CA': ({ at }, { date, link }) => ({
      subject: 'Votre adresse courriel a été modifiée',
      paragraphs: [
        'Le changement a été confirmé depuis les deux adresses. Désormais, vous vous connectez avec la nouvelle, et nous y envoyons nos courriels.',
      ],
      facts: [['Quand', date(at)]],
      notes: [`Si ce n’était pas vous, veuillez nous contacter\u00a0: ${link('/support')}`],
    }),
    'es-MX': ({ at }, { date, link }) => ({
      subject: 'Tu dirección de correo cambió',
      paragraphs: [
        'El cambio se confirmó desde ambas direcciones. A partir de ahora inicias sesión con la nueva, y te escribimos ahí.',
      ],
      facts: [['Cuándo', date(at)]],
      notes: [`Si no fuiste tú, contáctanos: ${link('/support')}`],
    }),
    'pt-BR': ({ at }, { date, link }) => ({
      subject: 'Seu e-mail foi alterado',
      paragraphs: [
        'A mudança foi confirmada nos dois endereços. A partir de agora, você entra com o novo, e escrevemos para ele.',
      ],
      facts: [['Quando', date(at)]],
      notes: [`Se não foi você, fale com a gente: ${link('/support')}`],
    }),
  },
});
