import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

const Change = v.picklist(['two_factor_on', 'two_factor_off', 'two_factor_off_by_operator', 'recovery_codes_renewed']);
type Change = v.InferOutput<typeof Change>;

const english: Record<Change, { subject: string; text: string }> = {
  two_factor_on: {
    subject: 'Two-factor sign-in is on',
    text: 'From now on, signing in asks for your password and a code from your app. Keep your recovery codes where you find them without the phone.',
  },
  two_factor_off: {
    subject: 'Two-factor sign-in is off',
    text: 'From now on, your password alone signs you in.',
  },
  two_factor_off_by_operator: {
    subject: 'Two-factor sign-in is off',
    text: 'Our support turned two-factor sign-in off, as you asked. From now on, your password alone signs you in.',
  },
  recovery_codes_renewed: {
    subject: 'You have new recovery codes',
    text: 'New recovery codes were made for your account. The old ones open nothing any more.',
  },
};

const german: Record<Change, { subject: string; text: string }> = {
  two_factor_on: {
    subject: 'Die Zwei-Faktor-Anmeldung ist an',
    text: 'Beim Anmelden werden ab jetzt Ihr Passwort und ein Code aus Ihrer App verlangt. Bewahren Sie die Wiederherstellungscodes dort auf, wo Sie sie ohne das Telefon finden.',
  },
  two_factor_off: {
    subject: 'Die Zwei-Faktor-Anmeldung ist aus',
    text: 'Ab jetzt meldet Ihr Passwort allein Sie an.',
  },
  two_factor_off_by_operator: {
    subject: 'Die Zwei-Faktor-Anmeldung ist aus',
    text: 'Unser Support hat die Zwei-Faktor-Anmeldung auf Ihren Wunsch ausgeschaltet. Ab jetzt meldet Ihr Passwort allein Sie an.',
  },
  recovery_codes_renewed: {
    subject: 'Sie haben neue Wiederherstellungscodes',
    text: 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die alten öffnen nichts mehr.',
  },
};

const japanese: Record<Change, { subject: string; text: string }> = {
  two_factor_on: {
    subject: '2要素認証がオンになりました',
    text: '今後のログインには、パスワードとアプリのコードが必要です。リカバリーコードは、スマートフォンがなくても見つけられる場所に保管してください。',
  },
  two_factor_off: {
    subject: '2要素認証がオフになりました',
    text: '今後は、パスワードだけでログインできます。',
  },
  two_factor_off_by_operator: {
    subject: '2要素認証がオフになりました',
    text: 'ご依頼により、サポートが2要素認証をオフにしました。今後は、パスワードだけでログインできます。',
  },
  recovery_codes_renewed: {
    subject: '新しいリカバリーコードが作成されました',
    text: 'アカウントの新しいリカバリーコードが作成されました。以前のコードはもう使えません。',
  },
};

const norwegian: Record<Change, { subject: string; text: string }> = {
  two_factor_on: {
    subject: 'Totrinnsbekreftelse er på',
    text: 'Fra nå av kreves passordet ditt og en kode fra appen din når du logger inn. Oppbevar gjenopprettingskodene der du finner dem uten telefonen.',
  },
  two_factor_off: {
    subject: 'Totrinnsbekreftelse er av',
    text: 'Fra nå av logger du inn med bare passordet.',
  },
  two_factor_off_by_operator: {
    subject: 'Totrinnsbekreftelse er av',
    text: 'Kundeservice har slått av totrinnsbekreftelse, slik du ba om. Fra nå av logger du inn med bare passordet.',
  },
  recovery_codes_renewed: {
    subject: 'Du har nye gjenopprettingskoder',
    text: 'Det er laget nye gjenopprettingskoder for kontoen din. De gamle åpner ikke lenger noe.',
  },
};

const canadianFrench: Record<Change, { subject: string; text: string }> = {
  two_factor_on: {
    subject: 'L’authentification à deux facteurs est activée',
    text: 'Désormais, la connexion demande votre mot de passe et un code de votre application. Conservez vos codes de récupération là où vous les trouverez sans le téléphone.',
  },
  two_factor_off: {
    subject: 'L’authentification à deux facteurs est désactivée',
    text: 'Désormais, votre mot de passe suffit pour vous connecter.',
  },
  two_factor_off_by_operator: {
    subject: 'L’authentification à deux facteurs est désactivée',
    text: 'Notre service à la clientèle a désactivé l’authentification à deux facteurs, comme vous l’avez demandé. Désormais, votre mot de passe suffit pour vous connecter.',
  },
  recovery_codes_renewed: {
    subject: 'Vous avez de nouveaux codes de récupération',
    text: 'De nouveaux codes de récupération ont été créés pour votre compte. Les anciens n’ouvrent plus rien.',
  },
};

