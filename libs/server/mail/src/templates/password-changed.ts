import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** The password is another one; whoever did not do it learns how to get the account back. */
export const passwordChanged = mailTemplate({
  params: v.object({ at: v.string() }),
  texts: {
    en: ({ at }, { date, link }) => ({
      subject: 'Your password was changed',
      paragraphs: ['The password of your account was changed. Whoever was signed in elsewhere has been signed out.'],
      facts: [['When', date(at)]],
      action: { label: 'Choose another password', href: link('/remind') },
      notes: ['If it was you, there is nothing to do. If it was not, choose another password at once.'],
    }),
    de: ({ at }, { date, link }) => ({
      subject: 'Ihr Passwort wurde geändert',
      paragraphs: ['Das Passwort Ihres Kontos wurde geändert. Wer anderswo angemeldet war, wurde abgemeldet.'],
      facts: [['Wann', date(at)]],
      action: { label: 'Anderes Passwort wählen', href: link('/remind') },
      notes: ['Falls Sie das waren, ist nichts zu tun. Falls nicht, wählen Sie bitte sofort ein anderes Passwort.'],
    }),
    ja: ({ at }, { date, link }) => ({
      subject: 'パスワードが変更されました',
      paragraphs: [
        'アカウントのパスワードが変更されました。ほかの場所でログインしていた人は、全員ログアウトされました。',
      ],
      facts: [['日時', date(at)]],
      action: { label: '別のパスワードを設定', href: link('/remind') },
      notes: [
        'ご自身によるものでしたら、何もしていただく必要はありません。お心当たりがない場合は、すぐに別のパスワードを設定してください。',
      ],
    }),
    no: ({ at }, { date, link }) => ({
      subject: 'Passordet ditt er endret',
      paragraphs: ['Passordet til kontoen din er endret. Den som var logget inn andre steder, er logget ut.'],
      facts: [['Når', date(at)]],
      action: { label: 'Velg et annet passord', href: link('/remind') },
      notes: ['Hvis det var deg, trenger du ikke å gjøre noe. Hvis ikke, må du velge et annet passord med en gang.'],
    }),
    'fr-CA': ({ at }, { date, link }) => ({
      subject: 'Votre mot de passe a été modifié',
      paragraphs: ['Le mot de passe de votre compte a été modifié. Les sessions ouvertes ailleurs ont été fermées.'],
      facts: [['Quand', date(at)]],
      action: { label: 'Choisir un autre mot de passe', href: link('/remind') },
      notes: ['Si c’était vous, il n’y a rien à faire. Sinon, choisissez immédiatement un autre mot de passe.'],
    }),
    'es-MX': ({ at }, { date, link }) => ({
      subject: 'Se cambió tu contraseña',
      paragraphs: ['Se cambió la contraseña de tu cuenta. Se cerraron las sesiones iniciadas en otros lugares.'],
      facts: [['Cuándo', date(at)]],
      action: { label: 'Elegir otra contraseña', href: link('/remind') },
      notes: ['Si fuiste tú, no hay nada que hacer. Si no, elige otra contraseña de inmediato.'],
    }),
    'pt-BR': ({ at }, { date, link }) => ({
      subject: 'Sua senha foi alterada',
      paragraphs: ['A senha da sua conta foi alterada. Todas as outras sessões foram encerradas.'],
      facts: [['Quando', date(at)]],
      action: { label: 'Escolher outra senha', href: link('/remind') },
      notes: ['Se foi você, não é preciso fazer nada. Se não foi, escolha outra senha imediatamente.'],
    }),
  },
});
