import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** Confirms that the deletion of an account was cancelled. Source: promise G2. */
export const erasureCancelled = mailTemplate({
  params: v.object({ why: v.picklist(['signed_in', 'money']) }),
  texts: {
    en: ({ why }, { link }) => ({
      subject: 'Your account will not be deleted',
      paragraphs:
        why === 'signed_in'
          ? ['You’ve signed in, so we won’t delete your account. Everything is as it was.']
          : [
              'After you asked us to close your account, money came in from a bet or a payment. It’s yours, so we haven’t deleted the account.',
              'Please withdraw it, then close your account again.',
            ],
      action: { label: 'Open my account', href: link('/users') },
      notes: why === 'signed_in' ? ['If it wasn’t you who signed in, please change your password.'] : [],
    }),
    de: ({ why }, { link }) => ({
      subject: 'Ihr Konto wird nicht gelöscht',
      paragraphs:
        why === 'signed_in'
          ? ['Sie haben sich angemeldet, deshalb löschen wir Ihr Konto nicht. Alles ist, wie es war.']
          : [
              'Nachdem Sie uns gebeten hatten, Ihr Konto zu schließen, ging Geld aus einer Wette oder einer Zahlung ein. Es gehört Ihnen, deshalb haben wir das Konto nicht gelöscht.',
              'Bitte zahlen Sie es aus und schließen Sie Ihr Konto dann noch einmal.',
            ],
      action: { label: 'Mein Konto öffnen', href: link('/users') },
      notes: why === 'signed_in' ? ['Falls nicht Sie sich angemeldet haben, ändern Sie bitte Ihr Passwort.'] : [],
    }),
    ja: ({ why }, { link }) => ({
      subject: 'アカウントは削除されません',
      paragraphs:
        why === 'signed_in'
          ? ['ログインされたため、アカウントは削除しません。すべて元のままです。']
          : [
              'アカウント閉鎖の申請後に、ベットまたは支払いによるお金が入りました。お客様のお金ですので、アカウントは削除していません。',
              '出金してから、もう一度アカウントを閉鎖してください。',
            ],
      action: { label: 'アカウントを開く', href: link('/users') },
      notes: why === 'signed_in' ? ['ログインしたのがご自身でない場合は、パスワードを変更してください。'] : [],
    }),
    no: ({ why }, { link }) => ({
      subject: 'Kontoen din blir ikke slettet',
      paragraphs:
        why === 'signed_in'
          ? ['Du har logget inn, så vi sletter ikke kontoen din. Alt er som det var.']
          : [
              'Etter at du ba oss om å lukke kontoen din, kom det inn penger fra et veddemål eller en betaling. De er dine, så vi har ikke slettet kontoen.',
              'Ta ut pengene, og lukk deretter kontoen din på nytt.',
            ],
      action: { label: 'Åpne kontoen min', href: link('/users') },
      notes: why === 'signed_in' ? ['Hvis det ikke var du som logget inn, bør du endre passordet ditt.'] : [],
    }),
    'fr-CA': ({ why }, { link }) => ({
      subject: 'Votre compte ne sera pas supprimé',
      paragraphs:
        why === 'signed_in'
          ? ['Il y a eu une connexion à votre compte. Nous ne le supprimerons donc pas. Tout est comme avant.']
          : [
              'Après votre demande de fermeture, vous avez reçu de l’argent d’un pari ou d’un paiement. Il est à vous. Nous n’avons donc pas supprimé le compte.',
              'Veuillez le retirer, puis fermer de nouveau votre compte.',
            ],
      action: { label: 'Ouvrir mon compte', href: link('/users') },
      notes:
        why === 'signed_in' ? ['Si cette connexion ne venait pas de vous, veuillez modifier votre mot de passe.'] : [],
    }),
    'es-MX': ({ why }, { link }) => ({
      subject: 'Tu cuenta no se borrará',
      paragraphs:
        why === 'signed_in'
          ? ['Iniciaste sesión, así que no borraremos tu cuenta. Todo está como estaba.']
          : [
              'Después de que nos pediste cerrar tu cuenta, entró dinero de una apuesta o de un pago. Es tuyo, así que no borramos la cuenta.',
              'Retíralo y después cierra tu cuenta otra vez.',
            ],
      action: { label: 'Abrir mi cuenta', href: link('/users') },
      notes: why === 'signed_in' ? ['Si no fuiste tú quien inició sesión, cambia tu contraseña.'] : [],
    }),
    'pt-BR': ({ why }, { link }) => ({
      subject: 'Sua conta não será excluída',
      paragraphs:
        why === 'signed_in'
          ? ['Você entrou na sua conta, por isso não vamos excluí-la. Tudo está como antes.']
          : [
              'Depois que você pediu o encerramento da conta, entrou dinheiro de uma aposta ou de um pagamento. Ele é seu, por isso não excluímos a conta.',
              'Faça o saque e depois encerre a conta de novo.',
            ],
      action: { label: 'Abrir minha conta', href: link('/users') },
      notes: why === 'signed_in' ? ['Se não foi você quem entrou, altere sua senha.'] : [],
    }),
  },
});
