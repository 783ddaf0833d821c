import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import type { Connect, Plugin } from 'vite';
import { toWire } from '@croupier/contracts';
import { gameTitleBySlug } from '@croupier/game-art';
import { createStream, type GameMath, games, type Json } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';

interface LocalSession {
  math: GameMath;
  balance: bigint;
  nonce: number;
  serverSeed: string;
  play_session: { started_at: string; rounds: number; staked_cents: number; won_cents: number };
  rounds: Map<string, LocalRound>;
  last: LocalRound | null;
  /** State of the open round. */
  open: Json;
}

interface LocalRound {
  id: string;
  stake_cents: number;
  /** Initial stake of the round. */
  first_cents: number;
  win_cents: number;
  state: Json;
  [field: string]: unknown;
}

/**
 * Plays demo rounds inside Vite's server, for drawing games without the platform. It uses the same contract, only for
 * `vite` and `vite preview`. `#token=<slug>` opens a title; parameters after a `~` configure it: `~balance=100`,
 * `~seed=…%26nonce=…` (a known round), `~locale=de`.
 */
export function localRgs(): Plugin {
  const sessions = new Map<string, LocalSession>();
  return {
    name: 'croupier:local-rgs',
    apply: 'serve',
    configureServer: ({ middlewares }) => serve(middlewares),
    configurePreviewServer: ({ middlewares }) => serve(middlewares),
  };
  function serve(middlewares: Connect.Server): void {
    // Every game uses the same page.
    middlewares.use((request, _response, next) => {
      if (request.url?.startsWith('/games/')) request.url = '/index.html';
      next();
    });
    middlewares.use('/rgs', (request, response) => {
      void answer(sessions, request, response);
    });
  }
}

async function answer(
  sessions: Map<string, LocalSession>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const body = v.parse(v.record(v.string(), v.unknown()), JSON.parse(Buffer.concat(chunks).toString() || '{}'));
  const reply = (status: number, value: object) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(value));
  };
  const refuse = (status: number, code: string) => reply(status, { errors: { base: { [code]: code } } });

  if (request.url === '/session') return reply(201, open(sessions, String(body['token']), request));
  const session = sessions.get(String(request.headers.authorization).replace('Bearer ', ''));
  if (!session) return refuse(401, 'unauthenticated');
  const standing = () => ({ balance_cents: toWire(session.balance), play_session: session.play_session });
  if (request.url === '/resume') return reply(200, { ...standing(), last_round: session.last && shown(session.last) });
  if (request.url === '/rounds') return reply(200, { rounds: [...session.rounds.values()].slice(-50).reverse() });
  if (request.url === '/act') return decide(session, body, reply, refuse);
  if (request.url !== '/play') return refuse(404, 'not_found');

  const id = String(body['round_id']);
  const existing = session.rounds.get(id);
  if (existing) return reply(200, { round: shown(existing), ...standing() });
  const stake = BigInt(Number(body['stake_cents']));
  if (stake > session.balance) return refuse(422, 'insufficient_funds');
  const { math } = session;
  const params = math.validate(body['params']);
  if (params === null) return refuse(422, 'params_not_allowed');
  const nonce = session.nonce++;
  const { win, outcome, state, steps } = math.play(
    createStream(nodeHmac, { serverSeed: session.serverSeed, clientSeed: 'local', nonce }),
    { stake, params },
    null,
  );
  session.balance += win - stake;
  session.play_session.rounds += 1;
  session.play_session.staked_cents += toWire(stake);
  session.play_session.won_cents += toWire(win);
  const round = {
    id,
    currency: 'FUN',
    nonce,
    params,
    outcome,
    state,
    steps,
    stake_cents: toWire(stake),
    first_cents: toWire(stake),
    win_cents: toWire(win),
    version: math.version,
    played_at: new Date().toISOString(),
  };
  session.rounds.set(id, round);
  session.open = state;
  session.last = round;
  reply(200, { round: shown(round), ...standing() });
}

/** Removes the parts of a round that are still secret. */
const shown = (round: LocalRound) => ({ ...round, state: round.state === null ? null : 'open' });

type Answer<Rest extends unknown[]> = (status: number, ...rest: Rest) => void;

function decide(
  session: LocalSession,
  body: Record<string, unknown>,
  reply: Answer<[object]>,
  refuse: Answer<[string]>,
) {
  const { math, last } = session;
  const action = math.decisions?.validate(body['action']) ?? null;
  if (!last || session.open === null) return refuse(422, 'round_not_open');
  if (action === null || !math.decisions?.allows(session.open, action)) return refuse(422, 'params_not_allowed');
  const seeds = { serverSeed: session.serverSeed, clientSeed: 'local', nonce: session.nonce++ };
  const stake = BigInt(last.first_cents);
  const added = math.decisions.adds?.(session.open, action, stake) ?? 0n;
  if (added > session.balance) return refuse(422, 'insufficient_funds');
  const { win, outcome, state } = math.play(createStream(nodeHmac, seeds), { stake, params: action }, session.open);
  session.balance += win - added;
  session.play_session.staked_cents += toWire(added);
  session.play_session.won_cents += toWire(win);
  session.open = state;
  const [stake_cents, win_cents] = [last.stake_cents + toWire(added), last.win_cents + toWire(win)];
  session.last = { ...last, outcome, state, stake_cents, win_cents };
  session.rounds.set(last.id, session.last);
  reply(200, {
    round: { ...shown(session.last), params: action },
    balance_cents: toWire(session.balance),
    play_session: session.play_session,
  });
}

function open(sessions: Map<string, LocalSession>, token: string, request: IncomingMessage): object {
  const [slug = '', query] = token.split('~');
  const chosen = new URLSearchParams(query);
  const math = games[gameTitleBySlug(slug)?.maths ?? ''];
  if (!math) throw new Error(`there is no game ${slug}`);
  const bearer = randomUUID();
  const session: LocalSession = {
    math,
    balance: BigInt(chosen.get('balance') ?? 100_000),
    nonce: Number(chosen.get('nonce') ?? 0),
    serverSeed: chosen.get('seed') ?? randomBytes(32).toString('hex'),
    play_session: { started_at: new Date().toISOString(), rounds: 0, staked_cents: 0, won_cents: 0 },
    rounds: new Map(),
    last: null,
    open: null,
  };
  sessions.set(bearer, session);
  const stakes = math.stakes('FUN');
  return {
    bearer,
    expires_at: new Date(Date.now() + 1_800_000).toISOString(),
    mode: 'demo',
    slug,
    maths: math.id,
    version: math.version,
    currency: 'FUN',
    locale: chosen.get('locale') ?? 'en',
    parent_origin: `http://${request.headers.host}`,
    balance_cents: toWire(session.balance),
    stakes: {
      min_cents: toWire(stakes.min),
      max_cents: toWire(stakes.max),
      step_cents: toWire(stakes.step),
      ladder_cents: stakes.ladder.map(Number),
      initial_cents: toWire(stakes.initial),
    },
    purchase: chosen.get('buy') === 'no' ? null : (math.purchase ?? null),
    rules: { min_round_ms: Number(chosen.get('gap') ?? 0), autoplay: chosen.get('autoplay') !== 'no' },
    fairness: { server_seed_hash: 'local', client_seed: 'local', nonce: session.nonce },
    play_session: session.play_session,
    last_round: null,
    gifts: [],
  };
}
