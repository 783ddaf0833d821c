import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** Tells the owner about a sign-in from a new browser, in case it was someone else. */
export const newDevice = mailTemplate({
  params: v.object({
    at: v.string(),
    /** `Firefox · Linux`; null if the browser does not report it. */
    device: v.nullable(v.string()),
    /** ISO country, if known. */
    country: v.nullable(v.string()),
    /** Shortened, `192.0.2.x`. */
    ip: v.string(),
  }),
  texts: {
    en: ({ at, device, country, ip }, { link, date }) => ({
      subject: 'New sign-in to your account',
      paragraphs: [
        'Someone signed in to your account from a browser we haven’t seen on it before.',
        'If this was you, you don’t need to do anything.',
      ],
      facts: [
        ['When', date(at)],
        ['Browser', device ?? 'Unknown browser'],
        ['From', [country, ip].filter(Boolean).join(' · ')],
      ],
      action: { label: 'See your sign-ins', href: link('/users/security') },
      notes: ['If this wasn’t you, change your password there immediately. That signs everyone else out.'],
    }),
    de: ({ at, device, country, ip }, { link, date }) => ({
      subject: 'Neue Anmeldung bei Ihrem Konto',
      paragraphs: [
        'Jemand hat sich bei Ihrem Konto mit einem Browser angemeldet, den wir dort noch nicht gesehen haben.',
        'Falls Sie das waren, brauchen Sie nichts zu tun.',
      ],
      facts: [
        ['Wann', date(at)],
        ['Browser', device ?? 'Unbekannter Browser'],
        ['Ort', [country, ip].filter(Boolean).join(' · ')],
      ],
      action: { label: 'Anmeldungen ansehen', href: link('/users/security') },
      notes: ['Falls Sie das nicht waren, ändern Sie dort sofort Ihr Passwort. Damit werden alle anderen abgemeldet.'],
    }),
    ja: ({ at, device, country, ip }, { link, date }) => ({
      subject: 'アカウントへの新しいログイン',
      paragraphs: [
        'これまで使われたことのないブラウザーから、お客様のアカウントにログインがありました。',
        'ご自身によるログインの場合は、何もする必要はありません。',
      ],
      facts: [
        ['日時', date(at)],
        ['ブラウザー', device ?? '不明なブラウザー'],
        ['場所', [country, ip].filter(Boolean).join(' · ')],
      ],
      action: { label: 'ログイン履歴を見る', href: link('/users/security') },
      notes: [
        'お心当たりがない場合は、すぐにリンク先でパスワードを変更してください。変更すると、ほかの人は全員ログアウトされます。',
      ],
    }),
    no: ({ at, device, country, ip }, { link, date }) => ({
      subject: 'Ny innlogging på kontoen din',
      paragraphs: [
        'Noen har logget inn på kontoen din fra en nettleser vi ikke har sett der før.',
        'Hvis det var deg, trenger du ikke å gjøre noe.',
      ],
      facts: [
        ['Når', date(at)],
        ['Nettleser', device ?? 'Ukjent nettleser'],
        ['Sted', [country, ip].filter(Boolean).join(' · ')],
      ],
      action: { label: 'Se innloggingene dine', href: link('/users/security') },
      notes: ['Hvis det ikke var deg, må du endre passordet ditt der med en gang. Da blir alle andre logget ut.'],
    }),
    'fr-CA': ({ at, device, country, ip }, { link, date }) => ({
      subject: 'Nouvelle connexion à votre compte',
      paragraphs: [
        'Quelqu’un s’est connecté à votre compte avec un navigateur que nous n’y avions jamais vu.',
        'Si c’était vous, vous n’avez rien à faire.',
      ],
      facts: [
        ['Quand', date(at)],
        ['Navigateur', device ?? 'Navigateur inconnu'],
        ['Lieu', [country, ip].filter(Boolean).join(' · ')],
      ],
      action: { label: 'Voir vos connexions', href: link('/users/security') },
      notes: [
        'Si ce n’était pas vous, modifiez-y immédiatement votre mot de passe. Cela ferme toutes les autres sessions.',
      ],
    }),
    'es-MX': ({ at, device, country, ip }, { link, date }) => ({
      subject: 'Nuevo inicio de sesión en tu cuenta',
      paragraphs: [
        'Alguien inició sesión en tu cuenta desde un navegador que no habíamos visto ahí antes.',
        'Si fuiste tú, no tienes que hacer nada.',
      ],
      facts: [
        ['Cuándo', date(at)],
        ['Navegador', device ?? 'Navegador desconocido'],
        ['Lugar', [country, ip].filter(Boolean).join(' · ')],
      ],
      action: { label: 'Ver tus inicios de sesión', href: link('/users/security') },
      notes: ['Si no fuiste tú, cambia ahí tu contraseña de inmediato. Eso cierra todas las demás sesiones.'],
    }),
    'pt-BR': ({ at, device, country, ip }, { link, date }) => ({
      subject: 'Novo acesso à sua conta',
      paragraphs: [
        'Alguém entrou na sua conta com um navegador que ainda não tínhamos visto nela.',
        'Se foi você, não é preciso fazer nada.',
      ],
      facts: [
        ['Quando', date(at)],
        ['Navegador', device ?? 'Navegador desconhecido'],
        ['Local', [country, ip].filter(Boolean).join(' · ')],
      ],
      action: { label: 'Ver seus acessos', href: link('/users/security') },
      notes: ['Se não foi você, altere sua senha lá imediatamente. Isso encerra todas as outras sessões.'],
    }),
  },
});
