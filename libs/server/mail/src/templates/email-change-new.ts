import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

const path = (token: string) => `/confirmation?email_change=${token}&side=new`;

/** Asks the new address to confirm that it belongs to the player. */
export const emailChangeNew = mailTemplate({
  params: v.object({}),
  makes: ['token'],
  texts: {
    en: ({ token }, { link }) => ({
      subject: 'Please confirm your new email address',
      title: 'Is this your new email address?',
      paragraphs: [
        'You asked to use this address for your account. The change applies once you confirm it here and in the email we sent to your current address.',
      ],
      action: { label: 'Confirm email address', href: link(path(token)) },
      notes: ['The link is valid for one day.', 'If you don’t have an account with us, ignore this email.'],
    }),
    de: ({ token }, { link }) => ({
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      title: 'Ist das Ihre neue E-Mail-Adresse?',
      paragraphs: [
        'Sie möchten diese Adresse für Ihr Konto verwenden. Die Änderung gilt, sobald Sie sie hier und in der E-Mail an Ihre bisherige Adresse bestätigt haben.',
      ],
      action: { label: 'E-Mail-Adresse bestätigen', href: link(path(token)) },
      notes: ['Der Link ist einen Tag gültig.', 'Falls Sie kein Konto bei uns haben, ignorieren Sie diese E-Mail.'],
    }),
    ja: ({ token }, { link }) => ({
      subject: '新しいメールアドレスをご確認ください',
      title: 'この新しいメールアドレスはご自身のものですか？',
      paragraphs: [
        'このアドレスをアカウントに使用する申請がありました。このメールと、現在のアドレスにお送りしたメールの両方で確認していただくと、変更が適用されます。',
      ],
      action: { label: 'メールアドレスを確認', href: link(path(token)) },
      notes: ['リンクは1日間有効です。', '当サイトのアカウントをお持ちでない場合は、このメールを無視してください。'],
    }),
    no: ({ token }, { link }) => ({
      subject: 'Bekreft den nye e-postadressen din',
      title: 'Er dette den nye e-postadressen din?',
      paragraphs: [
        'Du har bedt om å bruke denne adressen for kontoen din. Endringen gjelder når du har bekreftet den her og i e-posten vi sendte til den nåværende adressen din.',
      ],
      action: { label: 'Bekreft e-postadressen', href: link(path(token)) },
      notes: ['Lenken gjelder i ett døgn.', 'Hvis du ikke har en konto hos oss, kan du se bort fra denne e-posten.'],
    }),
    'fr-CA': ({ token }, { link }) => ({
      subject: 'Veuillez confirmer votre nouvelle adresse courriel',
      title: 'Est-ce votre nouvelle adresse courriel?',
      paragraphs: [
        'Vous avez demandé d’utiliser cette adresse pour votre compte. Le changement s’applique une fois que vous l’avez confirmé ici et dans le courriel envoyé à votre adresse actuelle.',
      ],
      action: { label: 'Confirmer l’adresse courriel', href: link(path(token)) },
      notes: ['Le lien est valide pendant un jour.', 'Si vous n’avez pas de compte chez nous, ignorez ce courriel.'],
    }),
    'es-MX': ({ token }, { link }) => ({
      subject: 'Confirma tu nueva dirección de correo',
      title: '¿Esta es tu nueva dirección de correo?',
      paragraphs: [
        'Pediste usar esta dirección para tu cuenta. El cambio se aplica cuando lo confirmes aquí y en el correo que enviamos a tu dirección actual.',
      ],
      action: { label: 'Confirmar dirección de correo', href: link(path(token)) },
      notes: ['El enlace es válido durante un día.', 'Si no tienes una cuenta con nosotros, ignora este correo.'],
    }),
    'pt-BR': ({ token }, { link }) => ({
      subject: 'Confirme seu novo e-mail',
      title: 'Este é o seu novo e-mail?',
      paragraphs: [
        'Você pediu para usar este endereço na sua conta. A mudança vale quando você a confirmar aqui e no e-mail que enviamos para o endereço atual.',
      ],
      action: { label: 'Confirmar e-mail', href: link(path(token)) },
      notes: ['O link vale por um dia.', 'Se você não tem uma conta com a gente, ignore este e-mail.'],
    }),
  },
});
