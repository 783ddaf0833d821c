import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

const Change = v.picklist(['two_factor_on', 'two_factor_off', 'two_factor_off_by_operator', 'recovery_codes_renewed']);
type Change = v.InferOutput<typeof Change>;

const english: Record<Change, { subject: string; text: string }> = {
  two_factor_on: {
    subject: 'Two-factor sign-in is on',
    text: 'From now on, you sign in with your password and a code from your app. Keep your recovery codes somewhere you can reach without your phone.',
  },
  two_factor_off: {
    subject: 'Two-factor sign-in is off',
    text: 'From now on, you sign in with just your password.',
  },
  two_factor_off_by_operator: {
    subject: 'Two-factor sign-in is off',
    text: 'Our support team turned off two-factor sign-in, as you asked. From now on, you sign in with just your password.',
  },
  recovery_codes_renewed: {
    subject: 'You have new recovery codes',
    text: 'New recovery codes were created for your account. The old ones no longer work.',
  },
};

const german: Record<Change, { subject: string; text: string }> = {
  two_factor_on: {
    subject: 'Die Zwei-Faktor-Anmeldung ist eingeschaltet',
    text: 'Ab jetzt melden Sie sich mit Ihrem Passwort und einem Code aus Ihrer App an. Bewahren Sie Ihre Wiederherstellungscodes dort auf, wo Sie sie auch ohne Ihr Telefon erreichen.',
  },
  two_factor_off: {
    subject: 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet',
    text: 'Ab jetzt melden Sie sich nur mit Ihrem Passwort an.',
  },
  two_factor_off_by_operator: {
    subject: 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet',
    text: 'Unser Support hat die Zwei-Faktor-Anmeldung auf Ihren Wunsch ausgeschaltet. Ab jetzt melden Sie sich nur mit Ihrem Passwort an.',
  },
  recovery_codes_renewed: {
    subject: 'Sie haben neue Wiederherstellungscodes',
    text: 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die alten funktionieren nicht mehr.',
  },
};

const japanese: Record<Change, { subject: string; text: string }> = {
  two_factor_on: {
    subject: '2要素認証がオンになりました',
    text: '今後は、パスワードとアプリのコードでログインします。リカバリーコードは、スマートフォンがなくても確認できる場所に保管してください。',
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
    text: 'Fra nå av logger du inn med passordet ditt og en kode fra appen din. Oppbevar gjenopprettingskodene et sted du får tak i dem uten telefonen.',
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
    text: 'Det er laget nye gjenopprettingskoder for kontoen din. De gamle virker ikke lenger.',
  },
};

const canadianFrench: Record<Change, { subject: string; text: string }> = {
  two_factor_on: {
    subject: 'L’authentification à deux facteurs est activée',
    text: 'Désormais, vous vous connectez avec votre mot de passe et un code de votre application. Conservez vos codes de récupération là où vous pourrez les consulter sans votre téléphone.',
  },
  two_factor_off: {
    subject: 'L’authentification à deux facteurs est désactivée',
    text: 'Désormais, vous vous connectez avec votre mot de passe seulement.',
  },
  two_factor_off_by_operator: {
    subject: 'L’authentification à deux facteurs est désactivée',
    text: 'Notre service à la clientèle a désactivé l’authentification à deux facteurs, comme vous l’avez demandé. Désormais, vous vous connectez avec votre mot de passe seulement.',
  },
  recovery_codes_renewed: {
    subject: 'Vous avez de nouveaux codes de récupération',
    text: 'De nouveaux codes de récupération ont été créés pour votre compte. Les anciens ne fonctionnent plus.',
  },
};

const spanish: Record<Change, { subject: string; text: string }> = {
  two_factor_on: {
    subject: 'El inicio de sesión en dos pasos está activado',
    text: 'A partir de ahora, inicias sesión con tu contraseña y un código de tu app. Guarda tus códigos de recuperación donde puedas consultarlos sin tu celular.',
  },
  two_factor_off: {
    subject: 'El inicio de sesión en dos pasos está desactivado',
    text: 'A partir de ahora, inicias sesión solo con tu contraseña.',
  },
  two_factor_off_by_operator: {
    subject: 'El inicio de sesión en dos pasos está desactivado',
    text: 'Nuestro equipo de soporte desactivó el inicio de sesión en dos pasos, como lo pediste. A partir de ahora, inicias sesión solo con tu contraseña.',
  },
  recovery_codes_renewed: {
    subject: 'Tienes códigos de recuperación nuevos',
    text: 'Se generaron códigos de recuperación nuevos para tu cuenta. Los anteriores ya no funcionan.',
  },
};