const spanish: Record<Change, { subject: string; text: string }> = {
  two_factor_on: {
    subject: 'El inicio de sesión en dos pasos está activado',
    text: 'A partir de ahora, al iniciar sesión se piden tu contraseña y un código de tu app. Guarda tus códigos de recuperación donde los encuentres sin el celular.',
  },
  two_factor_off: {
    subject: 'El inicio de sesión en dos pasos está desactivado',
    text: 'A partir de ahora basta tu contraseña para iniciar sesión.',
  },
  two_factor_off_by_operator: {
    subject: 'El inicio de sesión en dos pasos está desactivado',
    text: 'Nuestro equipo de soporte desactivó el inicio de sesión en dos pasos, como lo pediste. A partir de ahora basta tu contraseña para iniciar sesión.',
  },
  recovery_codes_renewed: {
    subject: 'Tienes códigos de recuperación nuevos',
    text: 'Se generaron códigos de recuperación nuevos para tu cuenta. Los anteriores ya no abren nada.',
  },
};

const portuguese: Record<Change, { subject: string; text: string }> = {
  two_factor_on: {
    subject: 'A autenticação de dois fatores está ativada',
    text: 'A partir de agora, o login pede sua senha e um código do seu app. Guarde seus códigos de recuperação onde você os encontre sem o celular.',
  },
  two_factor_off: {
    subject: 'A autenticação de dois fatores está desativada',
    text: 'A partir de agora, basta a sua senha para entrar.',
  },
  two_factor_off_by_operator: {
    subject: 'A autenticação de dois fatores está desativada',
    text: 'Nosso suporte desativou a autenticação de dois fatores, como você pediu. A partir de agora, basta a sua senha para entrar.',
  },
  recovery_codes_renewed: {
    subject: 'Você tem novos códigos de recuperação',
    text: 'Novos códigos de recuperação foram criados para sua conta. Os antigos não abrem mais nada.',
  },
};

/** What opens the account has changed: told to its owner, who may not have done it. */
export const securityChange = mailTemplate({
  params: v.object({ change: Change, at: v.string() }),
  texts: {
    en: ({ change, at }, { link, date }) => ({
      subject: english[change].subject,
      paragraphs: [english[change].text],
      facts: [['When', date(at)]],
      action: { label: 'Check your security settings', href: link('/users/security') },
      notes: ['If it was not you, ask for a new password at the sign-in at once: that signs everybody out.'],
    }),
    de: ({ change, at }, { link, date }) => ({
      subject: german[change].subject,
      paragraphs: [german[change].text],
      facts: [['Wann', date(at)]],
      action: { label: 'Sicherheitseinstellungen prüfen', href: link('/users/security') },
      notes: [
        'Wenn Sie es nicht waren, fordern Sie bei der Anmeldung sofort ein neues Passwort an: Das meldet alle ab.',
      ],
    }),
    ja: ({ change, at }, { link, date }) => ({
      subject: japanese[change].subject,
      paragraphs: [japanese[change].text],
      facts: [['日時', date(at)]],
      action: { label: 'セキュリティ設定を確認', href: link('/users/security') },
      notes: [
        'お心当たりがない場合は、すぐにログイン画面で新しいパスワードを申請してください。新しいパスワードを設定すると、全員がログアウトされます。',
      ],
    }),
    no: ({ change, at }, { link, date }) => ({
      subject: norwegian[change].subject,
      paragraphs: [norwegian[change].text],
      facts: [['Når', date(at)]],
      action: { label: 'Se gjennom sikkerhetsinnstillingene', href: link('/users/security') },
      notes: ['Hvis det ikke var deg, må du straks be om et nytt passord ved innlogging: Det logger ut alle.'],
    }),
    'fr-CA': ({ change, at }, { link, date }) => ({
      subject: canadianFrench[change].subject,
      paragraphs: [canadianFrench[change].text],
      facts: [['Quand', date(at)]],
      action: { label: 'Vérifier vos réglages de sécurité', href: link('/users/security') },
      notes: [
        'Si ce n’était pas vous, demandez immédiatement un nouveau mot de passe à la connexion\u00a0: cela déconnecte tout le monde.',
      ],
    }),
    'es-MX': ({ change, at }, { link, date }) => ({
      subject: spanish[change].subject,
      paragraphs: [spanish[change].text],
      facts: [['Cuándo', date(at)]],
      action: { label: 'Revisar tus ajustes de seguridad', href: link('/users/security') },
      notes: [
        'Si no fuiste tú, solicita de inmediato una contraseña nueva en el inicio de sesión: eso cierra todas las sesiones.',
      ],
    }),
    'pt-BR': ({ change, at }, { link, date }) => ({
      subject: portuguese[change].subject,
      paragraphs: [portuguese[change].text],
      facts: [['Quando', date(at)]],
      action: { label: 'Conferir as configurações de segurança', href: link('/users/security') },
      notes: ['Se não foi você, peça uma nova senha no login imediatamente: isso encerra todas as sessões.'],
    }),
  },
});
