import { baccarat } from './baccarat/baccarat.ts';
import { blackjack } from './blackjack/blackjack.ts';
import { lamplighterLane } from './collect/lamplighter-lane.ts';
import { dice } from './dice/dice.ts';
import { moonvine } from './expand/moonvine.ts';
import type { GameMath } from './game.ts';
import { hiLo } from './hi-lo/hi-lo.ts';
import { holds } from './hold/titles.ts';
import { keno } from './keno/keno.ts';
import { limbo } from './limbo/limbo.ts';
import { mines } from './mines/mines.ts';
import { plinko } from './plinko/plinko.ts';
import { pokies } from './pokie/titles/index.ts';
import { roulette } from './roulette/roulette.ts';
import { tumbles } from './tumble/titles.ts';
import { videoPoker } from './video-poker/video-poker.ts';
import { wheel } from './wheel/wheel.ts';

/** Every in-house game by its id, which is also its slug. */
export const games: Readonly<Record<string, GameMath>> = {
  [baccarat.id]: baccarat,
  [blackjack.id]: blackjack,
  [dice.id]: dice,
  [hiLo.id]: hiLo,
  [keno.id]: keno,
  [limbo.id]: limbo,
  [mines.id]: mines,
  [plinko.id]: plinko,
  [roulette.id]: roulette,
  [videoPoker.id]: videoPoker,
  [wheel.id]: wheel,
  [lamplighterLane.id]: lamplighterLane,
  [moonvine.id]: moonvine,
  ...Object.fromEntries([...pokies, ...holds, ...tumbles].map((math) => [math.id, math])),
};
