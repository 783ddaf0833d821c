import { randomUUID } from 'node:crypto';
import { type FieldEvent, hasScore, OutcomeGrade, Refusal, type SportEventDetail } from '@croupier/contracts';
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
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new UsageError('--event is the number of a match, a race or a season.');
  return Number(text);
}

type Found = SportEventDetail | FieldEvent;

async function findEvent({ db }: CommandContext, options: Options): Promise<Found> {
  const id = readEventId(options);
  for (const read of [readEvent, readField])
    try {
      return await read(db, id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  throw new UsageError(`There is no match, race or season ${id}.`);
}

const nameOf = (event: Found): string =>
  'home' in event
    ? `${event.home.name} – ${event.away.name}`
    : `${event.tournament.name}, ${event.field.kind} ${event.field.number}`;

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
  [sport, tournament, eventId && `event ${eventId}`, market && `market ${market.market_id} ${market.specifiers}`.trim()]
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

/** Confirms and applies the decision, and says that the bets follow. */
async function decide(
  context: CommandContext,
  options: Options,
  verb: string,
  act: (order: Parameters<typeof rollBackMarkets>[1]) => Promise<void>,
): Promise<void> {
  const { clock, actor, confirm, say } = context;
  const [event, market, reason] = [await findEvent(context, options), readMarket(options['market']), reasonOf(options)];
  const what = `${nameOf(event)}, ${market ? scopeText({ sport: null, tournament: null, eventId: null, market }) : 'every market'}`;
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
  says: 'voids the bets on a market, or a match, race or season, also after it was settled; with times those placed or accepted between them',
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

function headOf(event: Found): string {
  const { status, kick_off_at } = event;
  if ('home' in event) {
    const score = hasScore(event) ? `, ${event.score.home}:${event.score.away}` : '';
    return `${nameOf(event)}: ${status}${score}, kick-off ${kick_off_at}`;
  }
  return `${nameOf(event)}: ${status}, ${event.field.kind === 'race' ? 'off' : 'bets until'} ${kick_off_at}`;
}

const runnerLine = ({ number, club, rank, starting_odds, withdrawn }: FieldEvent['field']['runners'][number]) => ({
  runner: `${number} ${club.name}`,
  'came in': rank === null ? '' : String(rank),
  'starting price': starting_odds === null ? '' : (starting_odds / 10_000).toFixed(2),
  'stays away': withdrawn ? `since ${time(new Date(withdrawn.at))}` : '',
});

export const sportShow: Command = {
  name: 'sport show',
  usage: '--event NUMBER',
  says: 'a match, race or season, its markets and what operators decided about it',
  run: async (context, options) => {
    const { say, db } = context;
    const event = await findEvent(context, options);
    say(headOf(event));
    if (!('home' in event)) table(event.field.runners.map(runnerLine)).forEach(say);
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
