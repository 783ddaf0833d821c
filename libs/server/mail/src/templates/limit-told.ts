import * as v from 'valibot';
import { AmountCents, CurrencyCode, LimitPeriod } from '@croupier/contracts';
import { mailTemplate, type Reader } from '../template.ts';

const Effect = v.picklist(['set', 'tightened', 'cancelled']);
type Effect = v.InferOutput<typeof Effect>;
const Type = v.picklist(['loss', 'wager', 'deposit', 'session']);
type Type = v.InferOutput<typeof Type>;

const params = v.object({
  effect: Effect,
  type: Type,
  period: LimitPeriod,
  /** Only for loss, wager and deposit limits: the amounts that now apply, in subunits. */
  figures: v.array(v.object({ currency: CurrencyCode, amount_cents: AmountCents })),
  /** Only for session limits. */
  minutes: v.nullable(v.number()),
});

interface Words {
  effects: Record<Effect, { subject: string; text: string }>;
  types: Record<Type, string>;
  periods: Record<LimitPeriod, string>;
  minutes: (count: number) => string;
}

const english: Words = {
  effects: {
    set: {
      subject: 'You have set a limit',
      text: 'The limit below applies from now on, in the casino and on sports bets.',
    },
    tightened: {
      subject: 'Your limit is lower',
      text: 'Your limit was lowered. The limit below applies from now on.',
    },
    cancelled: {
      subject: 'Your limit stays the same',
      text: 'The pending change is cancelled. The limit below still applies.',
    },
  },
  types: { loss: 'Losses', wager: 'Stakes', deposit: 'Deposits', session: 'Playing time' },
  periods: {
    day: 'a day',
    day_3: '3 days',
    week: 'a week',
    month: 'a month',
    month_3: '3 months',
    month_6: '6 months',
    month_9: '9 months',
    month_12: '12 months',
    forever: 'permanently',
  },
  minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
};

const german: Words = {
  effects: {
    set: {
      subject: 'Sie haben ein Limit gesetzt',
      text: 'Das Limit unten gilt ab jetzt im Casino und bei Sportwetten.',
    },
    tightened: {
      subject: 'Ihr Limit ist niedriger',
      text: 'Ihr Limit wurde gesenkt. Das Limit unten gilt ab jetzt.',
    },
    cancelled: {
      subject: 'Ihr Limit bleibt unverändert',
      text: 'Die ausstehende Änderung ist zurückgezogen. Das Limit unten gilt weiterhin.',
    },
  },
  types: { loss: 'Verluste', wager: 'Einsätze', deposit: 'Einzahlungen', session: 'Spielzeit' },
  periods: {
    day: 'pro Tag',
    day_3: 'in 3 Tagen',
    week: 'pro Woche',
    month: 'pro Monat',
    month_3: 'in 3 Monaten',
    month_6: 'in 6 Monaten',
    month_9: 'in 9 Monaten',
    month_12: 'in 12 Monaten',
    forever: 'dauerhaft',
  },
  minutes: (count) => (count === 1 ? '1 Minute' : `${count} Minuten`),
};

const japanese: Words = {
  effects: {
    set: {
      subject: '制限を設定しました',
      text: '下記の制限が、今からカジノとスポーツベットに適用されます。',
    },
    tightened: {
      subject: '制限が引き下げられました',
      text: '制限が引き下げられました。下記の制限が今から適用されます。',
    },
    cancelled: {
      subject: '制限は変わりません',
      text: '待機中の変更はキャンセルされました。下記の制限が引き続き適用されます。',
    },
  },
  types: { loss: '損失', wager: 'ベット額', deposit: '入金', session: 'プレイ時間' },
  periods: {
    day: '（1日）',
    day_3: '（3日）',
    week: '（1週間）',
    month: '（1か月）',
    month_3: '（3か月）',
    month_6: '（6か月）',
    month_9: '（9か月）',
    month_12: '（12か月）',
    forever: '（永久）',
  },
  minutes: (count) => `${count}分`,
};

