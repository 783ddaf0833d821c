import { createHash } from 'node:crypto';
import { bestRound, enumerateSpins, fastRandom, type FastSeed, roundLaw } from '../src/exact/index.ts';
import type { Volatility } from '../src/game.ts';
import { type PokieDefinition, windowAt } from '../src/pokie/definition.ts';
import { linesOf } from '../src/pokie/lines.ts';
import type { Published } from '../src/pokie/pokie.ts';

/** Requirements of a title. The script finds reels and payouts that meet them. */
export interface PokieIdea {
  readonly id: string;
  readonly reels: 3 | 5 | 6;
  readonly rows: 3 | 4;
  /** Number of paylines; null for all ways. */
  readonly lines: number | null;
  /** Number of paying symbols, without wild and scatter: up to eight. */
  readonly symbols: number;
  readonly volatility: Volatility;
  /** Multipliers of free spins: one for all, or the first and last step of a ladder. */
  readonly multipliers: readonly [number] | readonly [number, number];
  /** Free spins for the smallest number of scatters that awards any. */
  readonly spins: number;
  readonly rtp: number;
  /** Number of most valuable symbols stacked on a reel. */
  readonly stack?: number;
}

export interface Draft {
  readonly title: PokieDefinition;
  readonly published: Published;
}

type Random = () => number;
/** Corrections from one draft to the next. */
interface Bend {
  /** Number of symbols, from the most valuable, that also pay for the shortest run. */
  shortest: number;
  /** Increase of the payouts of longer runs, and of valuable symbols on three reels. */
  steep: number;
  /** Increase of the frequency of cheap symbols. */
  slope: number;
}
/** Weight of each payout in the RTP, so that payouts can be found without enumerating the reels again. */
type Shares = ReadonlyMap<string, number>;

const LETTERS = 'ABCDEFGH';
const DEVIATIONS: Readonly<Record<Volatility, readonly [number, number]>> = {
  low: [2, 5],
  medium: [4.6, 7.1],
  high: [7.2, 22],
};
const NICE = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 22, 25, 28, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 120, 140,
  150, 160, 180, 200, 225, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000, 1200, 1500, 2000, 2500, 3000, 4000,
  5000, 6000, 7500, 10_000,
];

/** Drafts reels and payouts for an idea: returns the first of many drafts whose exact figures meet it. */
export function draftPokie(idea: PokieIdea, say: (line: string) => void = () => undefined): Draft {
  const digest = createHash('sha256').update(idea.id).digest();
  const random = fastRandom([0, 4, 8, 12].map((at) => digest.readInt32BE(at)) as unknown as FastSeed);
  const bend: Bend = { shortest: idea.symbols, steep: 1, slope: 1 };
  for (let attempt = 1; attempt <= 400; attempt++) {
    const title = tryOnce(idea, bend, random);
    if (!title) continue;
    const spins = enumerateSpins(title, title.reels);
    const all = spins.reduce((sum, { count }) => sum + count, 0);
    const hits = spins.reduce((sum, { pay, count }) => sum + (pay > 0 ? count : 0), 0) / all;
    const [least, most] = hitRates(idea);
    if (hits < least || hits > most) {
      say(`${attempt}: ${(hits * 100).toFixed(1)} % of spins pay`);
      if (idea.reels === 3) bend.slope *= hits > most ? 0.94 : 1.07;
      bend.shortest = Math.min(idea.symbols, Math.max(3, bend.shortest + (hits > most ? -1 : 1)));
      continue;
    }
    const law = roundLaw(title);
    const [calm, wild] = DEVIATIONS[idea.volatility];
    say(
      `${attempt}: rtp ${law.rtp.toFixed(4)} hits ${law.hitRate.toFixed(3)} σ ${law.deviation.toFixed(2)} free ${law.featureShare.toFixed(2)} 1/${(1 / law.featureRate).toFixed(0)} cut ${law.cappedRate.toExponential(1)}`,
    );
    if (law.deviation < calm) bend.steep *= 1.15 * (calm / law.deviation);
    if (law.deviation > wild) bend.steep /= 1.2;
    if (law.deviation < calm || law.deviation > wild || law.cappedRate > 1e-6) continue;
    // Free spins should be worth waiting for, but not be the whole return.
    if (law.featureShare < 0.15 || law.featureShare > (idea.volatility === 'high' ? 0.68 : 0.56)) continue;
    const most10 = bestRound(title).pay;
    const mayBeOpened = bestRound(title, true).pay <= most10;
    return {
      title: { ...title, freeSpins: { ...title.freeSpins, mayBeOpened } },
      published: {
        rtp: Math.round(law.rtp * 1e4) / 1e4,
        hitRate: Math.round(law.hitRate * 1e4) / 1e4,
        deviation: Math.round(law.deviation * 100) / 100,
        maxWinMultiple: most10 / 10,
        volatility: idea.volatility,
      },
    };
  }
  throw new Error(`no draft of ${idea.id} comes near to its idea`);
}

