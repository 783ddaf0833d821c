import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/**
 * Confirms that an account is closed and will be deleted. It is the last email: afterwards the address is unknown.
 * Source: promise G2.
 */
export const erasureAsked = mailTemplate({
  params: v.object({ dueAt: v.string() }),
  texts: {
    en: ({ dueAt }, { link, date }) => ({
      subject: 'Your account is closed and will be deleted',
      paragraphs: [
        `You asked us to close your account. It’s closed now, and we’ll delete it on ${date(dueAt)}.`,
        'If you sign in before then, it stays as it was. As the law requires, we keep transactions, rounds and bets under a number, without your name.',
        'This is our last email about it. After that date, we no longer know your address.',
      ],
      action: { label: 'Keep my account', href: link('/sign-in') },
      notes: ['If this wasn’t you, please sign in and change your password.'],
    }),
    de: ({ dueAt }, { link, date }) => ({
      subject: 'Ihr Konto ist geschlossen und wird gelöscht',
      paragraphs: [
        `Sie haben uns gebeten, Ihr Konto zu schließen. Es ist jetzt geschlossen, und wir löschen es am ${date(dueAt)}.`,
        'Wenn Sie sich vorher anmelden, bleibt es, wie es war. Wie gesetzlich vorgeschrieben, bewahren wir Transaktionen, Runden und Wetten unter einer Nummer ohne Ihren Namen auf.',
        'Das ist unsere letzte E-Mail dazu. Nach diesem Datum kennen wir Ihre Adresse nicht mehr.',
      ],
      action: { label: 'Konto behalten', href: link('/sign-in') },
      notes: ['Falls Sie das nicht waren, melden Sie sich bitte an und ändern Sie Ihr Passwort.'],
    }),
    ja: ({ dueAt }, { link, date }) => ({
      subject: 'アカウントは閉鎖され、削除されます',
      paragraphs: [
        `申請により、アカウントを閉鎖しました。${date(dueAt)}に削除します。`,
        'それより前にログインすると、アカウントは元のまま残ります。取引、ラウンド、ベットの記録は、法律の定めにより、お名前を外し、番号だけを付けて保存します。',
        'この件に関するメールはこれが最後です。その日を過ぎると、お客様のアドレスは当サイトに残りません。',
      ],
      action: { label: 'アカウントを残す', href: link('/sign-in') },
      notes: ['お心当たりがない場合は、ログインしてパスワードを変更してください。'],
    }),
    no: ({ dueAt }, { link, date }) => ({
      subject: 'Kontoen din er lukket og blir slettet',
      paragraphs: [
        `Du har bedt oss om å lukke kontoen din. Den er nå lukket, og vi sletter den ${date(dueAt)}.`,
        'Hvis du logger inn før det, blir den som den var. Slik loven krever, beholder vi transaksjoner, runder og veddemål under et nummer, uten navnet ditt.',
        'Dette er den siste e-posten vår om dette. Etter den datoen kjenner vi ikke lenger adressen din.',
      ],
      action: { label: 'Behold kontoen min', href: link('/sign-in') },
      notes: ['Hvis det ikke var deg, bør du logge inn og endre passordet ditt.'],
    }),
    'fr-CA': ({ dueAt }, { link, date }) => ({
      subject: 'Votre compte est fermé et sera supprimé',
      paragraphs: [
        `Vous nous avez demandé de fermer votre compte. Il est maintenant fermé, et nous le supprimerons le ${date(dueAt)}.`,
        'Si vous vous connectez avant cette date, il reste tel qu’il était. Comme la loi l’exige, nous conservons les transactions, les parties et les paris sous un numéro, sans votre nom.',
        'C’est notre dernier courriel à ce sujet. Après cette date, nous ne connaîtrons plus votre adresse.',
      ],
      action: { label: 'Garder mon compte', href: link('/sign-in') },
      notes: ['Si ce n’était pas vous, veuillez vous connecter et modifier votre mot de passe.'],
    }),
    'es-MX': ({ dueAt }, { link, date }) => ({
      subject: 'Tu cuenta está cerrada y se borrará',
      paragraphs: [
        `Nos pediste cerrar tu cuenta. Ya está cerrada, y la borraremos el ${date(dueAt)}.`,
        'Si inicias sesión antes, se queda como estaba. Como lo exige la ley, conservamos las transacciones, las rondas y las apuestas con un número y sin tu nombre.',
        'Este es nuestro último correo al respecto. Después de esa fecha ya no tendremos tu dirección.',
      ],
      action: { label: 'Conservar mi cuenta', href: link('/sign-in') },
      notes: ['Si no fuiste tú, inicia sesión y cambia tu contraseña.'],
    }),
    'pt-BR': ({ dueAt }, { link, date }) => ({
      subject: 'Sua conta está encerrada e será excluída',
      paragraphs: [
        `Você pediu o encerramento da sua conta. Ela já está encerrada, e vamos excluí-la em ${date(dueAt)}.`,
        'Se você entrar antes, ela continua como estava. Como a lei exige, guardamos transações, rodadas e apostas sob um número, sem o seu nome.',
        'Este é nosso último e-mail sobre isso. Depois dessa data, não teremos mais o seu endereço.',
      ],
      action: { label: 'Manter minha conta', href: link('/sign-in') },
      notes: ['Se não foi você, entre na sua conta e altere sua senha.'],
    }),
  },
});
