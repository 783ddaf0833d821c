import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { Refusal, amountToWire } from '@croupier/contracts';
import { isCurrency } from '@croupier/money';
import type { Database } from '@croupier/server-database';
import { readBalances } from '@croupier/server-wallet';
import { exchangeToken } from '../launch/sessions.ts';
import { isReal } from '../session.ts';
import { placeProviderBet } from './bet.ts';
import type { ProviderAnswer, ProviderCall } from './calls.ts';
import { ProviderError } from './errors.ts';
import { rollBackProviderBet } from './rollback.ts';
import { payProviderWin } from './win.ts';

export interface ProviderRequest {
  provider: string;
  /** Shared with this provider only. */
  secret: string;
  action: string;
  method: string;
  /** Requested path, such as `/callbacks/games/studio/bet`. */
  path: string;
  body: Buffer;
  /** Signature that `sign` creates from method, path and body as received. */
  signature: string;
  now: Date;
}

export interface ProviderReply {
  status: number;
  body: Record<string, unknown>;
}

interface Signed {
  method: string;
  path: string;
  body: string | Buffer;
}

/** Hex HMAC-SHA256 of `METHOD path\nbody`: a signed win is a win only where wins are received. */
export const sign = (secret: string, { method, path, body }: Signed): string =>
  createHmac('sha256', secret).update(`${method} ${path}\n`).update(body).digest('hex');

/** The signed HTTP form of the port: snake_case JSON in, JSON out, errors by the contract's names. */
export async function answerProvider(db: Database, request: ProviderRequest): Promise<ProviderReply> {
  try {
    checkSignature(request);
    return { status: 200, body: await answer(db, request) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { status: error.code === 'invalid_signature' ? 403 : 422, body: { error: error.code } };
  }
}

function checkSignature({ secret, signature, ...signed }: ProviderRequest): void {
  const expected = Buffer.from(sign(secret, signed));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new ProviderError('invalid_signature');
}

async function answer(db: Database, request: ProviderRequest): Promise<Record<string, unknown>> {
  const body = readBody(request.body);
  if (request.action === 'authenticate')
    return authenticate(db, { token: text(body, 'token'), provider: request.provider, now: request.now });
  const call = readCall(request, body);
  if (request.action === 'balance') return { balance: await balanceOf(db, call.playerId, call.currency) };
  if (request.action === 'bet') return answerBody(await placeProviderBet(db, { ...call, token: text(body, 'token') }));
  if (request.action === 'win')
    return answerBody(await payProviderWin(db, { ...call, reference: text(body, 'reference') }));
  if (request.action === 'rollback')
    return answerBody(await rollBackProviderBet(db, { ...call, reference: text(body, 'reference') }));
  throw new ProviderError('invalid_request');
}

const answerBody = ({ transactionId, balance }: ProviderAnswer) => ({
  transaction_id: transactionId,
  balance: amountToWire(balance),
});

/** The page's launch token becomes the session's; it works once, and only for the studio whose title was opened. */
async function authenticate(
  db: Database,
  order: { token: string; provider: string; now: Date },
): Promise<Record<string, unknown>> {
  const { bearer, session } = await exchangeToken(db, order).catch((error: unknown) => {
    throw error instanceof Refusal ? new ProviderError('invalid_token') : error;
  });
  if (!isReal(session)) throw new ProviderError('invalid_token');
  const { playerId, currency, slug } = session;
  return { token: bearer, player: playerId, currency, game: slug, balance: await balanceOf(db, playerId, currency) };
}

async function balanceOf(db: Database, playerId: number, currency: string): Promise<number> {
  const account = (await readBalances(db, playerId)).find((balance) => balance.currency === currency);
  if (!account) throw new ProviderError('wrong_currency');
  return account.amount_cents;
}

/** An object; its fields are read one by one below. */
const Body = v.record(v.string(), v.unknown());
type Body = v.InferOutput<typeof Body>;

function readBody(raw: Buffer): Body {
  try {
    const body: unknown = JSON.parse(raw.toString('utf8'));
    if (!Array.isArray(body) && v.is(Body, body)) return body;
  } catch {
    // Refused below, like anything that is no object.
  }
  throw new ProviderError('invalid_request');
}

function text(body: Body, field: string): string {
  const value = body[field];
  if (typeof value !== 'string' || value === '' || value.length > 256 || value.includes('\0'))
    throw new ProviderError('invalid_request');
  return value;
}

function whole(body: Body, field: string): number {
  const value = body[field];
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new ProviderError('invalid_request');
  return value;
}

function readCall({ provider, action, now }: ProviderRequest, body: Body): ProviderCall {
  const currency = body['currency'];
  if (!isCurrency(currency)) throw new ProviderError('wrong_currency');
  const moves = action !== 'balance';
  return {
    provider,
    transactionId: moves ? text(body, 'transaction_id') : '',
    playerId: whole(body, 'player'),
    round: moves ? text(body, 'round') : '',
    roundClosed: body['round_closed'] === true,
    game: text(body, 'game'),
    currency,
    amount: moves ? BigInt(whole(body, 'amount')) : 0n,
    now,
  };
}
