import { amountToWire } from '@croupier/contracts';
import type { PlaySession } from './fairness/player-game-state.ts';
import type { RoundAnswer } from './rounds/order.ts';

export const playSessionOnWire = ({ startedAt, rounds, staked, won }: PlaySession) => ({
  started_at: startedAt.toISOString(),
  rounds,
  staked_cents: amountToWire(staked),
  won_cents: amountToWire(won),
});

/** The round as the game sees it. Its state stays here: the page only learns whether the round is open. */
export const roundJson = (answer: RoundAnswer): string =>
  `{"id":"${answer.id}","stake_cents":${answer.stake},"win_cents":${answer.win},"params":${answer.paramsText},` +
  `"outcome":${answer.outcomeText},"state":${answer.open ? '"open"' : 'null'},"steps":${answer.steps},"version":"${answer.version}",` +
  `"nonce":${answer.nonce},"played_at":"${answer.playedAt.toISOString()}"}`;

/** The reply of play and act. Written as text: params and outcome are JSON already, and this is the busiest reply there is. */
export const playedJson = (answer: RoundAnswer): string =>
  `{"round":${roundJson(answer)},"balance_cents":${amountToWire(answer.balance)},"play_session":${JSON.stringify(playSessionOnWire(answer.playSession))}}`;
