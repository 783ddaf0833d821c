import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** An account that was to be erased stays. Source: promise G2. */
export const erasureCancelled = mailTemplate({
  params: v.object({ why: v.picklist(['signed_in', 'money']) }),
  texts: {
    en: ({ why }, { link }) => ({
      subject: 'Your account stays',
      paragraphs:
        why === 'signed_in'
          ? ['You have signed in, so your account will not be erased. Everything is as it was.']
          : [
              'Money came into your account after you asked for its end, from a bet or a payment. It is yours, so we have not erased the account.',
              'Please withdraw it, then ask for the end of the account again.',
            ],
      action: { label: 'Open my account', href: link('/users') },
      notes: why === 'signed_in' ? ['If it was not you who signed in, please change your password.'] : [],
    }),
    de: ({ why }, { link }) => ({
      subject: 'Ihr Konto bleibt bestehen',
      paragraphs:
        why === 'signed_in'
          ? ['Sie haben sich angemeldet, also wird Ihr Konto nicht gelöscht. Alles ist, wie es war.']
          : [
              'Nachdem Sie das Ende Ihres Kontos verlangt haben, ging Geld ein, aus einer Wette oder einer Zahlung. Es gehört Ihnen, darum haben wir das Konto nicht gelöscht.',
              'Bitte zahlen Sie es aus und verlangen Sie dann das Ende des Kontos noch einmal.',
            ],
      action: { label: 'Mein Konto öffnen', href: link('/users') },
      notes: why === 'signed_in' ? ['Falls nicht Sie sich angemeldet haben, ändern Sie bitte Ihr Passwort.'] : [],
    }),
    ja: ({ why }, { link }) => ({
      subject: 'アカウントは残ります',
      paragraphs:
        why === 'signed_in'
          ? ['ログインされたため、アカウントは削除されません。すべて元のままです。']
          : [
              'アカウントの閉鎖のお申し込みの後に、ベットまたは支払いによるお金がアカウントに入りました。お客様のお金ですので、アカウントは削除していません。',
              '出金していただいたうえで、もう一度アカウントの閉鎖をお申し込みください。',
            ],
      action: { label: 'アカウントを開く', href: link('/users') },
      notes: why === 'signed_in' ? ['ログインしたのがご自身でない場合は、パスワードを変更してください。'] : [],
    }),
    no: ({ why }, { link }) => ({
      subject: 'Kontoen din blir stående',
      paragraphs:
        why === 'signed_in'
          ? ['Du har logget inn, så kontoen din blir ikke slettet. Alt er som det var.']
          : [
              'Det kom inn penger på kontoen din etter at du ba om at den skulle avsluttes, fra et veddemål eller en betaling. De er dine, så vi har ikke slettet kontoen.',
              'Ta dem ut, og be så om at kontoen avsluttes på nytt.',
            ],
      action: { label: 'Åpne kontoen min', href: link('/users') },
      notes: why === 'signed_in' ? ['Hvis det ikke var du som logget inn, bør du endre passordet ditt.'] : [],
    }),
    'fr-CA': ({ why }, { link }) => ({
      subject: 'Votre compte est conservé',
      paragraphs:
        why === 'signed_in'
          ? ['Il y a eu une connexion à votre compte; il ne sera donc pas supprimé. Tout est comme avant.']
          : [
              'De l’argent est arrivé dans votre compte après que vous en avez demandé la fin, d’un pari ou d’un paiement. Il est à vous; nous n’avons donc pas supprimé le compte.',
              'Veuillez le retirer, puis demander de nouveau la fin du compte.',
            ],
      action: { label: 'Ouvrir mon compte', href: link('/users') },
      notes:
        why === 'signed_in' ? ['Si cette connexion ne venait pas de vous, veuillez modifier votre mot de passe.'] : [],
    }),
    'es-MX': ({ why }, { link }) => ({
      subject: 'Tu cuenta se queda',
      paragraphs:
        why === 'signed_in'
          ? ['Iniciaste sesión, así que tu cuenta no se borrará. Todo está como estaba.']
          : [
              'Después de que pediste el fin de tu cuenta entró dinero en ella, de una apuesta o de un pago. Es tuyo, así que no borramos la cuenta.',
              'Retíralo y después pide otra vez el fin de la cuenta.',
            ],
      action: { label: 'Abrir mi cuenta', href: link('/users') },
      notes: why === 'signed_in' ? ['Si no fuiste tú quien inició sesión, cambia tu contraseña.'] : [],
    }),
    'pt-BR': ({ why }, { link }) => ({
      subject: 'Sua conta continua',
      paragraphs:
        why === 'signed_in'
          ? ['Você entrou na sua conta, por isso ela não será apagada. Tudo está como antes.']
          : [
              'Entrou dinheiro na sua conta depois que você pediu o fim dela, de uma aposta ou de um pagamento. Ele é seu, por isso não apagamos a conta.',
              'Faça o saque e depois peça de novo o fim da conta.',
            ],
      action: { label: 'Abrir minha conta', href: link('/users') },
      notes: why === 'signed_in' ? ['Se não foi você quem entrou, altere sua senha.'] : [],
    }),
  },
});