const norwegian: Words = {
  effects: {
    set: {
      subject: 'Du har satt en grense',
      text: 'Grensen nedenfor gjelder fra nå av, i kasinoet og for veddemål på sport.',
    },
    tightened: {
      subject: 'Grensen din er lavere',
      text: 'Grensen din er senket. Grensen nedenfor gjelder fra nå av.',
    },
    cancelled: {
      subject: 'Grensen din forblir den samme',
      text: 'Endringen som ventet, er avbrutt. Grensen nedenfor gjelder fortsatt.',
    },
  },
  types: { loss: 'Tap', wager: 'Innsatser', deposit: 'Innskudd', session: 'Spilletid' },
  periods: {
    day: 'per dag',
    day_3: 'på 3 dager',
    week: 'per uke',
    month: 'per måned',
    month_3: 'på 3 måneder',
    month_6: 'på 6 måneder',
    month_9: 'på 9 måneder',
    month_12: 'på 12 måneder',
    forever: 'permanent',
  },
  minutes: (count) => (count === 1 ? '1 minutt' : `${count} minutter`),
};

const french: Words = {
  effects: {
    set: {
      subject: 'Vous avez fixé une limite',
      text: 'La limite ci-dessous s’applique dès maintenant, au casino et aux paris sportifs.',
    },
    tightened: {
      subject: 'Votre limite est plus basse',
      text: 'Votre limite a été abaissée. La limite ci-dessous s’applique dès maintenant.',
    },
    cancelled: {
      subject: 'Votre limite reste la même',
      text: 'Le changement en attente est annulé. La limite ci-dessous continue de s’appliquer.',
    },
  },
  types: { loss: 'Pertes', wager: 'Mises', deposit: 'Dépôts', session: 'Temps de jeu' },
  periods: {
    day: 'par jour',
    day_3: 'en 3 jours',
    week: 'par semaine',
    month: 'par mois',
    month_3: 'en 3 mois',
    month_6: 'en 6 mois',
    month_9: 'en 9 mois',
    month_12: 'en 12 mois',
    forever: 'pour toujours',
  },
  minutes: (count) => (count < 2 ? `${count} minute` : `${count} minutes`),
};

const spanish: Words = {
  effects: {
    set: {
      subject: 'Fijaste un límite',
      text: 'El límite de abajo se aplica desde ahora en el casino y en las apuestas deportivas.',
    },
    tightened: {
      subject: 'Tu límite es más bajo',
      text: 'Tu límite bajó. El límite de abajo se aplica desde ahora.',
    },
    cancelled: {
      subject: 'Tu límite sigue igual',
      text: 'El cambio pendiente se canceló. El límite de abajo se sigue aplicando.',
    },
  },
  types: { loss: 'Pérdidas', wager: 'Apuestas', deposit: 'Depósitos', session: 'Tiempo de juego' },
  periods: {
    day: 'al día',
    day_3: 'en 3 días',
    week: 'a la semana',
    month: 'al mes',
    month_3: 'en 3 meses',
    month_6: 'en 6 meses',
    month_9: 'en 9 meses',
    month_12: 'en 12 meses',
    forever: 'de forma permanente',
  },
  minutes: (count) => (count === 1 ? '1 minuto' : `${count} minutos`),
};

const portuguese: Words = {
  effects: {
    set: {
      subject: 'Você definiu um limite',
      text: 'O limite abaixo vale a partir de agora no cassino e nas apostas esportivas.',
    },
    tightened: {
      subject: 'Seu limite está menor',
      text: 'Seu limite foi reduzido. O limite abaixo vale a partir de agora.',
    },
    cancelled: {
      subject: 'Seu limite continua o mesmo',
      text: 'A alteração pendente foi cancelada. O limite abaixo continua valendo.',
    },
  },
  types: { loss: 'Perdas', wager: 'Apostas', deposit: 'Depósitos', session: 'Tempo de jogo' },
  periods: {
    day: 'por dia',
    day_3: 'em 3 dias',
    week: 'por semana',
    month: 'por mês',
    month_3: 'em 3 meses',
    month_6: 'em 6 meses',
    month_9: 'em 9 meses',
    month_12: 'em 12 meses',
    forever: 'permanentemente',
  },
  minutes: (count) => (count === 1 ? '1 minuto' : `${count} minutos`),
};

