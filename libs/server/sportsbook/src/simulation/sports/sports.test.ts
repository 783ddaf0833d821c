import { expect, test } from 'vitest';
import { basketball, gradesOf, iceHockey, priceBook, type SportModel, tennis } from '@croupier/bet-math';
import { seedOf } from '../random.ts';
import { basketballMoments } from './basketball.ts';
import { iceHockeyMoments } from './ice-hockey.ts';
import type { Moment, Plan } from './moment.ts';
import { tennisMoments } from './tennis.ts';

/** 200 in every run; `SPORT_MATCHES=4000` for a sharp look. */
const MATCHES = Number(process.env['SPORT_MATCHES'] ?? 200);
/** Outcomes of one match hang together: a band is as sure as the number of matches looked into allows. */
const LEEWAY = 1 / Math.sqrt(MATCHES / 2);
/** A moment every match reaches: one in the middle of each would know how long it lasts. */
const MIDDLE = 60;
const MILLION = 1_000_000;

/** In each band of probability, opening and in the middle of the match, how often outcomes came. */
function bandsOf<State, Ending>(
  model: SportModel<State, Ending>,
  rates: Omit<Plan, 'seed'>,
  make: (plan: Plan) => Moment<State>[],
) {
  const bands = Array.from({ length: 10 }, () => ({ sum: 0, won: 0, count: 0 }));
  const opening = priceBook(model, make({ ...rates, seed: seedOf(Buffer.alloc(32), 'x') })[0]!.state, { margin: 0.05 });
  const openings = opening.map(({ fair }) => fair.map(() => ({ won: 0, played: 0 })));
  for (let index = 0; index < MATCHES; index++) {
    const moments = make({ ...rates, seed: seedOf(Buffer.alloc(32), `m${index}`) });
    const { facts } = moments.at(-1)!;
    const begun = priceBook(model, moments[0]!.state, { margin: 0.05 });
    if (JSON.stringify(begun) !== JSON.stringify(opening)) continue; // Who serves first is part of where it begins.
    opening.forEach((line, at) =>
      gradesOf(line, facts)?.forEach((grade, outcome) => {
        const seen = openings[at]![outcome]!;
        seen.played += grade === 'void' ? 0 : 1;
        seen.won += grade === 'win' ? 1 : 0;
      }),
    );
    if (index % 2 > 0) continue;
    const middle = moments[MIDDLE];
    if (!middle?.period) continue;
    for (const line of priceBook(model, middle.state, { margin: 0.05 })) {
      const grades = gradesOf(line, facts);
      line.fair.forEach((fair, outcome) => {
        if (!grades || grades[outcome] === 'void' || line.back > 0) return;
        const band = bands[Math.min(9, Math.floor((fair / MILLION) * 10))]!;
        band.sum += fair / MILLION;
        band.won += grades[outcome] === 'win' ? 1 : 0;
        band.count += 1;
      });
    }
  }
  const off = opening.flatMap((line, at) =>
    line.back > 0
      ? []
      : line.fair.map((parts, outcome) => {
          const { won, played } = openings[at]![outcome]!;
          const chance = parts / MILLION;
          const error = Math.sqrt((chance * (1 - chance) + 1e-3) / Math.max(1, played));
          return {
            line: `${line.marketId}/${line.specifiers}/${outcome}`,
            off: (won / Math.max(1, played) - chance) / error,
          };
        }),
  );
  off.sort((one, other) => Math.abs(other.off) - Math.abs(one.off));
  return { bands, worst: off.slice(0, 6) };
}

const cases = [
  ['tennis', () => bandsOf(tennis, { homeRateMicro: 660_000, awayRateMicro: 620_000 }, tennisMoments)],
  ['ice hockey', () => bandsOf(iceHockey, { homeRateMicro: 3_100_000, awayRateMicro: 2_600_000 }, iceHockeyMoments)],
  [
    'basketball',
    () => bandsOf(basketball, { homeRateMicro: 108_000_000, awayRateMicro: 104_000_000 }, basketballMoments),
  ],
] as const;

test.each(cases)(
  '%s: what is played comes as often as its prices say, before the match and in its middle',
  (_, measure) => {
    const { bands, worst } = measure();
    for (const { sum, won, count } of bands)
      if (count > 1.5 * MATCHES) expect(Math.abs(won / count - sum / count)).toBeLessThan(LEEWAY);
    for (const { line, off } of worst)
      expect(`${line} ${Math.abs(off) < 5 ? 'fits' : off.toFixed(1)}`).toBe(`${line} fits`);
  },
);
