import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { migrations as audit, recordAudit } from '@croupier/server-audit';
import { type Database, migrate, openDatabase } from '@croupier/server-database';
import { migrateJobs } from '@croupier/server-jobs';
import { migrations as limits } from '@croupier/server-limits';
import { migrations as players } from '@croupier/server-players';
import { migrations as promotions } from '@croupier/server-promotions';
import { migrations as push } from '@croupier/server-push';
import {
  dayReader,
  dayWriter,
  type DayLine,
  migrations as sportsbook,
  readDay,
  replayDay,
  startRecording,
} from '@croupier/server-sportsbook';
import { house, migrations as wallet, lockPlayerCash, playerCash, transfer } from '@croupier/server-wallet';
import { type Command, need, UsageError } from '../command.ts';

export const sportRecord: Command = {
  name: 'sport record',
  usage: '--slug FEED',
  says: 'writes down for a day what a feed sends of new matches, what is bet on them and what operators decide; what was recorded before is gone',
  run: async ({ db, clock, actor, say, confirm }, options) => {
    const feed = need(options, 'slug');
    if (!(await confirm(`Record ${feed}, and throw away what was recorded before?`)))
      return say('Nothing was changed.');
    const now = clock();
    const known = await db.transaction(async (tx) => {
      const started = await startRecording(tx, feed, now);
      if (started) await recordAudit(tx, { at: now, kind: 'day_recorded', actor, details: { feed } });
      return started;
    });
    say(known ? 'Every match it offers from now on is recorded, for a day.' : 'There is no such feed.');
  },
};

export const sportLog: Command = {
  name: 'sport log',
  usage: '--into FILE',
  says: 'writes the recorded day into a file, a line for each thing that happened, for `sport replay`',
  run: async ({ db, say }, options) => {
    const file = need(options, 'into');
    const write = dayWriter();
    let lines = 0;
    const text = async function* () {
      for await (const line of readDay(db)) {
        lines++;
        yield `${write(line)}\n`;
      }
    };
    await pipeline(Readable.from(text()), createWriteStream(file));
    say(`${lines} lines in ${file}.`);
  },
};

export const sportReplay: Command = {
  name: 'sport replay',
  usage: '--from FILE',
  says: 'plays a recorded day again in a database of its own: every bet must come out the same, to the cent',
  run: async ({ db, say }, options) => {
    const lines = linesOf(need(options, 'from'));
    const report = await inScratch(db, (scratch) =>
      replayDay(scratch, lines, {
        fund: ({ playerId, currency, at, just }) =>
          scratch.transaction(async (tx) => {
            const cash = await lockPlayerCash(tx, { playerId, currency });
            const more = (just ?? (cash < FUNDS ? cash + FUNDS : cash)) - cash;
            const [adjustments, player] = [house('adjustments'), playerCash(playerId)];
            const move = more > 0n ? { debit: adjustments, credit: player } : { debit: player, credit: adjustments };
            const amount = more > 0n ? more : -more;
            if (amount > 0n)
              await transfer(tx, { ...move, amount, currency, id: crypto.randomUUID(), kind: 'gift', now: at });
          }),
      }),
    );
    say(
      `${report.matches} matches, ${report.messages} messages, ${report.bets} bets, ${report.bonusBets} of them with a bonus, ${report.sales} sales, ${report.corrections} corrections.`,
    );
    if (report.differences.length === 0) return say('Every bet came out the same, to the cent.');
    report.differences.slice(0, MOST_DIFFERENCES).forEach(say);
    throw new UsageError(`${report.differences.length} differences.`);
  },
};

/** Enough for all bets of a day. */
const FUNDS = 1_000_000_000_000n;
const MOST_DIFFERENCES = 100;

async function* linesOf(file: string): AsyncGenerator<DayLine> {
  const read = dayReader();
  for await (const text of createInterface({ input: createReadStream(file) })) yield read(text);
}

/** Runs work in an empty database next to the site's, and drops it afterwards. */
async function inScratch<Result>(db: Database, work: (scratch: Database) => Promise<Result>): Promise<Result> {
  const name = `replay_${randomBytes(6).toString('hex')}`;
  const url = new URL(db.url);
  url.pathname = `/${name}`;
  await db.query({ text: `create database ${name}`, values: [] });
  const scratch = openDatabase(url.href, { connections: 4 });
  try {
    await migrate(scratch, [audit, players, wallet, limits, promotions, push, sportsbook]);
    await migrateJobs(scratch);
    return await work(scratch);
  } finally {
    await scratch.close();
    await db.query({ text: `drop database ${name} with (force)`, values: [] });
  }
}
