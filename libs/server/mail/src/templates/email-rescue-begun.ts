import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

const stop = (token: string) => `/confirmation?email_change=${token}&side=old&stop=1`;

/** To the old address: support began a change for somebody who can't read it any more. It can be stopped. */
export const emailRescueBegun = mailTemplate({
  /** From when on it may be changed. */
  params: v.object({ from: v.string() }),
  makes: ['token', 'email'],
  texts: {
    en: ({ token, email, from }, { link, date }) => ({
      subject: 'Our support is changing the email address of your account',
      paragraphs: [
        'Somebody told our support that they own your account and can no longer read this mailbox. Unless you stop it, the account can be given the new address from the day below on.',
      ],
      facts: [
        ['New address', email],
        ['From', date(from)],
      ],
      action: { label: 'It was not me: stop it', href: link(stop(token)) },
      notes: [
        'If it was you, do nothing. When the day has come, we write to the new address.',
        'If it was not you, choose another password as well.',
      ],
    }),
    de: ({ token, email, from }, { link, date }) => ({
      subject: 'Unser Support ändert die E-Mail-Adresse Ihres Kontos',
      paragraphs: [
        'Jemand hat unserem Support mitgeteilt, dass ihm Ihr Konto gehört und er dieses Postfach nicht mehr lesen kann. Wenn Sie es nicht stoppen, kann das Konto ab dem Tag unten die neue Adresse bekommen.',
      ],
      facts: [
        ['Neue Adresse', email],
        ['Ab', date(from)],
      ],
      action: { label: 'Das war nicht ich: stoppen', href: link(stop(token)) },
      notes: [
        'Falls Sie das waren, müssen Sie nichts tun. Wenn es so weit ist, schreiben wir an die neue Adresse.',
        'Falls Sie das nicht waren, wählen Sie auch ein anderes Passwort.',
      ],
    }),
    ja: ({ token, email, from }, { link, date }) => ({
      subject: 'サポートがアカウントのメールアドレスを変更しようとしています',
      paragraphs: [
        'アカウントの所有者であり、このメールボックスを確認できなくなったというご連絡が、サポートに寄せられました。お客様が中止しないかぎり、下記の日以降、アカウントに新しいアドレスが設定されることがあります。',
      ],
      facts: [
        ['新しいアドレス', email],
        ['開始日時', date(from)],
      ],
      action: { label: 'お心当たりがない：中止する', href: link(stop(token)) },
      notes: [
        'ご本人による場合は、何もなさらないでください。その日になりましたら、新しいアドレスにご連絡します。',
        'お心当たりがない場合は、パスワードも変更してください。',
      ],
    }),
    no: ({ token, email, from }, { link, date }) => ({
      subject: 'Kundeservice endrer e-postadressen til kontoen din',
      paragraphs: [
        'Noen har sagt til kundeservice at de eier kontoen din og ikke lenger kan lese denne postkassen. Hvis du ikke stopper det, kan kontoen få den nye adressen fra dagen nedenfor.',
      ],
      facts: [
        ['Ny adresse', email],
        ['Fra', date(from)],
      ],
      action: { label: 'Det var ikke meg: stopp', href: link(stop(token)) },
      notes: [
        'Hvis det var deg, trenger du ikke å gjøre noe. Når dagen er kommet, skriver vi til den nye adressen.',
        'Hvis det ikke var deg, velger du også et annet passord.',
      ],
    }),
    'fr-CA': ({ token, email, from }, { link, date }) => ({
      subject: 'Notre service à la clientèle modifie l’adresse courriel de votre compte',
      paragraphs: [
        'Une personne a indiqué à notre service à la clientèle que votre compte est le sien et qu’elle ne peut plus lire cette boîte. Si vous ne l’arrêtez pas, le compte pourra recevoir la nouvelle adresse à partir du jour ci-dessous.',
      ],
      facts: [
        ['Nouvelle adresse', email],
        ['À partir du', date(from)],
      ],
      action: { label: 'Ce n’était pas moi\u00a0: arrêter', href: link(stop(token)) },
      notes: [
        'Si c’était vous, ne faites rien. Le jour venu, nous écrirons à la nouvelle adresse.',
        'Si ce n’était pas vous, choisissez aussi un autre mot de passe.',
      ],
    }),
    'es-MX': ({ token, email, from }, { link, date }) => ({
      subject: 'Nuestro soporte está cambiando la dirección de correo de tu cuenta',
      paragraphs: [
        'Alguien le dijo a nuestro soporte que tu cuenta es suya y que ya no puede leer este buzón. Si no lo detienes, la cuenta puede recibir la dirección nueva a partir del día indicado abajo.',
      ],
      facts: [
        ['Dirección nueva', email],
        ['A partir de', date(from)],
      ],
      action: { label: 'No fui yo: detener', href: link(stop(token)) },
      notes: [
        'Si fuiste tú, no hagas nada. Cuando llegue el día, escribiremos a la dirección nueva.',
        'Si no fuiste tú, elige también otra contraseña.',
      ],
    }),
    'pt-BR': ({ token, email, from }, { link, date }) => ({
      subject: 'Nosso suporte está alterando o e-mail da sua conta',
      paragraphs: [
        'Alguém disse ao nosso suporte que é o titular da sua conta e que não consegue mais ler esta caixa de entrada. Se você não interromper, a conta poderá receber o novo e-mail a partir do dia abaixo.',
      ],
      facts: [
        ['Novo e-mail', email],
        ['A partir de', date(from)],
      ],
      action: { label: 'Não fui eu: interromper', href: link(stop(token)) },
      notes: [
        'Se foi você, não faça nada. Quando o dia chegar, escreveremos para o novo e-mail.',
        'Se não foi você, escolha também outra senha.',
      ],
    }),
  },
});
