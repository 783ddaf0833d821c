import { playRound, Refusal } from '@croupier/contracts';
import { type GameSession, type GameService, playedJson } from '@croupier/server-games';
import type { PlatformContext } from '../context.ts';
import { parse } from '../serve.ts';

const LONGEST_BEARER = 200;

/** Returns the session of an Authorization header. */
export function bearerSession(service: GameService, authorization: string | undefined): Promise<GameSession> {
  if (authorization === undefined || !authorization.startsWith('Bearer ') || authorization.length > LONGEST_BEARER) {
    throw new Refusal('unauthenticated');
  }
  return service.sessionOf(authorization.slice('Bearer '.length));
}

/** Returns the key that a game call counts towards: the player in any game, or the guest of this demo. */
export const playerOf = (session: GameSession): string =>
  session.mode === 'real' ? `player:${session.playerId}` : `demo:${session.id}`;

/** Handles POST /rgs/play: takes the header and the body, and returns the text of the reply. */
export async function playBet(
  context: PlatformContext,
  authorization: string | undefined,
  body: string,
): Promise<string> {
  const { games: service, callerLimits } = context;
  const session = await bearerSession(service, authorization);
  const bet = parse(playRound.body, readJson(body));
  const order = {
    roundId: bet.round_id.toLowerCase(),
    stake: BigInt(bet.stake_cents),
    params: bet.params,
    giftId: bet.gift_id,
  };
  return playedJson(await callerLimits.perCaller.run(playerOf(session), () => service.play(session, order)));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw Object.assign(new Error('the body is no JSON'), { statusCode: 400 });
  }
}
