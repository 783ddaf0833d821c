import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** Somebody signed in from a browser that never did before: its owner is to notice a stranger. */
export const newDevice = mailTemplate({
  params: v.object({
    at: v.string(),
    /** `Firefox · Linux`; null where the browser does not say. */
    device: v.nullable(v.string()),
    /** ISO country, where it is known. */
    country: v.nullable(v.string()),
    /** Shortened, `192.0.2.x`. */
    ip: v.string(),
  }),
  texts: {
    en: ({ at, device, country, ip }, { link, date }) => ({
      subject: 'New sign-in to your account',
      paragraphs: [
        'Somebody signed in to your account from a browser we had not seen there before.',
        'If it was you, there is nothing to do.',
      ],
      facts: [
        ['When', date(at)],
        ['Browser', device ?? 'Unknown browser'],
        ['From', [country, ip].filter(Boolean).join(' · ')],
      ],
      action: { label: 'See your sign-ins', href: link('/users/security') },
      notes: ['If it was not you, change your password there at once: that signs everybody else out.'],
    }),
    de: ({ at, device, country, ip }, { link, date }) => ({
      subject: 'Neue Anmeldung bei Ihrem Konto',
      paragraphs: [
        'Bei Ihrem Konto hat sich jemand mit einem Browser angemeldet, den wir dort noch nicht kannten.',
        'Wenn Sie das waren, brauchen Sie nichts zu tun.',
      ],
      facts: [
        ['Wann', date(at)],
        ['Browser', device ?? 'Unbekannter Browser'],
        ['Von', [country, ip].filter(Boolean).join(' · ')],
      ],
      action: { label: 'Anmeldungen ansehen', href: link('/users/security') },
      notes: ['Wenn Sie es nicht waren, ändern Sie dort sofort Ihr Passwort: Das meldet alle anderen ab.'],
    }),
    ja: ({ at, device, country, ip }, { link, date }) => ({
      subject: 'アカウントへの新しいログイン',
      paragraphs: [
        'これまで使われたことのないブラウザから、お客様のアカウントにログインがありました。',
        'ご自身によるものでしたら、何もしていただく必要はありません。',
      ],
      facts: [
        ['日時', date(at)],
        ['ブラウザ', device ?? '不明なブラウザ'],
        ['接続元', [country, ip].filter(Boolean).join(' · ')],
      ],
      action: { label: 'ログイン履歴を見る', href: link('/users/security') },
      notes: [
        'お心当たりがない場合は、すぐにリンク先でパスワードを変更してください。変更すると、ほかの人は全員ログアウトされます。',
      ],
    }),
    no: ({ at, device, country, ip }, { link, date }) => ({
      subject: 'Ny innlogging på kontoen din',
      paragraphs: [
        'Noen logget inn på kontoen din fra en nettleser vi ikke hadde sett der før.',
        'Hvis det var deg, trenger du ikke å gjøre noe.',
      ],
      facts: [
        ['Når', date(at)],
        ['Nettleser', device ?? 'Ukjent nettleser'],
        ['Fra', [country, ip].filter(Boolean).join(' · ')],
      ],
      action: { label: 'Se innloggingene dine', href: link('/users/security') },
      notes: ['Hvis det ikke var deg, må du endre passordet ditt der med en gang: Det logger ut alle andre.'],
    }),
    'fr-CA': ({ at, device, country, ip }, { link, date }) => ({
      subject: 'Nouvelle connexion à votre compte',
      paragraphs: [
        'Quelqu’un s’est connecté à votre compte avec un navigateur que nous n’y avions jamais vu.',
        'Si c’était vous, il n’y a rien à faire.',
      ],
      facts: [
        ['Quand', date(at)],
        ['Navigateur', device ?? 'Navigateur inconnu'],
        ['Provenance', [country, ip].filter(Boolean).join(' · ')],
      ],
      action: { label: 'Voir vos connexions', href: link('/users/security') },
      notes: [
        'Si ce n’était pas vous, modifiez-y immédiatement votre mot de passe\u00a0: cela déconnecte tous les autres.',
      ],
    }),
    'es-MX': ({ at, device, country, ip }, { link, date }) => ({
      subject: 'Nuevo inicio de sesión en tu cuenta',
      paragraphs: [
        'Alguien inició sesión en tu cuenta desde un navegador que no habíamos visto ahí antes.',
        'Si fuiste tú, no hay nada que hacer.',
      ],
      facts: [
        ['Cuándo', date(at)],
        ['Navegador', device ?? 'Navegador desconocido'],
        ['Desde', [country, ip].filter(Boolean).join(' · ')],
      ],
      action: { label: 'Ver tus inicios de sesión', href: link('/users/security') },
      notes: ['Si no fuiste tú, cambia ahí tu contraseña de inmediato: eso cierra la sesión de todos los demás.'],
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
        ['De', [country, ip].filter(Boolean).join(' · ')],
      ],
      action: { label: 'Ver seus acessos', href: link('/users/security') },
      notes: ['Se não foi você, altere sua senha lá imediatamente: isso encerra todas as outras sessões.'],
    }),
  },
});
