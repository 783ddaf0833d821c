import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

const stop = (token: string) => `/confirmation?email_change=${token}&side=old&stop=1`;

/** Tells the old address that support started a change for an owner who can't read it any more. It can be stopped. */
export const emailRescueBegun = mailTemplate({
  /** Earliest time of the change. */
  params: v.object({ from: v.string() }),
  makes: ['token', 'email'],
  texts: {
    en: ({ token, email, from }, { link, date }) => ({
      subject: 'Support is changing the email address of your account',
      paragraphs: [
        'Someone told our support team that they own your account and can no longer read this mailbox. Unless you stop it, the account can be changed to the new address from the date below.',
      ],
      facts: [
        ['New address', email],
        ['Earliest change', date(from)],
      ],
      action: { label: 'This wasn’t me, stop it', href: link(stop(token)) },
      notes: [
        'If this was you, you don’t need to do anything. On that date, we’ll write to the new address.',
        'If this wasn’t you, change your password too.',
      ],
    }),
    de: ({ token, email, from }, { link, date }) => ({
      subject: 'Unser Support ändert die E-Mail-Adresse Ihres Kontos',
      paragraphs: [
        'Jemand hat unserem Support mitgeteilt, dass ihm Ihr Konto gehört und er dieses Postfach nicht mehr lesen kann. Wenn Sie das nicht stoppen, können wir das Konto ab dem unten genannten Datum auf die neue Adresse umstellen.',
      ],
      facts: [
        ['Neue Adresse', email],
        ['Frühestens', date(from)],
      ],
      action: { label: 'Das war ich nicht, stoppen', href: link(stop(token)) },
      notes: [
        'Falls Sie das waren, brauchen Sie nichts zu tun. An diesem Tag schreiben wir an die neue Adresse.',
        'Falls Sie das nicht waren, ändern Sie auch Ihr Passwort.',
      ],
    }),
    ja: ({ token, email, from }, { link, date }) => ({
      subject: 'サポートがアカウントのメールアドレスの変更手続きを進めています',
      paragraphs: [
        'このアカウントの所有者だが、このメールボックスを確認できなくなったという連絡が、サポートにありました。お客様が中止しないかぎり、下記の日時以降、アカウントのメールアドレスが新しいアドレスに変更される可能性があります。',
      ],
      facts: [
        ['新しいアドレス', email],
        ['変更可能な日時', date(from)],
      ],
      action: { label: '心当たりがないので中止する', href: link(stop(token)) },
      notes: [
        'ご本人による連絡の場合は、何もする必要はありません。その日時になりましたら、新しいアドレスにご連絡します。',
        'お心当たりがない場合は、パスワードも変更してください。',
      ],
    }),
    no: ({ token, email, from }, { link, date }) => ({
      subject: 'Kundeservice endrer e-postadressen til kontoen din',
      paragraphs: [
        'Noen har fortalt kundeservice at de eier kontoen din og ikke lenger kan lese denne postkassen. Hvis du ikke stopper det, kan kontoen få den nye adressen fra datoen nedenfor.',
      ],
      facts: [
        ['Ny adresse', email],
        ['Tidligste endring', date(from)],
      ],
      action: { label: 'Det var ikke meg, stopp det', href: link(stop(token)) },
      notes: [
        'Hvis det var deg, trenger du ikke å gjøre noe. Den dagen skriver vi til den nye adressen.',
        'Hvis det ikke var deg, må du også endre passordet ditt.',
      ],
    }),
    'fr-CA': ({ token, email, from }, { link, date }) => ({
      subject: 'Notre service à la clientèle modifie l’adresse courriel de votre compte',
      paragraphs: [
        'Une personne a indiqué à notre service à la clientèle que votre compte est le sien et qu’elle ne peut plus lire cette boîte. Si vous n’arrêtez pas le changement, le compte pourra passer à la nouvelle adresse à partir de la date ci-dessous.',
      ],
      facts: [
        ['Nouvelle adresse', email],
        ['Changement au plus tôt', date(from)],
      ],
      action: { label: 'Ce n’était pas moi, arrêter', href: link(stop(token)) },
      notes: [
        'Si c’était vous, vous n’avez rien à faire. À cette date, nous écrirons à la nouvelle adresse.',
        'Si ce n’était pas vous, modifiez aussi votre mot de passe.',
      ],
    }),
    'es-MX': ({ token, email, from }, { link, date }) => ({
      subject: 'Soporte está cambiando la dirección de correo de tu cuenta',
      paragraphs: [
        'Alguien le dijo a nuestro equipo de soporte que tu cuenta es suya y que ya no puede leer este buzón. Si no lo detienes, la cuenta podrá cambiar a la dirección nueva a partir de la fecha de abajo.',
      ],
      facts: [
        ['Dirección nueva', email],
        ['Cambio a partir de', date(from)],
      ],
      action: { label: 'No fui yo, detener', href: link(stop(token)) },
      notes: [
        'Si fuiste tú, no tienes que hacer nada. En esa fecha escribiremos a la dirección nueva.',
        'Si no fuiste tú, cambia también tu contraseña.',
      ],
    }),
    'pt-BR': ({ token, email, from }, { link, date }) => ({
      subject: 'O suporte está alterando o e-mail da sua conta',
      paragraphs: [
        'Alguém disse ao nosso suporte que é titular da sua conta e que não consegue mais ler esta caixa de entrada. Se você não interromper a mudança, a conta poderá passar para o novo e-mail a partir da data abaixo.',
      ],
      facts: [
        ['Novo e-mail', email],
        ['Mudança a partir de', date(from)],
      ],
      action: { label: 'Não fui eu, interromper', href: link(stop(token)) },
      notes: [
        'Se foi você, não é preciso fazer nada. Nessa data, escreveremos para o novo e-mail.',
        'Se não foi você, altere também sua senha.',
      ],
    }),
  },
});
