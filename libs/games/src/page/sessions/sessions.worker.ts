import { games } from '@croupier/game-math';
import { fastRandom, type FastSeed } from '@croupier/game-math/exact';
import { playSessions } from './play-sessions.ts';
import type { SessionsNews, SessionsOrder } from './sessions-in-worker.ts';
import { spreadOf } from './spread.ts';
import { usualBet } from './usual-bets.ts';

const say = (news: SessionsNews) => postMessage(news);

addEventListener('message', ({ data }: MessageEvent<SessionsOrder>) => {
  const math = games[data.maths];
  const params = usualBet(data.mechanic);
  if (!math || params === undefined) throw new RangeError(`${data.maths} is not played by itself`);
  const [a = 1, b = 0, c = 0, d = 0] = crypto.getRandomValues(new Uint32Array(4));
  const seed: FastSeed = [a, b, c, d];
  const shares = playSessions({ math, params, random: fastRandom(seed), report: (done) => say({ done }) });
  say({ spread: spreadOf(shares) });
});