/** Builds the rows: `Losses: €50.00 a week`, one per currency. */
const facts = (
  { types, periods, minutes: time }: Words,
  { type, period, figures, minutes }: v.InferOutput<typeof params>,
  { money }: Reader,
): [string, string][] => {
  const amounts = minutes === null ? figures.map((one) => money(one.amount_cents, one.currency)) : [time(minutes)];
  return amounts.map((amount) => [types[type], `${amount} ${periods[period]}`]);
};

/**
 * Tells a player the limit that now applies after it was set or lowered, or a pending higher one was cancelled.
 * Sources: promises L1, U1.
 */
export const limitTold = mailTemplate({
  params,
  texts: {
    en: (values, reader) => ({
      subject: english.effects[values.effect].subject,
      paragraphs: [english.effects[values.effect].text],
      facts: facts(english, values, reader),
      action: { label: 'See your limits', href: reader.link('/users/limits') },
      notes: ['If this wasn’t you, change your password. Someone else is signed in to your account.'],
    }),
    de: (values, reader) => ({
      subject: german.effects[values.effect].subject,
      paragraphs: [german.effects[values.effect].text],
      facts: facts(german, values, reader),
      action: { label: 'Limits ansehen', href: reader.link('/users/limits') },
      notes: ['Falls Sie das nicht waren, ändern Sie Ihr Passwort. Jemand anderes ist in Ihrem Konto angemeldet.'],
    }),
    ja: (values, reader) => ({
      subject: japanese.effects[values.effect].subject,
      paragraphs: [japanese.effects[values.effect].text],
      facts: facts(japanese, values, reader),
      action: { label: '制限を確認する', href: reader.link('/users/limits') },
      notes: ['お心当たりがない場合は、パスワードを変更してください。ほかの人がアカウントにログインしています。'],
    }),
    no: (values, reader) => ({
      subject: norwegian.effects[values.effect].subject,
      paragraphs: [norwegian.effects[values.effect].text],
      facts: facts(norwegian, values, reader),
      action: { label: 'Se grensene dine', href: reader.link('/users/limits') },
      notes: ['Hvis det ikke var deg, må du endre passordet ditt. Noen andre er logget inn på kontoen din.'],
    }),
    'fr-CA': (values, reader) => ({
      subject: french.effects[values.effect].subject,
      paragraphs: [french.effects[values.effect].text],
      facts: facts(french, values, reader),
      action: { label: 'Voir vos limites', href: reader.link('/users/limits') },
      notes: ['Si ce n’était pas vous, modifiez votre mot de passe. Une autre personne est connectée à votre compte.'],
    }),
    'es-MX': (values, reader) => ({
      subject: spanish.effects[values.effect].subject,
      paragraphs: [spanish.effects[values.effect].text],
      facts: facts(spanish, values, reader),
      action: { label: 'Ver tus límites', href: reader.link('/users/limits') },
      notes: ['Si no fuiste tú, cambia tu contraseña. Otra persona tiene una sesión abierta en tu cuenta.'],
    }),
    'pt-BR': (values, reader) => ({
      subject: portuguese.effects[values.effect].subject,
      paragraphs: [portuguese.effects[values.effect].text],
      facts: facts(portuguese, values, reader),
      action: { label: 'Ver seus limites', href: reader.link('/users/limits') },
      notes: ['Se não foi você, altere sua senha. Outra pessoa está com acesso à sua conta.'],
    }),
  },
});
