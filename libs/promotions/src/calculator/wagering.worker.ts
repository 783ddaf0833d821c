import { pokieTitle } from '@croupier/game-math';
import { fastRandom, type FastSeed, roundSampler, simulateWagering } from '@croupier/game-math/exact';
import { RUNS, type SimulationNews, type SimulationOrder } from './simulation.ts';

const say = (news: SimulationNews) => postMessage(news);

addEventListener('message', ({ data }: MessageEvent<SimulationOrder>) => {
  const title = pokieTitle(data.maths);
  if (!title) throw new RangeError(`no reels of ${data.maths}`);
  const [a = 1, b = 0, c = 0, d = 0] = crypto.getRandomValues(new Uint32Array(4));
  const seed: FastSeed = [a, b, c, d];
  const round = roundSampler(title, fastRandom(seed));
  say({ result: simulateWagering(data, { runs: RUNS, round, report: (done) => say({ done }) }) });
});
