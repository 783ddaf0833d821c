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
  /** Of loss, wager and deposit, in subunits: what holds now. */
  figures: v.array(v.object({ currency: CurrencyCode, amount_cents: AmountCents })),
  /** Of session. */
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
      text: 'The limit below holds from now on, in the casino and on sports bets alike.',
    },
    tightened: {
      subject: 'Your limit is tighter',
      text: 'Your limit was tightened. What stands below holds from now on.',
    },
    cancelled: {
      subject: 'Your limit stays as it is',
      text: 'The change that was waiting is cancelled. What stands below goes on to hold.',
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
    forever: 'for good',
  },
  minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
};

const german: Words = {
  effects: {
    set: {
      subject: 'Sie haben ein Limit gesetzt',
      text: 'Das folgende Limit gilt ab jetzt, im Casino wie bei Sportwetten.',
    },
    tightened: {
      subject: 'Ihr Limit ist enger',
      text: 'Ihr Limit wurde verschärft. Was unten steht, gilt ab jetzt.',
    },
    cancelled: {
      subject: 'Ihr Limit bleibt, wie es ist',
      text: 'Die Änderung, die wartete, ist abgebrochen. Was unten steht, gilt weiter.',
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
    forever: 'für immer',
  },
  minutes: (count) => (count === 1 ? '1 Minute' : `${count} Minuten`),
};

/** `Losses: €50.00 a week`, a line a currency. */
const facts = (
  { types, periods, minutes: time }: Words,
  { type, period, figures, minutes }: v.InferOutput<typeof params>,
  { money }: Reader,
): [string, string][] => {
  const amounts = minutes === null ? figures.map((one) => money(one.amount_cents, one.currency)) : [time(minutes)];
  return amounts.map((amount) => [types[type], `${amount} ${periods[period]}`]);
};

/** A limit was set or tightened, or a loosening taken back: what holds now. Sources: promises L1, U1. */
export const limitTold = mailTemplate({
  params,
  texts: {
    en: (values, reader) => ({
      subject: english.effects[values.effect].subject,
      paragraphs: [english.effects[values.effect].text],
      facts: facts(english, values, reader),
      action: { label: 'Look at your limits', href: reader.link('/users/limits') },
      notes: ['If it was not you, change your password: somebody else is signed in to your account.'],
    }),
    de: (values, reader) => ({
      subject: german.effects[values.effect].subject,
      paragraphs: [german.effects[values.effect].text],
      facts: facts(german, values, reader),
      action: { label: 'Limits ansehen', href: reader.link('/users/limits') },
      notes: ['Wenn Sie es nicht waren, ändern Sie Ihr Passwort: Jemand anderes ist in Ihrem Konto angemeldet.'],
    }),
  },
});
