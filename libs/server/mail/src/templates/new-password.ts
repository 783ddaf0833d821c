import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** Sends the link that sets a new password. */
export const newPassword = mailTemplate({
  params: v.object({}),
  makes: ['token'],
  texts: {
    en: ({ token }, { link }) => ({
      subject: 'Choose a new password',
      paragraphs: ['Someone, most likely you, asked for a new password for your account. Press the button to set it.'],
      action: { label: 'Choose a new password', href: link(`/new-password?reset_password_token=${token}`) },
      notes: [
        'The link works once and is valid for one hour. Once you set the new password, you’re signed out everywhere.',
        'If this wasn’t you, you don’t need to do anything. Your password stays the same.',
      ],
    }),
    de: ({ token }, { link }) => ({
      subject: 'Wählen Sie ein neues Passwort',
      paragraphs: [
        'Jemand, vermutlich Sie, hat ein neues Passwort für Ihr Konto angefordert. Legen Sie es über die Schaltfläche fest.',
      ],
      action: { label: 'Neues Passwort wählen', href: link(`/new-password?reset_password_token=${token}`) },
      notes: [
        'Der Link funktioniert einmal und ist eine Stunde gültig. Sobald Sie das neue Passwort festgelegt haben, werden Sie überall abgemeldet.',
        'Falls Sie das nicht waren, brauchen Sie nichts zu tun. Ihr Passwort bleibt unverändert.',
      ],
    }),
    ja: ({ token }, { link }) => ({
      subject: '新しいパスワードを設定してください',
      paragraphs: [
        'お客様のアカウントについて、新しいパスワードのリクエストがありました（おそらくご自身によるものです）。下のボタンから設定してください。',
      ],
      action: { label: '新しいパスワードを設定', href: link(`/new-password?reset_password_token=${token}`) },
      notes: [
        'リンクは1回限り、1時間有効です。新しいパスワードを設定すると、すべてのデバイスからログアウトします。',
        'お心当たりがない場合は、何もする必要はありません。パスワードは変わりません。',
      ],
    }),
    no: ({ token }, { link }) => ({
      subject: 'Velg et nytt passord',
      paragraphs: [
        'Noen, mest sannsynlig du, har bedt om et nytt passord for kontoen din. Trykk på knappen for å velge det.',
      ],
      action: { label: 'Velg et nytt passord', href: link(`/new-password?reset_password_token=${token}`) },
      notes: [
        'Lenken virker én gang og gjelder i én time. Når du har valgt det nye passordet, blir du logget ut overalt.',
        'Hvis det ikke var deg, trenger du ikke å gjøre noe. Passordet ditt forblir det samme.',
      ],
    }),
    'fr-CA': ({ token }, { link }) => ({
      subject: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Quelqu’un, fort probablement vous, a demandé un nouveau mot de passe pour votre compte. Appuyez sur le bouton pour le choisir.',
      ],
      action: { label: 'Choisir un nouveau mot de passe', href: link(`/new-password?reset_password_token=${token}`) },
      notes: [
        'Le lien fonctionne une seule fois et est valide pendant une heure. Une fois le nouveau mot de passe choisi, toutes vos sessions sont fermées.',
        'Si ce n’était pas vous, vous n’avez rien à faire. Votre mot de passe reste le même.',
      ],
    }),
    'es-MX': ({ token }, { link }) => ({
      subject: 'Elige una contraseña nueva',
      paragraphs: [
        'Alguien, seguramente tú, solicitó una contraseña nueva para tu cuenta. Presiona el botón para elegirla.',
      ],
      action: { label: 'Elegir una contraseña nueva', href: link(`/new-password?reset_password_token=${token}`) },
      notes: [
        'El enlace funciona una sola vez y es válido durante una hora. Cuando elijas la contraseña nueva, tu sesión se cierra en todos los dispositivos.',
        'Si no fuiste tú, no tienes que hacer nada. Tu contraseña sigue igual.',
      ],
    }),
    'pt-BR': ({ token }, { link }) => ({
      subject: 'Escolha uma nova senha',
      paragraphs: ['Alguém, provavelmente você, pediu uma nova senha para sua conta. Aperte o botão para defini-la.'],
      action: { label: 'Escolher uma nova senha', href: link(`/new-password?reset_password_token=${token}`) },
      notes: [
        'O link funciona uma vez e vale por uma hora. Quando você definir a nova senha, todas as suas sessões serão encerradas.',
        'Se não foi você, não é preciso fazer nada. Sua senha continua a mesma.',
      ],
    }),
  },
});
