import { games, pokieTitle } from '@croupier/game-math';
import { fastRandom, type FastSeed, mathSampler, roundSampler, simulateWagering } from '@croupier/game-math/exact';
import { RUNS, type SimulationNews, type SimulationOrder } from './simulation.ts';

const say = (news: SimulationNews) => postMessage(news);

addEventListener('message', ({ data }: MessageEvent<SimulationOrder>) => {
  const title = pokieTitle(data.maths);
  const [a = 1, b = 0, c = 0, d = 0] = crypto.getRandomValues(new Uint32Array(4));
  const seed: FastSeed = [a, b, c, d];
  const math = games[data.maths];
  if (!math) throw new RangeError(`no maths ${data.maths}`);
  const random = fastRandom(seed);
  const round = title ? roundSampler(title, random) : mathSampler(math, random);
  say({ result: simulateWagering(data, { runs: RUNS, round, report: (done) => say({ done }) }) });
});
