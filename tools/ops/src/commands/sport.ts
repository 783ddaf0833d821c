import { randomUUID } from 'node:crypto';
import { OutcomeGrade, Refusal, type SportEventDetail } from '@croupier/contracts';
import {
  cancelMarkets,
  CorrectionError,
  readCorrections,
  readEvent,
  readField,
  resettleMarket,
  resumeBetting,
  rollBackMarkets,
  stopBetting,
  type StopScope,
} from '@croupier/server-sportsbook';
import { type Command, type CommandContext, need, type Options, UsageError } from '../command.ts';
import { table, time } from '../table.ts';

const MAX_REASON = 200;
const GRADES = OutcomeGrade.options;
const MARKET = '[--market 18/total=2.5]';

const reasonOf = (options: Options): string => need(options, 'reason').slice(0, MAX_REASON);

function readMarket(text: string | undefined): StopScope['market'] {
  if (text === undefined) return null;
  const [, id, specifiers = ''] = /^([1-9]\d{0,5})(?:\/(.*))?$/.exec(text) ?? [];
  if (id === undefined) throw new UsageError('--market is a number, with its line behind a slash: 18/total=2.5.');
  return { market_id: Number(id), specifiers };
}

function readEventId(options: Options): number {
  const text = need(options, 'event');
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new UsageError('--event is the number of a match.');
  return Number(text);
}

type Found = Pick<SportEventDetail, 'id' | 'status' | 'kick_off_at' | 'markets'> & { name: string };

/** A match, a race or a season. */
async function findEvent({ db }: CommandContext, options: Options): Promise<Found> {
  const id = readEventId(options);
  const match = await orNull(readEvent(db, id));
  if (match)
    return { ...match, name: `${match.home.name} – ${match.away.name}, ${match.score.home}:${match.score.away}` };
  const event = await orNull(readField(db, id));
  if (!event) throw new UsageError(`There is no match ${id}.`);
  return { ...event, name: `${event.tournament.name}, ${event.field.kind} ${event.field.number}` };
}

const orNull = <Read>(read: Promise<Read>): Promise<Read | null> =>
  read.catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });

function readMoment(options: Options, name: string): Date | null {
  const text = options[name];
  if (text === undefined) return null;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new UsageError(`--${name} is a moment: 2026-11-24T18:30:00Z.`);
  return at;
}

function readScope(options: Options): StopScope {
  const { sport = null, tournament = null } = options;
  const eventId = options['event'] === undefined ? null : readEventId(options);
  const market = readMarket(options['market']);
  const given = [sport, tournament, eventId].filter((one) => one !== null).length;
  if (given !== 1 || (market && eventId === null))
    throw new UsageError('Give one of --sport, --tournament and --event; --market goes with --event.');
  return { sport, tournament, eventId, market };
}

const scopeText = ({ sport, tournament, eventId, market }: StopScope): string =>
  [sport, tournament, eventId && `match ${eventId}`, market && `market ${market.market_id} ${market.specifiers}`.trim()]
    .filter(Boolean)
    .join(', ');

export const sportStop: Command = {
  name: 'sport stop',
  usage: `--event NUMBER ${MARKET} | --tournament SLUG | --sport SLUG, --reason TEXT`,
  says: 'stops betting, whatever the feed sends, until it is resumed',
  run: async ({ db, clock, actor, confirm, say }, options) => {
    const [scope, reason] = [readScope(options), reasonOf(options)];
    if (!(await confirm(`Stop betting on ${scopeText(scope)}?`))) return say('Nothing was changed.');
    const stopped = await db.transaction((tx) => stopBetting(tx, { scope, reason, actor, now: clock() }));
    say(stopped ? 'Stopped.' : 'It is stopped already: nothing was changed.');
  },
};

export const sportResume: Command = {
  name: 'sport resume',
  usage: `--event NUMBER ${MARKET} | --tournament SLUG | --sport SLUG`,
  says: 'takes a stop back: betting goes on where no other one holds',
  run: async ({ db, clock, actor, confirm, say }, options) => {
    const scope = readScope(options);
    if (!(await confirm(`Resume betting on ${scopeText(scope)}?`))) return say('Nothing was changed.');
    const resumed = await db.transaction((tx) => resumeBetting(tx, { scope, actor, now: clock() }));
    say(resumed ? 'Resumed.' : 'Exactly this is not stopped: nothing was changed.');
  },
};

