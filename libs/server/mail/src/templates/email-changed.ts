import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** To the address there was: the account has another one now. */
export const emailChanged = mailTemplate({
  params: v.object({ to: v.string(), at: v.string() }),
  texts: {
    en: ({ at }, { date, link }) => ({
      subject: 'Your account has another email address',
      paragraphs: ['Both addresses agreed. From now on you sign in with the new one, and we write to it.'],
      facts: [['When', date(at)]],
      notes: [`If it was not you, please write to us: ${link('/support')}`],
    }),
    de: ({ at }, { date, link }) => ({
      subject: 'Ihr Konto hat eine andere E-Mail-Adresse',
      paragraphs: [
        'Beide Adressen haben zugestimmt. Ab jetzt melden Sie sich mit der neuen an, und dorthin schreiben wir.',
      ],
      facts: [['Wann', date(at)]],
      notes: [`Falls Sie das nicht waren, schreiben Sie uns bitte: ${link('/support')}`],
    }),
    ja: ({ at }, { date, link }) => ({
      subject: 'アカウントのメールアドレスが変わりました',
      paragraphs: [
        '両方のアドレスで同意が確認されました。今後は新しいアドレスでログインしてください。ご連絡も新しいアドレスにお送りします。',
      ],
      facts: [['日時', date(at)]],
      notes: [`お心当たりがない場合は、こちらからご連絡ください：${link('/support')}`],
    }),
    no: ({ at }, { date, link }) => ({
      subject: 'Kontoen din har en annen e-postadresse',
      paragraphs: [
        'Begge adressene har godtatt endringen. Fra nå av logger du inn med den nye, og vi skriver til den.',
      ],
      facts: [['Når', date(at)]],
      notes: [`Hvis det ikke var deg, kan du skrive til oss: ${link('/support')}`],
    }),
    'fr-CA': ({ at }, { date, link }) => ({
      subject: 'Votre compte a une autre adresse courriel',
      paragraphs: [
        'Les deux adresses ont accepté. Désormais, vous vous connectez avec la nouvelle, et c’est là que nous vous écrivons.',
      ],
      facts: [['Quand', date(at)]],
      notes: [`Si ce n’était pas vous, veuillez nous écrire\u00a0: ${link('/support')}`],
    }),
    'es-MX': ({ at }, { date, link }) => ({
      subject: 'Tu cuenta tiene otra dirección de correo',
      paragraphs: [
        'El cambio se aceptó desde ambas direcciones. A partir de ahora inicias sesión con la nueva, y ahí te escribimos.',
      ],
      facts: [['Cuándo', date(at)]],
      notes: [`Si no fuiste tú, escríbenos: ${link('/support')}`],
    }),
    'pt-BR': ({ at }, { date, link }) => ({
      subject: 'Sua conta tem outro e-mail',
      paragraphs: [
        'Os dois endereços concordaram. A partir de agora, você entra com o novo, e é para ele que escrevemos.',
      ],
      facts: [['Quando', date(at)]],
      notes: [`Se não foi você, escreva para nós: ${link('/support')}`],
    }),
  },
});
