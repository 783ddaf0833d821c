import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import * as contracts from '@croupier/contracts';
import type { GameStakes } from '@croupier/contracts';
import {
  type GameSession,
  playedJson,
  type RoundAnswer,
  roundJson,
  playSessionOnWire,
  type Standing,
  type RoundMath,
} from '@croupier/server-games';
import type { PlatformContext } from '../context.ts';
import { holdToContract } from '../declared.ts';
import { answerError } from '../errors.ts';
import { parse, type Serve } from '../serve.ts';
import { bearerSession, playBet, playerOf } from './play-bet.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Registers the calls of the game page on its own host: they use a bearer token instead of cookies, so that no other
 * site can place a player's bets.
 */
export function rgsRoutes(_serve: Serve, context: PlatformContext, app: FastifyInstance): void {
  const { games: service, callerLimits } = context;
  context.onShutdown(() => service.stop());

  const sessionOf = async (request: FastifyRequest) => bearerSession(service, request.headers.authorization);
  const route = (
    shape: contracts.Endpoint,
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) => {
    const hold = holdToContract(shape, { forPlayers: false, onUndeclared: context.onUndeclared });
    const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      hold(error);
      answerError(error, request, reply);
    };
    app.post(shape.path, { errorHandler }, handler);
  };
  const send = (reply: FastifyReply, body: string) =>
    reply.header('cache-control', 'no-store').type(JSON_TYPE).send(body);

  route(contracts.openGameSession, async (request, reply) => {
    const { token } = parse(contracts.openGameSession.body, request.body);
    const { bearer, session, math, standing } = await service.open(token);
    const opened = v.parse(contracts.openGameSession.reply, { ...describe(session, math), ...where(standing), bearer });
    return reply.code(201).header('cache-control', 'no-store').send(opened);
  });

  // Real connections are handled earlier by `betFastPath`; this route serves injected requests.
  route(contracts.playRound, async (request, reply) =>
    send(reply, await playBet(context, request.headers.authorization, JSON.stringify(request.body))),
  );

  route(contracts.actInRound, async (request, reply) => {
    const session = await sessionOf(request);
    const act = parse(contracts.actInRound.body, request.body);
    const order = { roundId: act.round_id.toLowerCase(), actId: act.act_id.toLowerCase(), action: act.action };
    return send(
      reply,
      playedJson(await callerLimits.perCaller.run(playerOf(session), () => service.act(session, order))),
    );
  });

  route(contracts.resumeGame, async (request, reply) => {
    const session = await sessionOf(request);
    const standing = await callerLimits.perCaller.run(playerOf(session), () => service.resume(session));
    const { balance_cents, play_session, last_round, gifts } = where(standing);
    return reply
      .header('cache-control', 'no-store')
      .send(v.parse(contracts.resumeGame.reply, { balance_cents, play_session, last_round, gifts }));
  });

  route(contracts.readPastRounds, async (request, reply) => {
    const session = await sessionOf(request);
    const rounds = await callerLimits.perCaller.run(playerOf(session), () => service.pastRounds(session));
    return reply.header('cache-control', 'no-store').send(v.parse(contracts.readPastRounds.reply, { rounds }));
  });
}

/** Returns the offered stakes within the edition's cap. */
function stakesFor(math: RoundMath, { currency, rules }: GameSession): GameStakes {
  const { min, max, step, ladder, initial } = math.stakes(currency);
  const most = rules.maxStake !== null && rules.maxStake < max ? rules.maxStake : max;
  const offered = ladder.filter((stake) => stake <= most);
  return {
    min_cents: contracts.amountToWire(min),
    max_cents: contracts.amountToWire(most - (most % step)),
    step_cents: contracts.amountToWire(step),
    ladder_cents: offered.map(contracts.amountToWire),
    initial_cents: contracts.amountToWire(initial <= most ? initial : (offered.at(-1) ?? min)),
  };
}

const describe = (session: GameSession, math: RoundMath) => ({
  expires_at: session.expiresAt.toISOString(),
  mode: session.mode,
  slug: session.slug,
  maths: math.id,
  version: math.version,
  currency: session.currency,
  locale: session.locale,
  parent_origin: session.parentOrigin,
  stakes: stakesFor(math, session),
  purchase: (session.rules.buyFeature && math.purchase) || null,
  rules: { min_round_ms: session.rules.minRoundMs, autoplay: session.rules.autoplay },
});

const where = ({ balance, playSession, fairness, lastRound, gifts }: Standing) => ({
  balance_cents: contracts.amountToWire(balance),
  play_session: playSessionOnWire(playSession),
  fairness: {
    server_seed_hash: fairness.serverSeedHash,
    client_seed: fairness.clientSeed,
    nonce: contracts.toWire(fairness.nonce),
  },
  last_round: lastRound === null ? null : onWire(lastRound),
  gifts,
});

const onWire = (round: RoundAnswer): unknown => JSON.parse(roundJson(round));
