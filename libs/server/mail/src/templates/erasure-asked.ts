import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** An account is closed and will be erased. The last mail there is: afterwards nobody knows the address. Source: promise G2. */
export const erasureAsked = mailTemplate({
  params: v.object({ dueAt: v.string() }),
  texts: {
    en: ({ dueAt }, { link, date }) => ({
      subject: 'Your account is closed and will be erased',
      paragraphs: [
        `You asked for the end of your account. It is closed now and will be erased on ${date(dueAt)}.`,
        'If you sign in before, it stays as it was. Movements of money, rounds and bets are kept under a number without your name, as the law asks.',
        'This is our last mail about it: after that day we no longer know your address.',
      ],
      action: { label: 'Keep my account', href: link('/sign-in') },
      notes: ['If it was not you, please sign in and change your password.'],
    }),
    de: ({ dueAt }, { link, date }) => ({
      subject: 'Ihr Konto ist geschlossen und wird gelöscht',
      paragraphs: [
        `Sie haben das Ende Ihres Kontos verlangt. Es ist jetzt geschlossen und wird am ${date(dueAt)} gelöscht.`,
        'Wenn Sie sich vorher anmelden, bleibt es, wie es war. Geldbewegungen, Runden und Wetten bleiben unter einer Nummer ohne Ihren Namen, wie es das Gesetz verlangt.',
        'Das ist unsere letzte Mail dazu: Nach diesem Tag kennen wir Ihre Adresse nicht mehr.',
      ],
      action: { label: 'Konto behalten', href: link('/sign-in') },
      notes: ['Falls Sie das nicht waren, melden Sie sich bitte an und ändern Sie Ihr Passwort.'],
    }),
    ja: ({ dueAt }, { link, date }) => ({
      subject: 'アカウントは閉鎖され、削除されます',
      paragraphs: [
        `お申し込みにより、アカウントを閉鎖しました。アカウントは${date(dueAt)}に削除されます。`,
        'それより前にログインすると、アカウントは元のまま残ります。お金の動き、ラウンド、ベットの記録は、法律の定めにより、名前を外した番号で残ります。',
        'この件に関するご連絡は、このメールが最後です。その日を過ぎると、私たちはお客様のアドレスを把握していません。',
      ],
      action: { label: 'アカウントを残す', href: link('/sign-in') },
      notes: ['お心当たりがない場合は、ログインしてパスワードを変更してください。'],
    }),
    no: ({ dueAt }, { link, date }) => ({
      subject: 'Kontoen din er lukket og blir slettet',
      paragraphs: [
        `Du har bedt om at kontoen din avsluttes. Den er nå lukket og blir slettet ${date(dueAt)}.`,
        'Hvis du logger inn før det, blir den som den var. Pengebevegelser, runder og veddemål beholdes under et nummer uten navnet ditt, slik loven krever.',
        'Dette er den siste e-posten vår om dette: Etter den dagen kjenner vi ikke lenger adressen din.',
      ],
      action: { label: 'Behold kontoen min', href: link('/sign-in') },
      notes: ['Hvis det ikke var deg, bør du logge inn og endre passordet ditt.'],
    }),
    'fr-CA': ({ dueAt }, { link, date }) => ({
      subject: 'Votre compte est fermé et sera supprimé',
      paragraphs: [
        `Vous avez demandé la fin de votre compte. Il est maintenant fermé et sera supprimé le ${date(dueAt)}.`,
        'Si vous vous connectez avant, il reste tel qu’il était. Les mouvements d’argent, les parties et les paris sont conservés sous un numéro sans votre nom, comme la loi l’exige.',
        'C’est notre dernier courriel à ce sujet\u00a0: après ce jour, nous ne connaîtrons plus votre adresse.',
      ],
      action: { label: 'Garder mon compte', href: link('/sign-in') },
      notes: ['Si ce n’était pas vous, veuillez vous connecter et modifier votre mot de passe.'],
    }),
    'es-MX': ({ dueAt }, { link, date }) => ({
      subject: 'Tu cuenta está cerrada y se borrará',
      paragraphs: [
        `Pediste el fin de tu cuenta. Ya está cerrada y se borrará el ${date(dueAt)}.`,
        'Si inicias sesión antes, se queda como estaba. Los movimientos de dinero, las rondas y las apuestas se conservan con un número y sin tu nombre, como lo exige la ley.',
        'Este es nuestro último correo al respecto: después de ese día ya no conocemos tu dirección.',
      ],
      action: { label: 'Conservar mi cuenta', href: link('/sign-in') },
      notes: ['Si no fuiste tú, inicia sesión y cambia tu contraseña.'],
    }),
    'pt-BR': ({ dueAt }, { link, date }) => ({
      subject: 'Sua conta está encerrada e será apagada',
      paragraphs: [
        `Você pediu o fim da sua conta. Ela está encerrada agora e será apagada em ${date(dueAt)}.`,
        'Se você entrar antes, ela continua como estava. Movimentações de dinheiro, rodadas e apostas ficam guardadas sob um número sem o seu nome, como a lei exige.',
        'Este é nosso último e-mail sobre isso: depois desse dia, não temos mais o seu endereço.',
      ],
      action: { label: 'Manter minha conta', href: link('/sign-in') },
      notes: ['Se não foi você, entre na sua conta e altere sua senha.'],
    }),
  },
});
