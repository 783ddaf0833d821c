import * as v from 'valibot';
import { jackpotIds } from '@croupier/game-art';
import { LocalWords } from '@croupier/i18n/local-words';
import { Slug, Whole } from '../shared/terms.ts';

/** Euro cents, up to ten billion euros. */
const Cents = v.pipe(Whole, v.maxValue(10 ** 12));

const LEVELS = 4;
/** Millionths in a share of 1. */
const MILLION = 1_000_000;
/** Bounds for the sum of all levels' shares of a stake, in millionths: 0.2 to 1 %. */
const SHARES = { least: 2_000, most: 10_000 };

const level = {
  id: Slug,
  title: LocalWords,
  /** Share of every stake that feeds the pool, in millionths. */
  share: v.pipe(Whole, v.maxValue(SHARES.most)),
  /** Amount the house puts into a new pool. */
  seed: Cents,
};

const JackpotLevel = v.pipe(
  v.variant('kind', [
    /** Won by chance, in proportion to the stake: once per `stakedPerWin` on average. */
    v.object({ ...level, kind: v.literal('chance'), stakedPerWin: Cents }),
    /**
     * Won by the bet that lifts the pool to a secret sum above the seed and up to `mustHitBy`, drawn when a run starts.
     */
    v.object({ ...level, kind: v.literal('must_hit_by'), mustHitBy: Cents }),
  ]),
  v.check((each) => each.kind === 'chance' || each.mustHitBy > each.seed),
);
export type JackpotLevel = v.InferOutput<typeof JackpotLevel>;

const sharesOf = (levels: readonly JackpotLevel[]): number => levels.reduce((sum, { share }) => sum + share, 0);

/**
 * Definition of a jackpot as data. A change gets a new version and applies from the next bet on, for a run's end from
 * the next run on.
 */
export const JackpotDefinition = v.pipe(
  v.object({
    id: v.picklist(jackpotIds),
    version: Whole,
    title: LocalWords,
    /** An inactive jackpot takes no shares and can't be won; its pools stay. */
    active: v.boolean(),
    levels: v.pipe(v.array(JackpotLevel), v.length(LEVELS)),
  }),
  v.check(({ levels }) => new Set(levels.map(({ id }) => id)).size === levels.length),
  v.check(({ levels }) => sharesOf(levels) >= SHARES.least && sharesOf(levels) <= SHARES.most),
);
export type JackpotDefinition = v.InferOutput<typeof JackpotDefinition>;

/** Returns a level's long-term return to player, 0 … 1: its share of the stakes and the house's seeds. */
export function rtpOf(each: JackpotLevel): number {
  const share = each.share / MILLION;
  if (each.kind === 'chance') return share + each.seed / each.stakedPerWin;
  return (share * (each.mustHitBy + each.seed)) / (each.mustHitBy - each.seed);
}

export const rtpOfAll = (levels: readonly JackpotLevel[]): number => levels.reduce((sum, each) => sum + rtpOf(each), 0);