/** Asks, decides, and says that the bets follow. */
async function decide(
  context: CommandContext,
  options: Options,
  verb: string,
  act: (order: Parameters<typeof rollBackMarkets>[1]) => Promise<void>,
): Promise<void> {
  const { clock, actor, confirm, say } = context;
  const [event, market, reason] = [await findEvent(context, options), readMarket(options['market']), reasonOf(options)];
  const what = `${event.name}, ${market ? scopeText({ sport: null, tournament: null, eventId: null, market }) : 'every market'}`;
  if (!(await confirm(`${verb} ${what}?`))) return say('Nothing was changed.');
  try {
    await act({ id: randomUUID(), eventId: event.id, market, reason, actor, now: clock() });
  } catch (error) {
    throw error instanceof CorrectionError ? new UsageError(`Nothing was changed: ${error.message}.`) : error;
  }
  say('Done: the running site works through its bets; `sport show` says when all of them are.');
}

export const sportCancel: Command = {
  name: 'sport cancel',
  usage: `--event NUMBER ${MARKET} [--from TIME] [--to TIME] --reason TEXT`,
  says: 'voids the bets on a market or a match, also after it was settled; with times those placed or accepted between them',
  run: (context, options) => {
    const [from, until] = [readMoment(options, 'from'), readMoment(options, 'to')];
    if (from && until && from >= until) throw new UsageError('--from is before --to.');
    return decide(context, options, 'Void bets on', (order) => cancelMarkets(context.db, { ...order, from, until }));
  },
};

export const sportRollback: Command = {
  name: 'sport rollback',
  usage: `--event NUMBER ${MARKET} --reason TEXT`,
  says: 'takes back the last cancel of exactly that; else its settlement, whose bets are open until it is settled again',
  run: (context, options) => decide(context, options, 'Take back', (order) => rollBackMarkets(context.db, order)),
};

export const sportResettle: Command = {
  name: 'sport resettle',
  usage: '--event NUMBER --market 18/total=2.5 --results win,lose --reason TEXT',
  says: 'says how a market ended, in the order of its outcomes; players are paid the difference, or it is taken back',
  run: (context, options) => {
    const market = readMarket(need(options, 'market'))!;
    const results = need(options, 'results')
      .split(',')
      .map((word) => {
        const grade = GRADES.find((known) => known === word);
        if (!grade) throw new UsageError(`--results is one of ${GRADES.join(', ')} for each outcome, behind commas.`);
        return grade;
      });
    return decide(context, options, `Settle with ${results.join(', ')}:`, (order) =>
      resettleMarket(context.db, { ...order, market, results }),
    );
  },
};

export const sportShow: Command = {
  name: 'sport show',
  usage: '--event NUMBER',
  says: 'a match, a race or a season, its markets and what operators decided about it',
  run: async (context, options) => {
    const { say, db } = context;
    const event = await findEvent(context, options);
    say(`${event.name}: ${event.status}, kick-off ${event.kick_off_at}`);
    table(
      event.markets.map((market) => ({
        market: `${market.market_id}/${market.specifiers}`.replace(/\/$/, ''),
        status: market.status,
        reason: market.reason ?? '',
        odds: market.odds?.map((odds) => (odds === null ? '–' : (odds / 10_000).toFixed(2))).join(' ') ?? '',
        results: market.results?.join(' ') ?? '',
      })),
    ).forEach(say);
    const decisions = await readCorrections(db, event.id);
    if (decisions.length === 0) return say('No operator decided anything about it.');
    table(
      decisions.map((one) => ({
        at: time(one.at),
        what: one.kind,
        market: one.market_id === null ? 'all' : `${one.market_id}/${one.specifiers ?? ''}`.replace(/\/$/, ''),
        from: time(one.from_at),
        until: time(one.until_at),
        by: one.actor,
        why: one.reason,
        bets: one.done_at ? `done ${time(one.done_at)}` : 'are being worked through',
        'taken back': time(one.withdrawn_at),
      })),
    ).forEach(say);
  },
};
