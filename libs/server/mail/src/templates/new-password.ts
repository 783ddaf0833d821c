import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** The password was forgotten: the link sets a new one. */
export const newPassword = mailTemplate({
  params: v.object({}),
  makes: ['token'],
  texts: {
    en: ({ token }, { link }) => ({
      subject: 'Choose a new password',
      paragraphs: [
        'Somebody, most likely you, asked for a new password for your account. It is set on the page behind this button.',
      ],
      action: { label: 'Choose a new password', href: link(`/new-password?reset_password_token=${token}`) },
      notes: [
        'The link works once and holds one hour. When the new password is set, you are signed out everywhere.',
        'If it was not you, do nothing: your password stays as it is.',
      ],
    }),
    de: ({ token }, { link }) => ({
      subject: 'Wählen Sie ein neues Passwort',
      paragraphs: [
        'Jemand, vermutlich Sie, hat ein neues Passwort für Ihr Konto angefordert. Sie legen es auf der Seite hinter dieser Schaltfläche fest.',
      ],
      action: { label: 'Neues Passwort wählen', href: link(`/new-password?reset_password_token=${token}`) },
      notes: [
        'Der Link funktioniert einmal und gilt eine Stunde. Mit dem neuen Passwort werden Sie überall abgemeldet.',
        'Falls Sie das nicht waren, tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
      ],
    }),
    ja: ({ token }, { link }) => ({
      subject: '新しいパスワードを設定してください',
      paragraphs: [
        'お客様のアカウントについて、新しいパスワードの申請がありました（おそらくご自身によるものです）。下のボタンの先のページで設定できます。',
      ],
      action: { label: '新しいパスワードを設定', href: link(`/new-password?reset_password_token=${token}`) },
      notes: [
        'リンクは1回限り、1時間有効です。新しいパスワードを設定すると、すべてのデバイスからログアウトします。',
        'お心当たりがない場合は、何もなさらないでください。パスワードは今のままです。',
      ],
    }),
    no: ({ token }, { link }) => ({
      subject: 'Velg et nytt passord',
      paragraphs: [
        'Noen, mest sannsynlig du, har bedt om et nytt passord for kontoen din. Du velger det på siden bak denne knappen.',
      ],
      action: { label: 'Velg et nytt passord', href: link(`/new-password?reset_password_token=${token}`) },
      notes: [
        'Lenken virker én gang og gjelder i én time. Når det nye passordet er lagret, blir du logget ut overalt.',
        'Hvis det ikke var deg, trenger du ikke å gjøre noe: Passordet ditt forblir som det er.',
      ],
    }),
    'fr-CA': ({ token }, { link }) => ({
      subject: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Quelqu’un, fort probablement vous, a demandé un nouveau mot de passe pour votre compte. Il se choisit sur la page derrière ce bouton.',
      ],
      action: { label: 'Choisir un nouveau mot de passe', href: link(`/new-password?reset_password_token=${token}`) },
      notes: [
        'Le lien fonctionne une seule fois et est valide pendant une heure. Une fois le nouveau mot de passe enregistré, toutes vos sessions sont fermées.',
        'Si ce n’était pas vous, ne faites rien\u00a0: votre mot de passe reste tel quel.',
      ],
    }),
    'es-MX': ({ token }, { link }) => ({
      subject: 'Elige una contraseña nueva',
      paragraphs: [
        'Alguien, seguramente tú, solicitó una contraseña nueva para tu cuenta. Se elige en la página que abre este botón.',
      ],
      action: { label: 'Elegir una contraseña nueva', href: link(`/new-password?reset_password_token=${token}`) },
      notes: [
        'El enlace funciona una sola vez y es válido durante una hora. Al guardar la contraseña nueva, tu sesión se cierra en todos lados.',
        'Si no fuiste tú, no hagas nada: tu contraseña se queda como está.',
      ],
    }),
    'pt-BR': ({ token }, { link }) => ({
      subject: 'Escolha uma nova senha',
      paragraphs: [
        'Alguém, provavelmente você, pediu uma nova senha para sua conta. Ela é definida na página aberta por este botão.',
      ],
      action: { label: 'Escolher uma nova senha', href: link(`/new-password?reset_password_token=${token}`) },
      notes: [
        'O link funciona uma vez e vale por uma hora. Quando a nova senha for definida, todas as suas sessões serão encerradas.',
        'Se não foi você, não faça nada: sua senha continua como está.',
      ],
    }),
  },
});
