import { type CurrencyCode, isCurrency, toDecimal } from '@croupier/money';
import { readGroups } from '@croupier/server-players';
import {
  readAtRisk,
  readDaysAtRisk,
  readPlayersAtRisk,
  readSportLimits,
  setSportLimit,
  type SportLimitScope,
} from '@croupier/server-sportsbook';
import { type Command, need, type Options, UsageError } from '../command.ts';
import { table, time } from '../table.ts';

const SCOPES: readonly SportLimitScope[] = ['outcome', 'event', 'player', 'day', 'stake'];
const MOST_SHOWN = 20;

function readCurrency(options: Options): CurrencyCode {
  const currency = (options['currency'] ?? 'EUR').toUpperCase();
  if (!isCurrency(currency)) throw new UsageError(`There is no currency ${currency}.`);
  return currency;
}

function readScope(options: Options): SportLimitScope {
  const scope = SCOPES.find((known) => known === need(options, 'scope'));
  if (!scope) throw new UsageError(`--scope is one of ${SCOPES.join(', ')}.`);
  return scope;
}

function readAmount(options: Options): bigint | null {
  const text = need(options, 'amount-cents');
  if (text === 'none') return null;
  if (!/^\d{1,15}$/.test(text)) throw new UsageError('--amount-cents is a whole number of subunits, or none.');
  return BigInt(text);
}

const amountText = (amount: bigint, currency: CurrencyCode): string => `${toDecimal(amount, currency)} ${currency}`;

export const sportLimits: Command = {
  name: 'sport limits',
  usage: '[--currency EUR]',
  says: 'what the house risks at most on an outcome, an event, a player and a day, and the largest stakes',
  run: async ({ db, say }, options) => {
    const currency = readCurrency(options);
    const names = new Map((await readGroups(db)).map(({ id, name }) => [id, name]));
    table(
      (await readSportLimits(db, currency)).map(({ scope, group_id, amount, actor, at }) => ({
        scope,
        group: group_id === null ? '' : `${group_id} ${names.get(group_id) ?? ''}`.trim(),
        most: amountText(amount, currency),
        by: actor ?? 'as delivered',
        at: time(at),
      })),
    ).forEach(say);
  },
};

export const sportLimit: Command = {
  name: 'sport limit',
  usage: '--scope outcome|event|player|day|stake --amount-cents 5000000|none [--currency EUR] [--group NUMBER]',
  says: 'sets a limit from the next bet on, or takes it back; a stake may be that of a group, whose smallest counts',
  run: async ({ db, clock, actor, confirm, say }, options) => {
    const [scope, currency, amount] = [readScope(options), readCurrency(options), readAmount(options)];
    const group = options['group'];
    if (group !== undefined && scope !== 'stake') throw new UsageError('--group goes with --scope stake.');
    const groupId = group === undefined ? null : Number(group);
    if (groupId !== null && !(await readGroups(db)).some(({ id }) => id === groupId))
      throw new UsageError(`There is no group ${group}.`);
    const what = `the ${scope} limit${groupId === null ? '' : ` of group ${groupId}`} in ${currency}`;
    const question = amount === null ? `Take back ${what}?` : `Set ${what} to ${amountText(amount, currency)}?`;
    if (!(await confirm(question))) return say('Nothing was changed.');
    const change = { scope, groupId, currency, amount, actor, now: clock() };
    const changed = await db.transaction((tx) => setSportLimit(tx, change));
    say(changed ? 'Done: it counts from the next bet on.' : 'It is so already: nothing was changed.');
  },
};

export const sportLiability: Command = {
  name: 'sport liability',
  usage: '[--currency EUR]',
  says: 'what the house must expect to pay at most: the events, outcomes, players and days where it is most',
  run: async ({ db, say }, options) => {
    const currency = readCurrency(options);
    const of = { currency, most: MOST_SHOWN };
    const limits = new Map((await readSportLimits(db, currency)).map(({ scope, amount }) => [scope, amount]));
    const share = (scope: SportLimitScope, returns: bigint) => {
      const most = limits.get(scope) ?? 0n;
      return { 'at most': amountText(returns, currency), 'of limit': most > 0n ? `${(returns * 100n) / most} %` : '' };
    };
    const section = (title: string, rows: readonly Record<string, string>[]) => {
      say(rows.length === 0 ? `${title}: nothing is open.` : `${title}:`);
      table(rows)
        .filter((line) => line !== '')
        .forEach(say);
    };
    section(
      'Events',
      (await readAtRisk(db, { ...of, scope: 'event' })).map((row) => ({
        event: String(row.event_id),
        name: row.name,
        begins: time(row.kick_off_at),
        ...share('event', row.returns),
      })),
    );
    section(
      'Outcomes',
      (await readAtRisk(db, { ...of, scope: 'outcome' })).map((row) => ({
        event: String(row.event_id),
        name: row.name,
        market: `${row.market_id}/${row.specifiers}`.replace(/\/$/, ''),
        outcome: row.outcome,
        ...share('outcome', row.returns),
      })),
    );
    section(
      'Players',
      (await readPlayersAtRisk(db, of)).map((row) => ({
        player: String(row.player_id),
        bets: String(row.bets),
        ...share('player', row.returns),
      })),
    );
    section(
      'Days',
      (await readDaysAtRisk(db, of)).map((row) => ({ day: row.day, ...share('day', row.returns) })),
    );
  },
};
