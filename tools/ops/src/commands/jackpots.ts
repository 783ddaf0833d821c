import * as v from 'valibot';
import { recordAudit } from '@croupier/server-audit';
import { changeJackpotTerms, checkJackpots, readLevels } from '@croupier/server-competitions';
import { type Command, need, type Options, UsageError } from '../command.ts';
import { table } from '../table.ts';

const MILLION = 1_000_000;

function readWhole(options: Options, name: string): number | undefined {
  const text = options[name];
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,11}$/.test(text)) throw new UsageError(`--${name} is a whole number above zero.`);
  return Number(text);
}

export const jackpotList: Command = {
  name: 'jackpot list',
  usage: '',
  says: 'every level of every jackpot: what it holds, what it takes and how it is won',
  run: async ({ db, say }) => {
    const rows = (await readLevels(db)).flatMap(({ jackpot, level, run, amount, version, terms }) => {
      const own = terms.levels.find(({ id }) => id === level);
      if (!own) return [];
      return [
        {
          jackpot,
          level,
          active: terms.active ? 'yes' : 'no',
          'cents held': String(amount),
          'share ppm': String(own.share),
          'seed cents': String(own.seed),
          won:
            own.kind === 'chance'
              ? `once in ${own.stakedPerWin} cents staked`
              : `by ${own.mustHitBy} cents at the latest`,
          run: String(run),
          version: String(version),
        },
      ];
    });
    if (rows.length === 0) return say('There are none.');
    for (const line of table(rows)) say(line);
  },
};

export const jackpotChange: Command = {
  name: 'jackpot change',
  usage: '--jackpot NAME [--level NAME [--share-ppm 1500] [--seed-cents 500]] [--active yes|no]',
  says: 'changes what a level takes of stakes or begins with, or switches a jackpot on or off; from the next bet on',
  run: async ({ db, clock, actor, confirm, say }, options) => {
    const jackpot = need(options, 'jackpot');
    const { level, active } = options;
    if (active !== undefined && active !== 'yes' && active !== 'no') throw new UsageError('--active is yes or no.');
    const share = readWhole(options, 'share-ppm');
    const seed = readWhole(options, 'seed-cents');
    if ((share ?? seed) !== undefined && level === undefined) throw new UsageError('--level is missing.');
    if ((share ?? seed ?? active) === undefined) throw new UsageError('Nothing is to be changed.');
    if (!(await confirm(`Change ${[jackpot, level].filter(Boolean).join(' ')}?`))) return say('Nothing was changed.');
    const now = clock();
    const change = { jackpot, level, share, seed, active: active === undefined ? undefined : active === 'yes', now };
    try {
      const { version } = await db.transaction(async (tx) => {
        const details = {
          jackpot,
          level: level ?? null,
          share: share ?? null,
          seed: seed ?? null,
          active: active ?? null,
        };
        await recordAudit(tx, { at: now, kind: 'jackpot_changed', actor, details });
        return changeJackpotTerms(tx, change);
      });
      say(`Done: version ${version}.`);
    } catch (error) {
      if (!v.isValiError(error)) throw error;
      throw new UsageError(
        `All levels together take 2000 to 10000 of ${MILLION}, and a seed is below the highest sum.`,
      );
    }
  },
};

export const jackpotCheck: Command = {
  name: 'jackpot check',
  usage: '',
  says: 'adds every pool up again, in its rows and in the ledger, and repeats the draw of every win',
  run: async ({ db, say }) => {
    const { levels, wins, problems } = await checkJackpots(db);
    for (const problem of problems) say(problem);
    if (problems.length > 0) throw new UsageError(`${problems.length} things are wrong.`);
    say(`All is right: ${levels} levels, ${wins} wins.`);
  },
};
