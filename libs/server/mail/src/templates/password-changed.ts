import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** Confirms a changed password, and explains how to recover the account if the owner did not change it. */
export const passwordChanged = mailTemplate({
  params: v.object({ at: v.string() }),
  texts: {
    en: ({ at }, { date, link }) => ({
      subject: 'Your password was changed',
      paragraphs: ['The password of your account was changed. All other devices have been signed out.'],
      facts: [['When', date(at)]],
      action: { label: 'Choose another password', href: link('/remind') },
      notes: ['If this was you, you don’t need to do anything. If it wasn’t, choose another password immediately.'],
    }),
    de: ({ at }, { date, link }) => ({
      subject: 'Ihr Passwort wurde geändert',
      paragraphs: ['Das Passwort Ihres Kontos wurde geändert. Alle anderen Geräte wurden abgemeldet.'],
      facts: [['Wann', date(at)]],
      action: { label: 'Anderes Passwort wählen', href: link('/remind') },
      notes: [
        'Falls Sie das waren, brauchen Sie nichts zu tun. Falls nicht, wählen Sie bitte sofort ein anderes Passwort.',
      ],
    }),
    ja: ({ at }, { date, link }) => ({
      subject: 'パスワードが変更されました',
      paragraphs: ['アカウントのパスワードが変更されました。ほかのデバイスはすべてログアウトしました。'],
      facts: [['日時', date(at)]],
      action: { label: '別のパスワードを設定', href: link('/remind') },
      notes: [
        'ご自身による変更の場合は、何もする必要はありません。お心当たりがない場合は、すぐに別のパスワードを設定してください。',
      ],
    }),
    no: ({ at }, { date, link }) => ({
      subject: 'Passordet ditt er endret',
      paragraphs: ['Passordet til kontoen din er endret. Alle andre enheter er logget ut.'],
      facts: [['Når', date(at)]],
      action: { label: 'Velg et annet passord', href: link('/remind') },
      notes: ['Hvis det var deg, trenger du ikke å gjøre noe. Hvis ikke, må du velge et annet passord med en gang.'],
    }),
    'fr-CA': ({ at }, { date, link }) => ({
      subject: 'Votre mot de passe a été modifié',
      paragraphs: [
        'Le mot de passe de votre compte a été modifié. Les sessions sur tous vos autres appareils ont été fermées.',
      ],
      facts: [['Quand', date(at)]],
      action: { label: 'Choisir un autre mot de passe', href: link('/remind') },
      notes: ['Si c’était vous, vous n’avez rien à faire. Sinon, choisissez immédiatement un autre mot de passe.'],
    }),
    'es-MX': ({ at }, { date, link }) => ({
      subject: 'Se cambió tu contraseña',
      paragraphs: ['Se cambió la contraseña de tu cuenta. Se cerró la sesión en todos los demás dispositivos.'],
      facts: [['Cuándo', date(at)]],
      action: { label: 'Elegir otra contraseña', href: link('/remind') },
      notes: ['Si fuiste tú, no tienes que hacer nada. Si no, elige otra contraseña de inmediato.'],
    }),
    'pt-BR': ({ at }, { date, link }) => ({
      subject: 'Sua senha foi alterada',
      paragraphs: ['A senha da sua conta foi alterada. As sessões em todos os outros dispositivos foram encerradas.'],
      facts: [['Quando', date(at)]],
      action: { label: 'Escolher outra senha', href: link('/remind') },
      notes: ['Se foi você, não é preciso fazer nada. Se não foi, escolha outra senha imediatamente.'],
    }),
  },
});