function hitRates({ reels, lines, volatility }: PokieIdea): readonly [number, number] {
  if (reels === 3 && lines !== null) return lines < 5 ? [0.08, 0.25] : [0.15, 0.46];
  if (reels === 3 && lines === null) return [0.35, 0.62];
  const more = lines === null ? 0.08 : 0;
  return { low: [0.28, 0.46 + more], medium: [0.2, 0.38 + more], high: [0.14, 0.36 + more] }[volatility] as [
    number,
    number,
  ];
}

function tryOnce(idea: PokieIdea, bend: Bend, random: Random): PokieDefinition | null {
  const { id, rows, multipliers, spins } = idea;
  const letters = [...LETTERS.slice(0, idea.symbols)];
  const paid = Array.from({ length: idea.reels }, (_, reel) => strip(idea, letters, bend, reel, false, random));
  const free = Array.from({ length: idea.reels }, (_, reel) => strip(idea, letters, bend, reel, true, random));
  if (paid.includes('') || free.includes('')) return null;
  const [first, last = first] = multipliers;
  const ladder = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  const least = idea.reels === 6 ? 4 : 3;
  const awards = Object.fromEntries(
    Array.from({ length: idea.reels - least + 1 }, (_, more) => [least + more, spins + 2 * more * (more + 1)]),
  );
  const scatterPays =
    idea.reels === 3 ? { 3: 10 } : least === 4 ? { 4: 20, 5: 100, 6: 500 } : { 3: 20, 4: 100, 5: 500 };
  const title: PokieDefinition = {
    id,
    rows,
    wild: 'W',
    scatter: 'S',
    reels: paid,
    lines: idea.lines === null ? null : linesOf(idea.reels, rows, idea.lines),
    pays: {},
    scatterPays,
    freeSpins: { mayBeOpened: false, awards, reels: free, multipliers: ladder },
  };
  const pays = findPays(idea, title, letters, bend, random);
  return pays && { ...title, pays };
}

/** Builds a strip on which no symbol appears twice in one window, except stacked ones. */
function strip(
  idea: PokieIdea,
  letters: readonly string[],
  bend: Bend,
  reel: number,
  free: boolean,
  random: Random,
): string {
  const { rows, reels, lines, symbols } = idea;
  const heap: string[] = [];
  const slope = { low: 0.35, medium: 0.45, high: 0.5 }[idea.volatility] * bend.slope;
  letters.forEach((letter, rank) => {
    const times = Math.max(
      1,
      Math.round(
        (reels === 3 ? 2 : rows / 3) *
          (1.6 + rank * slope + (random() - 0.5) * 1.6 - (free && rank > symbols / 2 ? 0.5 : 0)),
      ),
    );
    heap.push(...Array<string>(times).fill(letter));
  });
  const wayReels = lines === null && reel === 0;
  const wilds = wayReels
    ? 0
    : (reels === 3 ? 2 : lines === null ? 1 : rows - 2 + Number(random() < 0.25)) + (free ? 1 : 0);
  heap.push(...Array<string>(wilds).fill('W'));
  if (!free) heap.push(...Array<string>(reels === 3 ? 2 : reels === 6 ? 1 + (reel % 2) : 1).fill('S'));
  for (let attempt = 0; attempt < 60; attempt++) {
    const ring = lay(heap, rows, random);
    if (!ring) continue;
    const stacked = idea.stack ? ring.replace('A', 'A'.repeat(idea.stack)) : ring;
    if (stacked.length >= rows + 3) return stacked;
  }
  return '';
}

