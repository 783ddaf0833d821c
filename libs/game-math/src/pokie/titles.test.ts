import { expect, test } from 'vitest';
import { bestRound, enumerateSpins, roundLaw, roundMoments } from '../exact/index.ts';
import { nodeHmac } from '../node.ts';
import { createStream, type RandomStream } from '../stream.ts';
import type { PokieDefinition } from './definition.ts';
import { WIN_CAP, WIN_CAP_TENTHS, windowAt } from './definition.ts';
import { evaluate } from './evaluate.ts';
import { playPokie, type PokieOutcome } from './play-pokie.ts';
import { pokies, pokieTitles } from './titles/index.ts';
import { mothAndMoon } from './titles/moth-and-moon.ts';
import { orchardHoursTitle } from './titles/orchard-hours.ts';

const titles = pokies.map((math) => ({ id: math.id, math, title: pokieTitles.get(math.id)! }));
/** One title for each combination of reels, rows and way to pay. */
const shapes = [
  ...new Map(
    titles.map((one) => [`${one.title.reels.length} ${one.title.rows} ${one.title.lines === null}`, one]),
  ).values(),
];
/** Titles that are enumerated with the cap and simulated over many rounds; the others over fewer. */
const thorough = new Set(['orchard-hours', 'tidewater-atlas', 'moth-and-moon']);

const streamOf = (nonce: number) => createStream(nodeHmac, { serverSeed: 'titles', clientSeed: 'test', nonce });

/** Yields the payout of every stop, one by one, with the evaluation that rounds use. */
function* walkPays(
  title: PokieDefinition,
  strips: readonly string[],
  columns: readonly string[] = [],
): Generator<{ pay: number; scatters: number }> {
  const strip = strips[columns.length];
  if (strip === undefined) {
    yield evaluate(title, columns);
    return;
  }
  for (let stop = 0; stop < strip.length; stop++)
    yield* walkPays(title, strips, [...columns, windowAt(strip, stop, title.rows)]);
}

function walkCycle(title: PokieDefinition, strips: readonly string[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { pay, scatters } of walkPays(title, strips))
    seen.set(`${pay}:${scatters}`, (seen.get(`${pay}:${scatters}`) ?? 0) + 1);
  return seen;
}

// shows: promise:R4
test.for(titles)('$id publishes what the exact enumeration gives', { timeout: 60_000 }, ({ math, title }) => {
  // Includes the cap if rounds get close to it; for the others it doesn't change the published digits.
  const law = thorough.has(math.id) ? roundLaw(title) : roundMoments(title);
  expect(math.rtp).toBe(Math.round(law.rtp * 1e4) / 1e4);
  expect(math.hitRate).toBe(Math.round(law.hitRate * 1e4) / 1e4);
  expect(math.deviation).toBe(Math.round(law.deviation * 100) / 100);
});

/** Creates a stream that returns exactly these draws and fails on any further one. */
function drawing(draws: readonly number[]): RandomStream {
  let next = 0;
  return {
    byte: () => 0,
    float: () => 0,
    draw: (outcomes) => {
      const drawn = draws[next++];
      if (drawn === undefined || drawn >= outcomes) throw new RangeError(`draw ${next} of ${outcomes}`);
      return drawn;
    },
  };
}

test.for(titles)('$id: the largest win it publishes is paid by some draw, and no draw pays more', ({ math, title }) => {
  const { pay, draws } = bestRound(title);
  expect(math.maxWinMultiple).toBe(pay / 10);
  const { win } = math.play(drawing(draws), { stake: 10n, params: {} }, null);
  expect(win).toBe(BigInt(pay));
});

test.for(titles)('$id may be opened where that pays no more than the largest win published', ({ math, title }) => {
  expect(title.freeSpins.mayBeOpened).toBe(bestRound(title, true).pay <= 10 * math.maxWinMultiple);
  expect(math.validate({ feature: true })).toEqual(title.freeSpins.mayBeOpened ? { feature: true } : null);
});

const opened = titles.filter(({ title }) => title.freeSpins.mayBeOpened);
test.for(opened)('$id: an opened feature brings free spins whatever the first spin shows', ({ math, title }) => {
  const least = Math.min(...Object.values(title.freeSpins.awards));
  const params = math.validate({ feature: true })!;
  for (let nonce = 0; nonce < (thorough.has(math.id) ? 500 : 60); nonce++) {
    const plain = math.play(streamOf(nonce), { stake: 10n, params: {} }, null);
    const opened = math.play(streamOf(nonce), { stake: 10n, params }, null);
    const [first, ...free] = (opened.outcome as unknown as PokieOutcome).spins;
    expect(first).toEqual((plain.outcome as unknown as PokieOutcome).spins[0]);
    expect(free.length).toBe(Math.max(plain.steps - 1, least));
    expect(opened.steps).toBe(free.length + 1);
  }
});

test('what is no wish for a feature is no param of a pokie', () => {
  for (const params of [{ feature: 1 }, { feature: 'true' }, { feature: false }, { bonus: true }, [true], 'feature'])
    expect(mothAndMoon.validate(params)).toBeNull();
});

test('no two titles have the same reels or the same pays', () => {
  const reels = titles.flatMap(({ title }) => title.reels);
  expect(new Set(reels).size).toBe(reels.length);
  expect(new Set(titles.map(({ title }) => JSON.stringify(title.pays))).size).toBe(titles.length);
});

