import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

const path = (token: string, stop = '') => `/confirmation?email_change=${token}&side=old${stop}`;

/** To the address there is: another one was asked for. It can be agreed to, or stopped. */
export const emailChangeOld = mailTemplate({
  params: v.object({}),
  makes: ['token', 'email'],
  texts: {
    en: ({ token, email }, { link }) => ({
      subject: 'Please confirm your new email address',
      title: 'Another email address for your account',
      paragraphs: [
        'You asked to use another email address for your account. It changes when you have confirmed it here and in the mail we sent to the new address.',
      ],
      facts: [['New address', email]],
      action: { label: 'Agree to the change', href: link(path(token)) },
      notes: [
        'The link holds one day.',
        `If it was not you, stop the change here and choose another password: ${link(path(token, '&stop=1'))}`,
      ],
    }),
    de: ({ token, email }, { link }) => ({
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      title: 'Eine andere E-Mail-Adresse für Ihr Konto',
      paragraphs: [
        'Sie möchten für Ihr Konto eine andere E-Mail-Adresse verwenden. Sie ändert sich, wenn Sie hier und in der E-Mail an die neue Adresse zugestimmt haben.',
      ],
      facts: [['Neue Adresse', email]],
      action: { label: 'Der Änderung zustimmen', href: link(path(token)) },
      notes: [
        'Der Link gilt einen Tag.',
        `Falls Sie das nicht waren, stoppen Sie die Änderung hier und wählen Sie ein anderes Passwort: ${link(path(token, '&stop=1'))}`,
      ],
    }),
    ja: ({ token, email }, { link }) => ({
      subject: '新しいメールアドレスをご確認ください',
      title: 'アカウントのメールアドレスの変更',
      paragraphs: [
        'アカウントに別のメールアドレスを使用するお申し込みがありました。このメールと、新しいアドレスにお送りしたメールの両方で確認いただくと、アドレスが変わります。',
      ],
      facts: [['新しいアドレス', email]],
      action: { label: '変更に同意する', href: link(path(token)) },
      notes: [
        'リンクは1日間有効です。',
        `お心当たりがない場合は、こちらで変更を中止し、別のパスワードを設定してください：${link(path(token, '&stop=1'))}`,
      ],
    }),
    no: ({ token, email }, { link }) => ({
      subject: 'Bekreft den nye e-postadressen din',
      title: 'En annen e-postadresse for kontoen din',
      paragraphs: [
        'Du har bedt om å bruke en annen e-postadresse for kontoen din. E-postadressen endres når du har bekreftet det her og i e-posten vi sendte til den nye adressen.',
      ],
      facts: [['Ny adresse', email]],
      action: { label: 'Godta endringen', href: link(path(token)) },
      notes: [
        'Lenken gjelder i ett døgn.',
        `Hvis det ikke var deg, stopper du endringen her og velger et annet passord: ${link(path(token, '&stop=1'))}`,
      ],
    }),
    'fr-CA': ({ token, email }, { link }) => ({
      subject: 'Veuillez confirmer votre nouvelle adresse courriel',
      title: 'Une autre adresse courriel pour votre compte',
      paragraphs: [
        'Vous avez demandé d’utiliser une autre adresse courriel pour votre compte. Le changement se fait une fois que vous l’avez confirmé ici et dans le courriel envoyé à la nouvelle adresse.',
      ],
      facts: [['Nouvelle adresse', email]],
      action: { label: 'Accepter le changement', href: link(path(token)) },
      notes: [
        'Le lien est valide pendant un jour.',
        `Si ce n’était pas vous, annulez le changement ici et choisissez un autre mot de passe\u00a0: ${link(path(token, '&stop=1'))}`,
      ],
    }),
    'es-MX': ({ token, email }, { link }) => ({
      subject: 'Confirma tu nueva dirección de correo',
      title: 'Otra dirección de correo para tu cuenta',
      paragraphs: [
        'Pediste usar otra dirección de correo para tu cuenta. Cambia cuando la hayas confirmado aquí y en el correo que enviamos a la dirección nueva.',
      ],
      facts: [['Dirección nueva', email]],
      action: { label: 'Aceptar el cambio', href: link(path(token)) },
      notes: [
        'El enlace es válido durante un día.',
        `Si no fuiste tú, detén el cambio aquí y elige otra contraseña: ${link(path(token, '&stop=1'))}`,
      ],
    }),
    'pt-BR': ({ token, email }, { link }) => ({
      subject: 'Confirme seu novo e-mail',
      title: 'Outro e-mail para sua conta',
      paragraphs: [
        'Você pediu para usar outro e-mail na sua conta. A mudança acontece quando você confirmar aqui e no e-mail que enviamos para o novo endereço.',
      ],
      facts: [['Novo e-mail', email]],
      action: { label: 'Concordar com a mudança', href: link(path(token)) },
      notes: [
        'O link vale por um dia.',
        `Se não foi você, interrompa a alteração aqui e escolha outra senha: ${link(path(token, '&stop=1'))}`,
      ],
    }),
  },
});
