import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

const path = (token: string) => `/confirmation?email_change=${token}&side=new`;

/** To the address there shall be: is it the player's? */
export const emailChangeNew = mailTemplate({
  params: v.object({}),
  makes: ['token'],
  texts: {
    en: ({ token }, { link }) => ({
      subject: 'Please confirm your new email address',
      title: 'Is this your new email address?',
      paragraphs: [
        'You asked to use this address for your account. It changes when you have confirmed it here and in the mail we sent to the present address.',
      ],
      action: { label: 'Confirm email address', href: link(path(token)) },
      notes: ['The link holds one day.', 'If you know nothing of an account, ignore this mail.'],
    }),
    de: ({ token }, { link }) => ({
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      title: 'Ist das Ihre neue E-Mail-Adresse?',
      paragraphs: [
        'Sie möchten diese Adresse für Ihr Konto verwenden. Sie gilt, wenn Sie hier und in der E-Mail an die bisherige Adresse zugestimmt haben.',
      ],
      action: { label: 'E-Mail-Adresse bestätigen', href: link(path(token)) },
      notes: ['Der Link gilt einen Tag.', 'Falls Sie von keinem Konto wissen, beachten Sie diese E-Mail nicht.'],
    }),
    ja: ({ token }, { link }) => ({
      subject: '新しいメールアドレスをご確認ください',
      title: 'この新しいメールアドレスはご自身のものですか？',
      paragraphs: [
        'このアドレスをアカウントに使用するお申し込みがありました。このメールと、現在のアドレスにお送りしたメールの両方で確認いただくと、アドレスが変わります。',
      ],
      action: { label: 'メールアドレスを確認', href: link(path(token)) },
      notes: ['リンクは1日間有効です。', 'アカウントにお心当たりがない場合は、このメールを無視してください。'],
    }),
    no: ({ token }, { link }) => ({
      subject: 'Bekreft den nye e-postadressen din',
      title: 'Er dette den nye e-postadressen din?',
      paragraphs: [
        'Du har bedt om å bruke denne adressen for kontoen din. E-postadressen endres når du har bekreftet det her og i e-posten vi sendte til den nåværende adressen.',
      ],
      action: { label: 'Bekreft e-postadressen', href: link(path(token)) },
      notes: ['Lenken gjelder i ett døgn.', 'Hvis du ikke kjenner til noen konto, kan du se bort fra denne e-posten.'],
    }),
    'fr-CA': ({ token }, { link }) => ({
      subject: 'Veuillez confirmer votre nouvelle adresse courriel',
      title: 'Est-ce votre nouvelle adresse courriel?',
      paragraphs: [
        'Vous avez demandé d’utiliser cette adresse pour votre compte. Le changement se fait une fois que vous l’avez confirmé ici et dans le courriel envoyé à l’adresse actuelle.',
      ],
      action: { label: 'Confirmer l’adresse courriel', href: link(path(token)) },
      notes: ['Le lien est valide pendant un jour.', 'Si ce compte ne vous dit rien, ignorez ce courriel.'],
    }),
    'es-MX': ({ token }, { link }) => ({
      subject: 'Confirma tu nueva dirección de correo',
      title: '¿Esta es tu nueva dirección de correo?',
      paragraphs: [
        'Pediste usar esta dirección para tu cuenta. Cambia cuando la hayas confirmado aquí y en el correo que enviamos a la dirección actual.',
      ],
      action: { label: 'Confirmar dirección de correo', href: link(path(token)) },
      notes: ['El enlace es válido durante un día.', 'Si no sabes nada de una cuenta, ignora este correo.'],
    }),
    'pt-BR': ({ token }, { link }) => ({
      subject: 'Confirme seu novo e-mail',
      title: 'Este é o seu novo e-mail?',
      paragraphs: [
        'Você pediu para usar este endereço na sua conta. A mudança acontece quando você confirmar aqui e no e-mail que enviamos para o endereço atual.',
      ],
      action: { label: 'Confirmar e-mail', href: link(path(token)) },
      notes: ['O link vale por um dia.', 'Se você não sabe de nenhuma conta, ignore este e-mail.'],
    }),
  },
});