function lay(heap: readonly string[], rows: number, random: Random): string | null {
  const left = [...heap];
  let ring = '';
  while (left.length > 0) {
    const near = ring.slice(-(rows - 1));
    const fitting = left.flatMap((letter, at) => (near.includes(letter) ? [] : [at]));
    if (fitting.length === 0) return null;
    const at = fitting[Math.floor(random() * fitting.length)]!;
    ring += left.splice(at, 1)[0]!;
  }
  const around = ring + ring.slice(0, rows - 1);
  for (let at = 0; at < ring.length; at++) {
    const window = around.slice(at, at + rows);
    if (new Set(window).size < window.length) return null;
  }
  return ring;
}

/**
 * Returns the weight of each payout: the share of spins that pay it, times the ways or lines, for paid and free spins
 * together.
 */
function sharesOf(title: PokieDefinition, letters: readonly string[]): Shares {
  const { freeSpins, reels } = title;
  const shares = new Map<string, number>();
  const add = (strips: readonly string[], weight: number): void => {
    for (const [key, share] of spinShares(title, strips, letters))
      shares.set(key, (shares.get(key) ?? 0) + share * weight);
  };
  add(reels, 1);
  const scatters = scatterLaw(title);
  let free = 0;
  for (const [count, spins] of Object.entries(freeSpins.awards))
    for (let spin = 0; spin < spins; spin++)
      free += (scatters[Number(count)] ?? 0) * (freeSpins.multipliers[spin] ?? freeSpins.multipliers.at(-1)!);
  add(freeSpins.reels, free);
  return shares;
}

function scatterLaw({ reels, rows, scatter }: PokieDefinition): number[] {
  let law = [1];
  for (const reel of reels) {
    const next: number[] = Array<number>(law.length + rows).fill(0);
    for (let stop = 0; stop < reel.length; stop++) {
      const seen = windowAt(reel, stop, rows).split(scatter).length - 1;
      law.forEach((share, count) => (next[count + seen] = next[count + seen]! + share / reel.length));
    }
    law = next;
  }
  return law;
}

function spinShares(title: PokieDefinition, strips: readonly string[], letters: readonly string[]): [string, number][] {
  const { rows, wild, lines } = title;
  const count = (reel: string, letter: string): number => reel.split(letter).length - 1;
  const product = (factors: readonly number[]): number => factors.reduce((all, factor) => all * factor, 1);
  const wilds = strips.map((reel) => count(reel, wild) / reel.length);
  const result: [string, number][] = [];
  for (const letter of letters) {
    const own = strips.map((reel) => count(reel, letter) / reel.length);
    const none = strips.map((reel, at) => {
      if (lines) return 1 - own[at]! - wilds[at]!;
      let absent = 0;
      for (let stop = 0; stop < reel.length; stop++)
        if (!/./.test(windowAt(reel, stop, rows).replace(new RegExp(`[^${letter}${wild}]`, 'g'), ''))) absent += 1;
      return absent / reel.length;
    });
    for (let run = 2; run <= strips.length; run++) {
      const end = run < strips.length ? none[run]! : 1;
      const matching = product(own.slice(0, run).map((share, at) => share + wilds[at]!));
      const share = lines
        ? lines.length * (matching - product(wilds.slice(0, run))) * end
        : matching * rows ** run * end;
      result.push([`${letter}${run}`, share]);
    }
  }
  if (lines) result.push([`W${strips.length}`, lines.length * product(wilds)]);
  return result;
}

/**
 * Returns payouts that rise with the run and with the symbol, scaled to the return and then adjusted one by one until
 * it is met.
 */
