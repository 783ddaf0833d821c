import { randomBytes } from 'node:crypto';
import {
  dice,
  expandTitle,
  type GameMath,
  games,
  grownWindow,
  holdTitle,
  mothAndMoonTitle,
  orchardHoursTitle,
  type PokieDefinition,
  tidewaterAtlasTitle,
  tumbleTitle,
} from '@croupier/game-math';
import { holdLaw, roundLaw, type See } from '@croupier/game-math/exact';
import { simulate } from './rtp/simulate.ts';

const titles: readonly PokieDefinition[] = [orchardHoursTitle, tidewaterAtlasTitle, mothAndMoonTitle];
const percent = (share: number, digits = 3): string => `${(share * 100).toFixed(digits)} %`;
const oneIn = (rate: number): string => (rate > 0 ? `1 in ${(1 / rate).toPrecision(4)}` : 'never');

/**
 * What every title pays back: exact, by the whole cycle of its reels, next to rounds drawn from the production stream.
 * `npm run bench -- rtp [rounds]`; 10,000,000 rounds take a few minutes, 1,000,000 is the default.
 */
export async function bench([rounds = '1000000']: readonly string[]): Promise<void> {
  const count = Number(rounds);
  if (!Number.isSafeInteger(count) || count < 1_000) throw new Error('rtp [rounds]: a whole number from 1000');
  const serverSeed = randomBytes(32).toString('hex');
  console.log(`${count.toLocaleString('en')} rounds each, server seed ${serverSeed}, client seed "bench"\n`);
  for (const title of titles) report(title, count, serverSeed);
  for (const { id } of Object.values(games)) {
    const title = expandTitle(id);
    if (title) report(title, count, serverSeed, grownWindow(title));
  }
  for (const math of Object.values(games)) if (tumbleTitle(math.id)) estimate(math, count, serverSeed);
  for (const math of Object.values(games)) {
    const title = holdTitle(math.id);
    if (!title) continue;
    const { rtp, holdShare, holdRate, grandRate } = holdLaw(title);
    console.log(
      `${title.id}  exact RTP ${percent(rtp, 4)}, of it money ${percent(holdShare, 1)}; holds ${oneIn(holdRate)}; full grid ${oneIn(grandRate)}`,
    );
    estimate(math, count, serverSeed);
  }
  // Half the numbers win: the law of any other line differs only in its spread.
  const { mean, deviation, seconds } = simulate(dice, { target: 4_950, side: 'under' }, count, serverSeed);
  console.log(
    `dice  exact ${percent(dice.rtp)}  simulated ${interval(mean, deviation, count)}  (${seconds.toFixed(1)} s)`,
  );
}

function report(title: PokieDefinition, count: number, serverSeed: string, see?: See): void {
  const math = games[title.id]!;
  const law = roundLaw(title, see);
  const { mean, deviation, hits, features, seconds } = simulate(math, {}, count, serverSeed);
  console.log(
    [
      `${title.id}  version ${math.version}`,
      `  exact      RTP ${percent(law.rtp, 4)}, of it free spins ${percent(law.featureShare, 1)}; hit rate ${percent(law.hitRate, 2)};` +
        ` deviation ${law.deviation.toFixed(2)} (${math.volatility}); free spins ${oneIn(law.featureRate)}; cut at the cap ${oneIn(law.cappedRate)}`,
      `  published  RTP ${percent(math.rtp, 2)}; hit rate ${percent(math.hitRate!, 2)}; deviation ${math.deviation}`,
      `  simulated  RTP ${interval(mean, deviation, count)}; hit rate ${percent(hits / count, 2)};` +
        ` free spins ${oneIn(features / count)}  (${seconds.toFixed(1)} s, ${Math.round(count / seconds).toLocaleString('en')} rounds/s)`,
      `  ${Math.abs(mean - law.rtp) < error(deviation, count, 2.576) ? 'within' : 'OUTSIDE'} the 99 % interval\n`,
    ].join('\n'),
  );
}

/** Where what falls has no cycle short enough to count: the published value beside what is drawn. */
function estimate(math: GameMath, count: number, serverSeed: string): void {
  const { mean, deviation, hits, features, seconds } = simulate(math, {}, count, serverSeed);
  console.log(
    [
      `${math.id}  version ${math.version}`,
      `  published  RTP ${percent(math.rtp, 2)}; hit rate ${percent(math.hitRate!, 2)}; deviation ${math.deviation}`,
      `  simulated  RTP ${interval(mean, deviation, count)}; hit rate ${percent(hits / count, 2)}; deviation ${deviation.toFixed(2)};` +
        ` free spins ${oneIn(features / count)}  (${seconds.toFixed(1)} s)`,
      `  ${Math.abs(mean - math.rtp) < error(deviation, count, 2.576) ? 'within' : 'OUTSIDE'} the 99 % interval\n`,
    ].join('\n'),
  );
}

const error = (deviation: number, count: number, z: number): number => (z * deviation) / Math.sqrt(count);
const interval = (mean: number, deviation: number, count: number): string =>
  `${percent(mean)} ± ${percent(error(deviation, count, 1.96))} (95 %)`;