const portuguese: Record<Change, { subject: string; text: string }> = {
  two_factor_on: {
    subject: 'A autenticação de dois fatores está ativada',
    text: 'A partir de agora, você entra com sua senha e um código do seu app. Guarde seus códigos de recuperação em um lugar acessível sem o celular.',
  },
  two_factor_off: {
    subject: 'A autenticação de dois fatores está desativada',
    text: 'A partir de agora, você entra só com a sua senha.',
  },
  two_factor_off_by_operator: {
    subject: 'A autenticação de dois fatores está desativada',
    text: 'Nosso suporte desativou a autenticação de dois fatores, como você pediu. A partir de agora, você entra só com a sua senha.',
  },
  recovery_codes_renewed: {
    subject: 'Você tem novos códigos de recuperação',
    text: 'Novos códigos de recuperação foram criados para sua conta. Os antigos não funcionam mais.',
  },
};

/** Tells the owner that sign-in details have changed, in case someone else did it. */
export const securityChange = mailTemplate({
  params: v.object({ change: Change, at: v.string() }),
  texts: {
    en: ({ change, at }, { link, date }) => ({
      subject: english[change].subject,
      paragraphs: [english[change].text],
      facts: [['When', date(at)]],
      action: { label: 'Check your security settings', href: link('/users/security') },
      notes: ['If this wasn’t you, request a new password on the sign-in page immediately. That signs everyone out.'],
    }),
    de: ({ change, at }, { link, date }) => ({
      subject: german[change].subject,
      paragraphs: [german[change].text],
      facts: [['Wann', date(at)]],
      action: { label: 'Sicherheitseinstellungen prüfen', href: link('/users/security') },
      notes: [
        'Falls Sie das nicht waren, fordern Sie sofort auf der Anmeldeseite ein neues Passwort an. Damit werden alle abgemeldet.',
      ],
    }),
    ja: ({ change, at }, { link, date }) => ({
      subject: japanese[change].subject,
      paragraphs: [japanese[change].text],
      facts: [['日時', date(at)]],
      action: { label: 'セキュリティ設定を確認', href: link('/users/security') },
      notes: [
        'お心当たりがない場合は、すぐにログインページで新しいパスワードをリクエストしてください。新しいパスワードを設定すると、全員がログアウトされます。',
      ],
    }),
    no: ({ change, at }, { link, date }) => ({
      subject: norwegian[change].subject,
      paragraphs: [norwegian[change].text],
      facts: [['Når', date(at)]],
      action: { label: 'Sjekk sikkerhetsinnstillingene dine', href: link('/users/security') },
      notes: [
        'Hvis det ikke var deg, må du be om et nytt passord på innloggingssiden med en gang. Da blir alle logget ut.',
      ],
    }),
    'fr-CA': ({ change, at }, { link, date }) => ({
      subject: canadianFrench[change].subject,
      paragraphs: [canadianFrench[change].text],
      facts: [['Quand', date(at)]],
      action: { label: 'Vérifier vos paramètres de sécurité', href: link('/users/security') },
      notes: [
        'Si ce n’était pas vous, demandez immédiatement un nouveau mot de passe sur la page de connexion. Cela ferme toutes les sessions.',
      ],
    }),
    'es-MX': ({ change, at }, { link, date }) => ({
      subject: spanish[change].subject,
      paragraphs: [spanish[change].text],
      facts: [['Cuándo', date(at)]],
      action: { label: 'Revisar tu configuración de seguridad', href: link('/users/security') },
      notes: [
        'Si no fuiste tú, solicita de inmediato una contraseña nueva en la página de inicio de sesión. Eso cierra todas las sesiones.',
      ],
    }),
    'pt-BR': ({ change, at }, { link, date }) => ({
      subject: portuguese[change].subject,
      paragraphs: [portuguese[change].text],
      facts: [['Quando', date(at)]],
      action: { label: 'Conferir as configurações de segurança', href: link('/users/security') },
      notes: ['Se não foi você, peça imediatamente uma nova senha na página de login. Isso encerra todas as sessões.'],
    }),
  },
});
