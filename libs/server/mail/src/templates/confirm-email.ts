import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** An account was opened with this address, or its owner asked for the mail once more. */
export const confirmEmail = mailTemplate({
  params: v.object({}),
  makes: ['token'],
  texts: {
    en: ({ token }, { link }) => ({
      subject: 'Please confirm your email address',
      title: 'Is this your email address?',
      paragraphs: [
        'An account was opened with this address. Please confirm that it is yours: this is where we write when you forget your password, and when something about your account changes.',
      ],
      action: { label: 'Confirm email address', href: link(`/confirmation?confirmation_token=${token}`) },
      notes: ['The link holds three days.', 'If you know nothing of an account, ignore this mail.'],
    }),
    de: ({ token }, { link }) => ({
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      title: 'Ist das Ihre E-Mail-Adresse?',
      paragraphs: [
        'Mit dieser Adresse wurde ein Konto eröffnet. Bitte bestätigen Sie, dass sie Ihnen gehört: Hierhin schreiben wir, wenn Sie Ihr Passwort vergessen haben und wenn sich an Ihrem Konto etwas ändert.',
      ],
      action: { label: 'E-Mail-Adresse bestätigen', href: link(`/confirmation?confirmation_token=${token}`) },
      notes: ['Der Link gilt drei Tage.', 'Falls Sie von keinem Konto wissen, beachten Sie diese E-Mail nicht.'],
    }),
    ja: ({ token }, { link }) => ({
      subject: 'メールアドレスをご確認ください',
      title: 'このメールアドレスはご自身のものですか？',
      paragraphs: [
        'このアドレスでアカウントが開設されました。ご自身のアドレスであることをご確認ください。パスワードをお忘れのときや、アカウントに変更があったときに、ここへご連絡します。',
      ],
      action: { label: 'メールアドレスを確認', href: link(`/confirmation?confirmation_token=${token}`) },
      notes: ['リンクは3日間有効です。', 'アカウントにお心当たりがない場合は、このメールを無視してください。'],
    }),
    no: ({ token }, { link }) => ({
      subject: 'Bekreft e-postadressen din',
      title: 'Er dette e-postadressen din?',
      paragraphs: [
        'Det er åpnet en konto med denne adressen. Bekreft at den er din: Hit skriver vi når du har glemt passordet ditt, og når noe ved kontoen din endres.',
      ],
      action: { label: 'Bekreft e-postadressen', href: link(`/confirmation?confirmation_token=${token}`) },
      notes: ['Lenken gjelder i tre dager.', 'Hvis du ikke kjenner til noen konto, kan du se bort fra denne e-posten.'],
    }),
    'fr-CA': ({ token }, { link }) => ({
      subject: 'Veuillez confirmer votre adresse courriel',
      title: 'Est-ce votre adresse courriel?',
      paragraphs: [
        'Un compte a été ouvert avec cette adresse. Veuillez confirmer qu’elle est à vous\u00a0: c’est là que nous vous écrivons quand vous oubliez votre mot de passe et quand quelque chose change dans votre compte.',
      ],
      action: { label: 'Confirmer l’adresse courriel', href: link(`/confirmation?confirmation_token=${token}`) },
      notes: ['Le lien est valide pendant trois jours.', 'Si ce compte ne vous dit rien, ignorez ce courriel.'],
    }),
    'es-MX': ({ token }, { link }) => ({
      subject: 'Confirma tu dirección de correo',
      title: '¿Esta es tu dirección de correo?',
      paragraphs: [
        'Se abrió una cuenta con esta dirección. Confirma que es tuya: aquí te escribimos cuando olvidas tu contraseña y cuando cambia algo en tu cuenta.',
      ],
      action: { label: 'Confirmar dirección de correo', href: link(`/confirmation?confirmation_token=${token}`) },
      notes: ['El enlace es válido durante tres días.', 'Si no sabes nada de una cuenta, ignora este correo.'],
    }),
    'pt-BR': ({ token }, { link }) => ({
      subject: 'Confirme seu e-mail',
      title: 'Este é o seu e-mail?',
      paragraphs: [
        'Uma conta foi aberta com este endereço. Confirme que ele é seu: é para ele que escrevemos quando você esquece a senha e quando algo muda na sua conta.',
      ],
      action: { label: 'Confirmar e-mail', href: link(`/confirmation?confirmation_token=${token}`) },
      notes: ['O link vale por três dias.', 'Se você não sabe de nenhuma conta, ignore este e-mail.'],
    }),
  },
});
