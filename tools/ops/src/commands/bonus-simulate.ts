import { games } from '@croupier/game-math';
import { type CurrencyCode, nominalUnit, PICO_EUROS, picoEuros, toDecimal } from '@croupier/money';
import { readRounds } from '@croupier/server-games';
import { pageDeposits } from '@croupier/server-payments';
import { type Definition, definitions, type RecordedRound, simulateBonus } from '@croupier/server-promotions';
import { type Command, type CommandContext, need, UsageError } from '../command.ts';

const DAY_MS = 86_400_000;
/**
 * Limits of the simulation: deposits, and rounds of each. They are enough for an estimate and barely load the database.
 */
const MOST_DEPOSITS = 300;
const MOST_ROUNDS = 1_000;

interface Deposit {
  playerId: number;
  currency: CurrencyCode;
  amount: bigint;
  at: Date;
}

/** Returns the rounds after a deposit during the bonus period, oldest first. */
async function roundsAfter(
  { db }: CommandContext,
  { playerId, currency, at }: Deposit,
  days: number,
): Promise<RecordedRound[]> {
  const to = new Date(at.getTime() + days * DAY_MS).toISOString();
  const { data } = await readRounds(db, { playerId, from: at.toISOString(), to, limit: MOST_ROUNDS });
  return data.toReversed().flatMap(({ game, currency: of, stake_cents, win_cents }) => {
    const kind = games[game as keyof typeof games]?.kind;
    if (!kind || of !== currency) return [];
    return { kind, game, stake: BigInt(stake_cents), win: BigInt(win_cents) };
  });
}

const euros = (amount: bigint): string => toDecimal((amount * 100n) / PICO_EUROS, 'EUR');

async function simulate(context: CommandContext, definition: Definition, from: Date): Promise<void> {
  const { granted, wagering } = definition.terms;
  const page = { after: { at: from, id: null }, to: context.clock(), limit: MOST_DEPOSITS };
  const { wallets: deposits } = await pageDeposits(context.db, page);
  const sums = { given: 0n, released: 0n, open: 0n };
  const ends = new Map<string, number>();
  for (const deposit of deposits) {
    const { currency, amount } = deposit;
    const least = granted.by === 'deposit' ? BigInt(granted.min_units) * nominalUnit[currency] : 0n;
    if (amount < least) continue;
    const rounds = await roundsAfter(context, deposit, wagering?.days ?? 0);
    const { stage, ...simulated } = simulateBonus(definition, { currency, deposit: amount, rounds });
    for (const key of ['given', 'released', 'open'] as const) sums[key] += simulated[key] * picoEuros[currency];
    ends.set(stage, (ends.get(stage) ?? 0) + 1);
  }
  const count = [...ends.values()].reduce((sum, one) => sum + one, 0);
  if (count === 0) return context.say('No deposit in that time would have brought it.');
  context.say(`${count} deposits: ${[...ends].map(([stage, one]) => `${one} ${stage}`).join(', ')}.`);
  context.say(
    `given ${euros(sums.given)} EUR, became cash ${euros(sums.released)} EUR, still wagered ${euros(sums.open)} EUR`,
  );
  context.say(
    `cost a deposit: ${euros(sums.released / BigInt(count))} EUR, ${euros((sums.released + sums.open) / BigInt(count))} EUR at most`,
  );
}

export const bonusSimulate: Command = {
  name: 'bonus simulate',
  usage: '--bonus NAME [--days 30]',
  says: 'what bonus money would have cost over the deposits and rounds of the last days; changes nothing',
  run: async (context, options) => {
    const definition = definitions.get(need(options, 'bonus'));
    if (!definition) throw new UsageError(`--bonus is one of: ${[...definitions.keys()].join(', ')}.`);
    const { gives, wagering } = definition.terms;
    if (gives.kind !== 'money' || !wagering || (gives.units === undefined && gives.percent === undefined))
      throw new UsageError('Only money that is wagered, of an amount its terms name, can be simulated.');
    const days = Number(options['days'] ?? 30);
    if (!Number.isInteger(days) || days < 1 || days > 60) throw new UsageError('--days is 1 to 60.');
    await simulate(context, definition, new Date(context.clock().getTime() - days * DAY_MS));
  },
};
