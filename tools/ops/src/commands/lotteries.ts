import { randomUUID } from 'node:crypto';
import { recordAudit } from '@croupier/server-audit';
import {
  beginLottery,
  drawLottery,
  findLottery,
  type Granted,
  grantTickets,
  lotteryDefinitions,
  ratesToEuro,
  replayLottery,
  SETTLED_MS,
} from '@croupier/server-competitions';
import { type Command, type CommandContext, need, type Options, UsageError } from '../command.ts';
import { findPlayer } from '../find-player.ts';

const find = ({ db }: CommandContext, options: Options) => findLottery(db, { slug: need(options, 'slug') });

const MOST_MINUTES = 31 * 24 * 60;

export const lotteryBegin: Command = {
  name: 'lottery begin',
  usage: '--lottery NAME --minutes 60',
  says: 'holds one more drawing of a lottery, from now on',
  run: async ({ db, clock, actor, say, confirm }, options) => {
    const name = need(options, 'lottery');
    const definition = lotteryDefinitions.find(({ id }) => id === name);
    if (!definition) throw new UsageError(`--lottery is one of: ${lotteryDefinitions.map(({ id }) => id).join(', ')}.`);
    const minutes = Number(need(options, 'minutes'));
    if (!(minutes > 0 && minutes <= MOST_MINUTES))
      throw new UsageError('--minutes is more than 0, and 31 days at most.');
    if (!(await confirm(`Begin ${name}, with its prizes from the house?`))) return say('Nothing was changed.');
    const now = clock();
    const endAt = new Date(now.getTime() + minutes * 60_000);
    const slug = await db.transaction(async (tx) => {
      const begun = await beginLottery(tx, { definition, endAt, rates: ratesToEuro(), now });
      await recordAudit(tx, { at: now, kind: 'lottery_begun', actor, details: { lottery: begun } });
      return begun;
    });
    say(`Done: ${slug}`);
  },
};

export const lotteryDraw: Command = {
  name: 'lottery draw',
  usage: '--slug NAME',
  says: 'draws a lottery that is due: numbers its tickets, pays its prizes and returns what is left of its pool',
  run: async (context, options) => {
    const { db, clock, actor, say } = context;
    const lottery = await find(context, options);
    const dueAt = new Date(lottery.end_at.getTime() + SETTLED_MS);
    if (dueAt > clock()) throw new UsageError(`Rounds may still count until ${dueAt.toISOString()}.`);
    if (lottery.state === 'closed') return say('It is drawn already: nothing was changed.');
    if (!(await context.confirm(`Draw ${lottery.slug} and pay its prizes?`))) return say('Nothing was changed.');
    const now = clock();
    await db.transaction((tx) =>
      recordAudit(tx, { at: now, kind: 'lottery_drawn', actor, details: { lottery: lottery.slug } }),
    );
    await drawLottery(db, lottery.id, now);
    say('Done.');
  },
};

export const lotteryReplay: Command = {
  name: 'lottery replay',
  usage: '--slug NAME',
  says: 'draws a lottery again from its seed and its list, and compares',
  run: async (context, options) => {
    const lottery = await find(context, options);
    const wrong = await replayLottery(context.db, lottery);
    if (wrong.length > 0) throw new UsageError(`${lottery.slug}: ${wrong.join('; ')}.`);
    context.say(`The draw is right: ${lottery.tickets} tickets.`);
  },
};

export const lotteryGrant: Command = {
  name: 'lottery grant',
  usage: '--slug NAME --email ADDRESS --tickets 5 [--key UUID]',
  says: 'gives a player tickets; with a key of your own a repeat changes nothing',
  run: async (context, options) => {
    const { db, clock, actor, say } = context;
    const lottery = await find(context, options);
    const player = await findPlayer(context, options);
    const tickets = Number(need(options, 'tickets'));
    if (!Number.isInteger(tickets) || tickets < 1 || tickets > lottery.terms.mostTickets)
      throw new UsageError(`--tickets is a whole number from 1 to ${lottery.terms.mostTickets}.`);
    if (!(await context.confirm(`Give ${player.email} ${tickets} tickets of ${lottery.slug}?`)))
      return say('Nothing was changed.');
    const grant = {
      grantId: options['key'] ?? randomUUID(),
      lotteryId: lottery.id,
      playerId: player.id,
      tickets,
      actor,
    };
    const given = await db.transaction((tx) => grantTickets(tx, { ...grant, now: clock() }));
    const { result } = given;
    if (result === 'over') throw new UsageError('This lottery takes no tickets any more.');
    say(
      result === 'given'
        ? doneText(given, grant, lottery.terms.mostTickets)
        : 'They were given already: nothing was changed.',
    );
  },
};

const obstacles = {
  not_allowed: 'this player is allowed no bonuses',
  other_group: 'this player is in none of the lottery’s groups',
  declined: 'this player has turned bonuses off',
};

/**
 * Returns the message about tickets that don't count. They stay granted, and count if the reason is gone before the
 * draw.
 */
function doneText({ counted, obstacle }: Granted, { tickets }: { tickets: number }, most: number): string {
  if (obstacle) return `Done, but they don’t count as long as ${obstacles[obstacle]}.`;
  if (counted < tickets)
    return `Done, but ${tickets - counted} of ${tickets} don’t count: a player has ${most} tickets at most.`;
  return 'Done.';
}
