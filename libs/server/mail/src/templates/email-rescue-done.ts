import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** To the old address: what support began is done. */
export const emailRescueDone = mailTemplate({
  params: v.object({ to: v.string(), at: v.string() }),
  texts: {
    en: ({ at }, { date, link }) => ({
      subject: 'Your account has another email address',
      paragraphs: [
        'Our support was asked for it, nobody stopped it, and the new address was confirmed. From now on one signs in with the new one, and we write to it.',
      ],
      facts: [['When', date(at)]],
      notes: [`If it was not you, please write to us: ${link('/support')}`],
    }),
    de: ({ at }, { date, link }) => ({
      subject: 'Ihr Konto hat eine andere E-Mail-Adresse',
      paragraphs: [
        'Unser Support wurde darum gebeten, niemand hat es gestoppt, und die neue Adresse wurde bestätigt. Ab jetzt meldet man sich mit der neuen an, und dorthin schreiben wir.',
      ],
      facts: [['Wann', date(at)]],
      notes: [`Falls Sie das nicht waren, schreiben Sie uns bitte: ${link('/support')}`],
    }),
    ja: ({ at }, { date, link }) => ({
      subject: 'アカウントのメールアドレスが変わりました',
      paragraphs: [
        'サポートにご依頼があり、中止の申し出はなく、新しいアドレスが確認されました。今後は新しいアドレスでログインし、ご連絡もそちらにお送りします。',
      ],
      facts: [['日時', date(at)]],
      notes: [`お心当たりがない場合は、こちらからご連絡ください：${link('/support')}`],
    }),
    no: ({ at }, { date, link }) => ({
      subject: 'Kontoen din har en annen e-postadresse',
      paragraphs: [
        'Kundeservice ble bedt om det, ingen stoppet det, og den nye adressen ble bekreftet. Fra nå av logger man inn med den nye, og det er dit vi skriver.',
      ],
      facts: [['Når', date(at)]],
      notes: [`Hvis det ikke var deg, skriver du til oss: ${link('/support')}`],
    }),
    'fr-CA': ({ at }, { date, link }) => ({
      subject: 'Votre compte a une autre adresse courriel',
      paragraphs: [
        'Notre service à la clientèle en a reçu la demande, personne ne l’a arrêtée, et la nouvelle adresse a été confirmée. Dorénavant, la connexion se fait avec la nouvelle adresse, et c’est là que nous écrivons.',
      ],
      facts: [['Quand', date(at)]],
      notes: [`Si ce n’était pas vous, veuillez nous écrire\u00a0: ${link('/support')}`],
    }),
    'es-MX': ({ at }, { date, link }) => ({
      subject: 'Tu cuenta tiene otra dirección de correo',
      paragraphs: [
        'Se le pidió a nuestro soporte, nadie lo detuvo y la dirección nueva quedó confirmada. Desde ahora se inicia sesión con la nueva, y ahí es donde escribimos.',
      ],
      facts: [['Cuándo', date(at)]],
      notes: [`Si no fuiste tú, escríbenos: ${link('/support')}`],
    }),
    'pt-BR': ({ at }, { date, link }) => ({
      subject: 'Sua conta tem outro e-mail',
      paragraphs: [
        'Nosso suporte recebeu o pedido, ninguém o interrompeu, e o novo e-mail foi confirmado. A partir de agora, o acesso é com o novo e-mail, e é para lá que escrevemos.',
      ],
      facts: [['Quando', date(at)]],
      notes: [`Se não foi você, escreva para nós: ${link('/support')}`],
    }),
  },
});