test('volatility is a word for the deviation', () => {
  const of = (level: string) =>
    pokies.filter(({ volatility }) => volatility === level).map(({ deviation }) => deviation!);
  expect(Math.max(...of('low'))).toBeLessThanOrEqual(5);
  expect(Math.min(...of('medium'))).toBeGreaterThanOrEqual(4.6);
  expect(Math.max(...of('medium'))).toBeLessThan(7.2);
  expect(Math.min(...of('high'))).toBeGreaterThanOrEqual(7.2);
});

test('every reel shows each symbol that pays', () => {
  for (const { title } of titles)
    for (const reel of [...title.reels, ...title.freeSpins.reels])
      for (const letter of Object.keys(title.pays)) if (letter !== title.wild) expect(reel, title.id).toContain(letter);
});

test('the best round is the best of all rounds, walked one by one', () => {
  // Few enough stops to enumerate every paid spin with every pair of free spins.
  const small: PokieDefinition = {
    ...orchardHoursTitle,
    reels: ['SPWHA', 'HSWPA', 'PSAWH'],
    freeSpins: {
      ...orchardHoursTitle.freeSpins,
      awards: { 2: 1, 3: 2 },
      reels: ['PWH', 'WPA', 'AWP'],
      multipliers: [2, 3],
    },
  };
  const [free, paid] = [[...walkPays(small, small.freeSpins.reels)], [...walkPays(small, small.reels)]];
  let best = 0;
  for (const spin of paid) {
    const first = small.freeSpins.awards[spin.scatters] ? free : [{ pay: 0 }];
    const second = small.freeSpins.awards[spin.scatters] === 2 ? free : [{ pay: 0 }];
    for (const one of first) for (const two of second) best = Math.max(best, spin.pay + one.pay * 2 + two.pay * 3);
  }
  expect(bestRound(small).pay).toBe(best);
});

test.for(shapes)('$id: counting merged runs equals walking every stop', ({ title }) => {
  // Uses the whole cycle of three reels, and shortened reels otherwise, to keep the enumeration small.
  const kept = { 3: 99, 5: 9, 6: 6 }[title.reels.length]!;
  const strips = title.reels.length === 3 ? title.reels : title.reels.map((reel) => reel.slice(7, 7 + kept));
  const merged = enumerateSpins(title, strips).map(
    ({ pay, scatters, count }) => [`${pay}:${scatters}`, count] as const,
  );
  expect(new Map(merged)).toEqual(walkCycle(title, strips));
});

// shows: promise:R4
test.for(titles)(
  '$id: rounds drawn from the real stream stay within their interval',
  { timeout: 60_000 },
  ({ math }) => {
    // 99 % for each of three, 99.99 % for each of the many others.
    const [rounds, errors] = thorough.has(math.id) ? [150_000, 2.576] : [4_000, 3.891];
    let paid = 0;
    let hits = 0;
    for (let nonce = 0; nonce < rounds; nonce++) {
      const { win } = math.play(streamOf(nonce), { stake: 10n, params: {} }, null);
      paid += Number(win) / 10;
      if (win > 0n) hits += 1;
    }
    const hitRate = math.hitRate!;
    // Over few rounds one large win moves the mean more than a normal distribution predicts. Titles with such wins are
    // checked by enumeration.
    if (thorough.has(math.id))
      expect(Math.abs(paid / rounds - math.rtp)).toBeLessThan((errors * math.deviation!) / Math.sqrt(rounds));
    expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(errors * Math.sqrt((hitRate * (1 - hitRate)) / rounds));
  },
);

test.for(titles)('$id: a round is whole: its wins sum to its pay, and the pay to the win', ({ math, title }) => {
  let features = 0;
  for (let nonce = 0; nonce < (thorough.has(math.id) ? 3_000 : 400); nonce++) {
    const { win, outcome, steps, state } = math.play(streamOf(nonce), { stake: 250n, params: {} }, null);
    const { spins, pay, capped } = outcome as unknown as PokieOutcome;
    const total = spins.reduce(
      (sum, spin) => sum + spin.wins.reduce((won, { pay }) => won + pay, 0) * spin.multiplier,
      0,
    );
    expect(pay).toBe(Math.min(total, WIN_CAP_TENTHS));
    expect(capped).toBe(total > WIN_CAP_TENTHS);
    expect(win).toBe(25n * BigInt(pay));
    expect(steps).toBe(spins.length);
    expect(state).toBeNull();
    const scatters = spins[0]!.reels.join('').split(title.scatter).length - 1;
    expect(spins.length - 1).toBe(title.freeSpins.awards[scatters] ?? 0);
    if (spins.length > 1) features += 1;
  }
  if (thorough.has(math.id)) expect(features).toBeGreaterThan(0);
});

test('a round above the cap pays the cap and says so', () => {
  const generous: PokieDefinition = { ...orchardHoursTitle, pays: { H: { 3: 60_000 } }, reels: ['HHH', 'HHH', 'HHH'] };
  const { pay, capped } = playPokie(generous, streamOf(1));
  expect({ pay, capped }).toEqual({ pay: WIN_CAP_TENTHS, capped: true });
  expect(WIN_CAP).toBe(5_000);
});

test('free spins bring no further scatters, so every feature has a known end', () => {
  for (const { title } of titles) for (const reel of title.freeSpins.reels) expect(reel).not.toContain(title.scatter);
});
