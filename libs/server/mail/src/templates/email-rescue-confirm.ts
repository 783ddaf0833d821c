import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

const path = (token: string) => `/confirmation?email_change=${token}&side=new&alone=1`;

/**
 * Asks the new address to confirm a change that support started and the owner did not stop: this mailbox alone confirms
 * it.
 */
export const emailRescueConfirm = mailTemplate({
  params: v.object({}),
  makes: ['token'],
  texts: {
    en: ({ token }, { link }) => ({
      subject: 'Please confirm your new email address',
      title: 'Is this your new email address?',
      paragraphs: [
        'You told our support team that you can no longer read your account’s mailbox. No one objected, so please confirm this address to use it for your account.',
      ],
      action: { label: 'Confirm email address', href: link(path(token)) },
      notes: [
        'The link is valid for one day.',
        'After that, use this address to choose a new password, unless you know your current one.',
        'If you don’t have an account with us, ignore this email.',
      ],
    }),
    de: ({ token }, { link }) => ({
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      title: 'Ist das Ihre neue E-Mail-Adresse?',
      paragraphs: [
        'Sie haben unserem Support mitgeteilt, dass Sie das Postfach Ihres Kontos nicht mehr lesen können. Niemand hat widersprochen. Bitte bestätigen Sie diese Adresse, um sie für Ihr Konto zu verwenden.',
      ],
      action: { label: 'E-Mail-Adresse bestätigen', href: link(path(token)) },
      notes: [
        'Der Link ist einen Tag gültig.',
        'Wählen Sie danach mit dieser Adresse ein neues Passwort, falls Sie Ihr jetziges nicht kennen.',
        'Falls Sie kein Konto bei uns haben, ignorieren Sie diese E-Mail.',
      ],
    }),
    ja: ({ token }, { link }) => ({
      subject: '新しいメールアドレスをご確認ください',
      title: 'この新しいメールアドレスはご自身のものですか？',
      paragraphs: [
        'アカウントのメールボックスを確認できなくなったと、サポートにご連絡をいただきました。異議はありませんでした。このアドレスをアカウントに使用するには、下のボタンで確認してください。',
      ],
      action: { label: 'メールアドレスを確認', href: link(path(token)) },
      notes: [
        'リンクは1日間有効です。',
        '現在のパスワードをお忘れの場合は、その後このアドレスで新しいパスワードを設定してください。',
        '当サイトのアカウントをお持ちでない場合は、このメールを無視してください。',
      ],
    }),
    no: ({ token }, { link }) => ({
      subject: 'Bekreft den nye e-postadressen din',
      title: 'Er dette den nye e-postadressen din?',
      paragraphs: [
        'Du har fortalt kundeservice at du ikke lenger kan lese postkassen til kontoen din. Ingen har protestert. Bekreft denne adressen for å bruke den for kontoen din.',
      ],
      action: { label: 'Bekreft e-postadressen', href: link(path(token)) },
      notes: [
        'Lenken gjelder i ett døgn.',
        'Deretter bruker du denne adressen til å velge et nytt passord, med mindre du husker det du har.',
        'Hvis du ikke har en konto hos oss, kan du se bort fra denne e-posten.',
      ],
    }),
    'fr-CA': ({ token }, { link }) => ({
      subject: 'Veuillez confirmer votre nouvelle adresse courriel',
      title: 'Est-ce votre nouvelle adresse courriel?',
      paragraphs: [
        'Vous avez indiqué à notre service à la clientèle que vous ne pouvez plus lire la boîte de votre compte. Personne ne s’y est opposé. Veuillez confirmer cette adresse pour l’utiliser avec votre compte.',
      ],
      action: { label: 'Confirmer l’adresse courriel', href: link(path(token)) },
      notes: [
        'Le lien est valide pendant un jour.',
        'Utilisez ensuite cette adresse pour choisir un nouveau mot de passe, à moins de connaître le mot de passe actuel.',
        'Si vous n’avez pas de compte chez nous, ignorez ce courriel.',
      ],
    }),
    'es-MX': ({ token }, { link }) => ({
      subject: 'Confirma tu nueva dirección de correo',
      title: '¿Esta es tu nueva dirección de correo?',
      paragraphs: [
        'Le dijiste a nuestro equipo de soporte que ya no puedes leer el buzón de tu cuenta. Nadie se opuso. Confirma esta dirección para usarla en tu cuenta.',
      ],
      action: { label: 'Confirmar dirección de correo', href: link(path(token)) },
      notes: [
        'El enlace es válido durante un día.',
        'Después usa esta dirección para elegir una contraseña nueva, a menos que sepas la actual.',
        'Si no tienes una cuenta con nosotros, ignora este correo.',
      ],
    }),
    'pt-BR': ({ token }, { link }) => ({
      subject: 'Confirme seu novo e-mail',
      title: 'Este é o seu novo e-mail?',
      paragraphs: [
        'Você disse ao nosso suporte que não consegue mais ler a caixa de entrada da sua conta. Ninguém se opôs. Confirme este e-mail para usá-lo na sua conta.',
      ],
      action: { label: 'Confirmar e-mail', href: link(path(token)) },
      notes: [
        'O link vale por um dia.',
        'Depois, use este e-mail para escolher uma nova senha, a menos que você saiba a atual.',
        'Se você não tem uma conta com a gente, ignore este e-mail.',
      ],
    }),
  },
});
