import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** Asks the owner of a new account to confirm the address, also on a repeated request. */
export const confirmEmail = mailTemplate({
  params: v.object({}),
  makes: ['token'],
  texts: {
    en: ({ token }, { link }) => ({
      subject: 'Please confirm your email address',
      title: 'Is this your email address?',
      paragraphs: [
        'An account was opened with this address. Please confirm that it’s yours. We use it to reset your password and to tell you about changes to your account.',
      ],
      action: { label: 'Confirm email address', href: link(`/confirmation?confirmation_token=${token}`) },
      notes: ['The link is valid for three days.', 'If you didn’t open an account, ignore this email.'],
    }),
    de: ({ token }, { link }) => ({
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      title: 'Ist das Ihre E-Mail-Adresse?',
      paragraphs: [
        'Mit dieser Adresse wurde ein Konto eröffnet. Bitte bestätigen Sie, dass sie Ihnen gehört. Wir verwenden sie, um Ihr Passwort zurückzusetzen und Sie über Änderungen an Ihrem Konto zu informieren.',
      ],
      action: { label: 'E-Mail-Adresse bestätigen', href: link(`/confirmation?confirmation_token=${token}`) },
      notes: ['Der Link ist drei Tage gültig.', 'Falls Sie kein Konto eröffnet haben, ignorieren Sie diese E-Mail.'],
    }),
    ja: ({ token }, { link }) => ({
      subject: 'メールアドレスをご確認ください',
      title: 'このメールアドレスはご自身のものですか？',
      paragraphs: [
        'このアドレスでアカウントが開設されました。ご自身のアドレスであることをご確認ください。パスワードの再設定と、アカウントの変更のお知らせに使用します。',
      ],
      action: { label: 'メールアドレスを確認', href: link(`/confirmation?confirmation_token=${token}`) },
      notes: ['リンクは3日間有効です。', 'アカウントを開設していない場合は、このメールを無視してください。'],
    }),
    no: ({ token }, { link }) => ({
      subject: 'Bekreft e-postadressen din',
      title: 'Er dette e-postadressen din?',
      paragraphs: [
        'Det er åpnet en konto med denne adressen. Bekreft at den er din. Vi bruker den til å tilbakestille passordet ditt og til å si fra om endringer på kontoen din.',
      ],
      action: { label: 'Bekreft e-postadressen', href: link(`/confirmation?confirmation_token=${token}`) },
      notes: ['Lenken gjelder i tre dager.', 'Hvis du ikke har åpnet en konto, kan du se bort fra denne e-posten.'],
    }),
    'fr-CA': ({ token }, { link }) => ({
      subject: 'Veuillez confirmer votre adresse courriel',
      title: 'Est-ce votre adresse courriel?',
      paragraphs: [
        'Un compte a été ouvert avec cette adresse. Veuillez confirmer qu’elle est à vous. Nous l’utilisons pour réinitialiser votre mot de passe et pour vous informer des changements à votre compte.',
      ],
      action: { label: 'Confirmer l’adresse courriel', href: link(`/confirmation?confirmation_token=${token}`) },
      notes: ['Le lien est valide pendant trois jours.', 'Si vous n’avez pas ouvert de compte, ignorez ce courriel.'],
    }),
    'es-MX': ({ token }, { link }) => ({
      subject: 'Confirma tu dirección de correo',
      title: '¿Esta es tu dirección de correo?',
      paragraphs: [
        'Se abrió una cuenta con esta dirección. Confirma que es tuya. La usamos para restablecer tu contraseña y para avisarte de los cambios en tu cuenta.',
      ],
      action: { label: 'Confirmar dirección de correo', href: link(`/confirmation?confirmation_token=${token}`) },
      notes: ['El enlace es válido durante tres días.', 'Si no abriste una cuenta, ignora este correo.'],
    }),
    'pt-BR': ({ token }, { link }) => ({
      subject: 'Confirme seu e-mail',
      title: 'Este é o seu e-mail?',
      paragraphs: [
        'Uma conta foi aberta com este endereço. Confirme que ele é seu. Nós o usamos para redefinir sua senha e para informar sobre mudanças na sua conta.',
      ],
      action: { label: 'Confirmar e-mail', href: link(`/confirmation?confirmation_token=${token}`) },
      notes: ['O link vale por três dias.', 'Se você não abriu uma conta, ignore este e-mail.'],
    }),
  },
});