function findPays(idea: PokieIdea, title: PokieDefinition, letters: readonly string[], bend: Bend, random: Random) {
  const shares = sharesOf(title, letters);
  const { reels, volatility, rtp } = idea;
  const runs = reels === 3 ? [3] : Array.from({ length: reels - 2 }, (_, at) => at + 3);
  const steep = { low: 2.2, medium: 3.1, high: 4.1 }[volatility] * bend.steep;
  const spread = { low: 8, medium: 14, high: 26 }[volatility] * (reels === 3 ? 2 * bend.steep ** 2 : 1);
  const wish = new Map<string, number>();
  letters.forEach((letter, rank) => {
    const dear = spread ** (1 - rank / (letters.length - 1));
    for (const run of runs) {
      if (reels > 3 && run === 3 && rank >= bend.shortest) continue;
      wish.set(`${letter}${run}`, dear * (reels === 3 ? 1 : steep ** (run - 3)) * (0.9 + random() * 0.2));
    }
  });
  if (title.lines) wish.set(`W${reels}`, wish.get(`A${reels}`)! * 1.6);
  const scatters = scatterLaw(title);
  const fixed = Object.entries(title.scatterPays).reduce(
    (sum, [count, pay]) => sum + (scatters[Number(count)] ?? 0) * pay,
    0,
  );
  const target = rtp * 10 - fixed;
  const returned = (pays: ReadonlyMap<string, number>): number =>
    [...pays].reduce((sum, [key, pay]) => sum + pay * (shares.get(key) ?? 0), 0);
  const scale = target / returned(wish);
  const pays = new Map([...wish].map(([key, pay]) => [key, nice(pay * scale)]));
  for (let step = 0; step < 4_000; step++) {
    const off = returned(pays) - target;
    if (Math.abs(off) < (reels === 3 ? 0.02 : 0.004) && inOrder(pays, letters, runs, reels)) return asTable(pays);
    const keys = [...pays.keys()];
    const key = keys[Math.floor(random() * keys.length)]!;
    const at = NICE.indexOf(pays.get(key)!);
    const next = NICE[at + (random() < 0.5 ? 1 : -1)];
    if (next === undefined) continue;
    const before = pays.get(key)!;
    const wasInOrder = inOrder(pays, letters, runs, reels);
    pays.set(key, next);
    const better = Math.abs(returned(pays) - target) < Math.abs(off) || random() < 0.05;
    if (!better || (wasInOrder && !inOrder(pays, letters, runs, reels))) pays.set(key, before);
  }
  return null;
}

const nice = (pay: number): number =>
  NICE.reduce((best, next) => (Math.abs(Math.log(next / pay)) < Math.abs(Math.log(best / pay)) ? next : best));

function inOrder(
  pays: ReadonlyMap<string, number>,
  letters: readonly string[],
  runs: readonly number[],
  reels: number,
): boolean {
  for (const run of runs) {
    for (let rank = 1; rank < letters.length; rank++)
      if (pays.get(`${letters[rank - 1]}${run}`)! < (pays.get(`${letters[rank]}${run}`) ?? 0)) return false;
    for (const letter of letters)
      if (run > 3 && pays.get(`${letter}${run}`)! <= (pays.get(`${letter}${run - 1}`) ?? 0)) return false;
  }
  const wild = pays.get(`W${reels}`);
  return wild === undefined || wild >= pays.get(`A${reels}`)!;
}

function asTable(pays: ReadonlyMap<string, number>): PokieDefinition['pays'] {
  const table: Record<string, Record<number, number>> = {};
  for (const [key, pay] of pays) (table[key[0]!] ??= {})[Number(key.slice(1))] = pay;
  return Object.fromEntries(
    Object.entries(table).sort(([a], [b]) => (a === 'W' ? -1 : b === 'W' ? 1 : a < b ? -1 : 1)),
  );
}

/** Returns the source file of a drafted title. */
export function fileOf(idea: PokieIdea, { title, published }: Draft): string {
  const name = idea.id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const { lines, ...others } = title;
  const definition = JSON.stringify(others)
    .replaceAll(/"(\w+)":/g, '$1:')
    .replace('pays:', `lines:${lines ? `linesOf(${idea.reels}, ${idea.rows}, ${lines.length})` : 'null'},pays:`);
  return `import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
${lines ? "import { linesOf } from '../lines.ts';\n" : ''}import { pokie } from '../pokie.ts';

/** ${describe(idea, title)} */
export const ${name}Title: PokieDefinition = ${definition};

export const ${name} = pokie(${name}Title, ${JSON.stringify(published)}, versions['${idea.id}']);
`;
}

function describe(idea: PokieIdea, { freeSpins, rows, reels }: PokieDefinition): string {
  const words = { 3: 'three', 4: 'four', 5: 'five', 6: 'six' } as const;
  const pays = idea.lines === null ? `${rows ** reels.length} ways` : `${idea.lines} lines`;
  const { multipliers, awards } = freeSpins;
  const [first, last] = [multipliers[0]!, multipliers.at(-1)!];
  const counts = first === last ? `count ×${first}` : `count ×${first} to ×${last}, one more each`;
  const stacks = idea.stack ? ', the dearest symbol in stacks' : '';
  const level = idea.volatility[0]!.toUpperCase() + idea.volatility.slice(1);
  const fewest = Math.min(...Object.values(awards));
  return `${level} volatility: ${words[idea.reels]} reels of ${words[idea.rows]}, ${pays}${stacks}; ${fewest} free spins or more, whose wins ${counts}.`;
}
