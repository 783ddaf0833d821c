import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

const path = (token: string) => `/confirmation?email_change=${token}&side=new&alone=1`;

/** To the new address, when nobody stopped what support began: this mailbox alone confirms it. */
export const emailRescueConfirm = mailTemplate({
  params: v.object({}),
  makes: ['token'],
  texts: {
    en: ({ token }, { link }) => ({
      subject: 'Please confirm your new email address',
      title: 'Is this your new email address?',
      paragraphs: [
        'You told our support that you can no longer read the mailbox of your account. Nobody objected: confirm this address, and your account has it.',
      ],
      action: { label: 'Confirm email address', href: link(path(token)) },
      notes: [
        'The link holds one day.',
        'Then choose a new password with it, unless you know the present one.',
        'If you know nothing of an account, ignore this mail.',
      ],
    }),
    de: ({ token }, { link }) => ({
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      title: 'Ist das Ihre neue E-Mail-Adresse?',
      paragraphs: [
        'Sie haben unserem Support mitgeteilt, dass Sie das Postfach Ihres Kontos nicht mehr lesen können. Niemand hat widersprochen: Bestätigen Sie diese Adresse, dann gilt sie für Ihr Konto.',
      ],
      action: { label: 'E-Mail-Adresse bestätigen', href: link(path(token)) },
      notes: [
        'Der Link gilt einen Tag.',
        'Danach wählen Sie damit ein neues Passwort, falls Sie Ihr jetziges nicht wissen.',
        'Falls Sie von keinem Konto wissen, beachten Sie diese E-Mail nicht.',
      ],
    }),
    ja: ({ token }, { link }) => ({
      subject: '新しいメールアドレスをご確認ください',
      title: '新しいメールアドレスはこちらでよろしいですか？',
      paragraphs: [
        'アカウントのメールボックスを確認できなくなったと、サポートにご連絡をいただきました。異議はありませんでした。このアドレスを確認いただくと、アカウントに設定されます。',
      ],
      action: { label: 'メールアドレスを確認', href: link(path(token)) },
      notes: [
        'リンクは1日間有効です。',
        '現在のパスワードをお忘れの場合は、その後このアドレスで新しいパスワードを設定してください。',
        'アカウントにお心当たりがない場合は、このメールを無視してください。',
      ],
    }),
    no: ({ token }, { link }) => ({
      subject: 'Bekreft den nye e-postadressen din',
      title: 'Er dette den nye e-postadressen din?',
      paragraphs: [
        'Du har sagt til kundeservice at du ikke lenger kan lese postkassen til kontoen din. Ingen har protestert: Bekreft denne adressen, så får kontoen din den.',
      ],
      action: { label: 'Bekreft e-postadressen', href: link(path(token)) },
      notes: [
        'Lenken gjelder i ett døgn.',
        'Deretter velger du et nytt passord med den, med mindre du husker det du har.',
        'Hvis du ikke kjenner til noen konto, ser du bort fra denne e-posten.',
      ],
    }),
    'fr-CA': ({ token }, { link }) => ({
      subject: 'Veuillez confirmer votre nouvelle adresse courriel',
      title: 'Est-ce votre nouvelle adresse courriel?',
      paragraphs: [
        'Vous avez indiqué à notre service à la clientèle que vous ne pouvez plus lire la boîte de votre compte. Personne ne s’y est opposé\u00a0: confirmez cette adresse, et votre compte l’aura.',
      ],
      action: { label: 'Confirmer l’adresse courriel', href: link(path(token)) },
      notes: [
        'Le lien est valide pendant un jour.',
        'Choisissez ensuite un nouveau mot de passe avec cette adresse, à moins de connaître le mot de passe actuel.',
        'Si vous ne connaissez aucun compte, ignorez ce courriel.',
      ],
    }),
    'es-MX': ({ token }, { link }) => ({
      subject: 'Confirma tu nueva dirección de correo',
      title: '¿Es esta tu nueva dirección de correo?',
      paragraphs: [
        'Le dijiste a nuestro soporte que ya no puedes leer el buzón de tu cuenta. Nadie se opuso: confirma esta dirección y tu cuenta la tendrá.',
      ],
      action: { label: 'Confirmar la dirección de correo', href: link(path(token)) },
      notes: [
        'El enlace es válido durante un día.',
        'Después elige con ella una contraseña nueva, a menos que sepas la actual.',
        'Si no sabes de ninguna cuenta, ignora este correo.',
      ],
    }),
    'pt-BR': ({ token }, { link }) => ({
      subject: 'Confirme seu novo e-mail',
      title: 'Este é o seu novo e-mail?',
      paragraphs: [
        'Você disse ao nosso suporte que não consegue mais ler a caixa de entrada da sua conta. Ninguém se opôs: confirme este e-mail, e sua conta passa a usá-lo.',
      ],
      action: { label: 'Confirmar o e-mail', href: link(path(token)) },
      notes: [
        'O link vale por um dia.',
        'Depois, escolha com ele uma nova senha, a menos que você saiba a atual.',
        'Se você não sabe de nenhuma conta, ignore este e-mail.',
      ],
    }),
  },
});
