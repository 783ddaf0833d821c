import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

const path = (token: string, stop = '') => `/confirmation?email_change=${token}&side=old${stop}`;

/** Tells the current address that a change was requested, to confirm or stop it. */
export const emailChangeOld = mailTemplate({
  params: v.object({}),
  makes: ['token', 'email'],
  texts: {
    en: ({ token, email }, { link }) => ({
      subject: 'Please confirm your new email address',
      title: 'A new email address for your account',
      paragraphs: [
        'You asked to use another email address for your account. The change applies once you confirm it here and in the email we sent to the new address.',
      ],
      facts: [['New address', email]],
      action: { label: 'Confirm the change', href: link(path(token)) },
      notes: [
        'The link is valid for one day.',
        `If this wasn’t you, cancel the change here and change your password: ${link(path(token, '&stop=1'))}`,
      ],
    }),
    de: ({ token, email }, { link }) => ({
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      title: 'Eine neue E-Mail-Adresse für Ihr Konto',
      paragraphs: [
        'Sie möchten für Ihr Konto eine andere E-Mail-Adresse verwenden. Die Änderung gilt, sobald Sie sie hier und in der E-Mail an die neue Adresse bestätigt haben.',
      ],
      facts: [['Neue Adresse', email]],
      action: { label: 'Änderung bestätigen', href: link(path(token)) },
      notes: [
        'Der Link ist einen Tag gültig.',
        `Falls Sie das nicht waren, brechen Sie die Änderung hier ab und ändern Sie Ihr Passwort: ${link(path(token, '&stop=1'))}`,
      ],
    }),
    ja: ({ token, email }, { link }) => ({
      subject: '新しいメールアドレスをご確認ください',
      title: 'アカウントの新しいメールアドレス',
      paragraphs: [
        'アカウントに別のメールアドレスを使用する申請がありました。このメールと、新しいアドレスにお送りしたメールの両方で確認していただくと、変更が適用されます。',
      ],
      facts: [['新しいアドレス', email]],
      action: { label: '変更を確認', href: link(path(token)) },
      notes: [
        'リンクは1日間有効です。',
        `お心当たりがない場合は、こちらで変更をキャンセルし、パスワードを変更してください：${link(path(token, '&stop=1'))}`,
      ],
    }),
    no: ({ token, email }, { link }) => ({
      subject: 'Bekreft den nye e-postadressen din',
      title: 'En ny e-postadresse for kontoen din',
      paragraphs: [
        'Du har bedt om å bruke en annen e-postadresse for kontoen din. Endringen gjelder når du har bekreftet den her og i e-posten vi sendte til den nye adressen.',
      ],
      facts: [['Ny adresse', email]],
      action: { label: 'Bekreft endringen', href: link(path(token)) },
      notes: [
        'Lenken gjelder i ett døgn.',
        `Hvis det ikke var deg, avbryter du endringen her og endrer passordet ditt: ${link(path(token, '&stop=1'))}`,
      ],
    }),
    'fr-CA': ({ token, email }, { link }) => ({
      subject: 'Veuillez confirmer votre nouvelle adresse courriel',
      title: 'Une nouvelle adresse courriel pour votre compte',
      paragraphs: [
        'Vous avez demandé d’utiliser une autre adresse courriel pour votre compte. Le changement s’applique une fois que vous l’avez confirmé ici et dans le courriel envoyé à la nouvelle adresse.',
      ],
      facts: [['Nouvelle adresse', email]],
      action: { label: 'Confirmer le changement', href: link(path(token)) },
      notes: [
        'Le lien est valide pendant un jour.',
        `Si ce n’était pas vous, annulez le changement ici et modifiez votre mot de passe\u00a0: ${link(path(token, '&stop=1'))}`,
      ],
    }),
    'es-MX': ({ token, email }, { link }) => ({
      subject: 'Confirma tu nueva dirección de correo',
      title: 'Una nueva dirección de correo para tu cuenta',
      paragraphs: [
        'Pediste usar otra dirección de correo para tu cuenta. El cambio se aplica cuando lo confirmes aquí y en el correo que enviamos a la dirección nueva.',
      ],
      facts: [['Dirección nueva', email]],
      action: { label: 'Confirmar el cambio', href: link(path(token)) },
      notes: [
        'El enlace es válido durante un día.',
        `Si no fuiste tú, cancela el cambio aquí y cambia tu contraseña: ${link(path(token, '&stop=1'))}`,
      ],
    }),
    'pt-BR': ({ token, email }, { link }) => ({
      subject: 'Confirme seu novo e-mail',
      title: 'Um novo e-mail para sua conta',
      paragraphs: [
        'Você pediu para usar outro e-mail na sua conta. A mudança vale quando você a confirmar aqui e no e-mail que enviamos para o novo endereço.',
      ],
      facts: [['Novo e-mail', email]],
      action: { label: 'Confirmar a mudança', href: link(path(token)) },
      notes: [
        'O link vale por um dia.',
        `Se não foi você, cancele a mudança aqui e altere sua senha: ${link(path(token, '&stop=1'))}`,
      ],
    }),
  },
});
