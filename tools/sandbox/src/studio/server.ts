import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Answer, type Exchange, HttpError, json, recordOf, router, send } from '../http/router.ts';
import { cover } from './cover.ts';
import { facts, things } from './maths.ts';
import { currencies, openRounds, PlayRefused } from './rounds.ts';
import { AnswerLost, openWallet, WalletRefused } from './wallet.ts';

const SWEEP_MS = 5_000;
const GAME = 'breath-on-glass';

export interface StudioConfig {
  port: number;
  folder: string;
  /** Key shared with the casino, which signs our calls. */
  key: string;
  walletUrl: string;
  /** Origins that may frame the game. */
  framedBy: readonly string[];
}

const file = (name: string, type: string): Answer => ({
  status: 200,
  type,
  body: readFileSync(path.join(import.meta.dirname, 'browser', name)),
  headers: { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
});
const picture = (wide: boolean) => (): Answer => ({
  status: 200,
  type: 'image/svg+xml',
  body: cover(wide),
  headers: {
    'cache-control': 'max-age=3600',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  },
});

function catalogue(): Answer {
  const { rtp, hitRate, deviation, most } = facts();
  const title = {
    id: GAME,
    title: 'Breath on Glass',
    mechanic: 'scratch',
    rtp,
    hit_rate: hitRate,
    volatility: 'medium',
    deviation: Math.round(deviation * 100) / 100,
    max_win_multiple: most,
    demo: true,
    currencies,
    languages: ['en', 'de'],
    pictures: { card: `/pictures/${GAME}.svg`, wide: `/pictures/${GAME}-wide.svg` },
  };
  return json({ studio: 'Candlewick Row', games: [title] });
}

/** Returns the game page. The page declares its own sources; the served casinos may frame it. */
function page(framedBy: readonly string[]): Answer {
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
    `frame-ancestors ${framedBy.join(' ') || "'none'"}`;
  const html = file('game.html', 'text/html; charset=utf-8');
  const body = html.body
    .toString()
    .replace('{{framed-by}}', framedBy.join(' '))
    .replace('{{pays}}', things.map(({ id, pays }) => `${id}:${pays}`).join(' '));
  return {
    ...html,
    body,
    headers: { ...html.headers, 'content-security-policy': policy, 'referrer-policy': 'no-referrer' },
  };
}

function bodyOf({ text }: Exchange): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    throw new HttpError(400, 'invalid_request');
  }
}

function word(body: Record<string, unknown>, field: string): string {
  const value = body[field];
  if (typeof value !== 'string' || !/^[\w-]{8,128}$/.test(value)) throw new HttpError(400, 'invalid_request');
  return value;
}

/** Returns the result of `work`, or its error; `lost` means that the same request may be retried. */
async function tell(work: () => Promise<object>): Promise<Answer> {
  try {
    return json(await work());
  } catch (error) {
    if (error instanceof PlayRefused || error instanceof WalletRefused) return json({ error: error.code }, 422);
    if (error instanceof AnswerLost) return json({ error: 'lost' }, 503);
    throw error;
  }
}

export async function startStudio({ port, folder, key, walletUrl, framedBy }: StudioConfig) {
  const rounds = openRounds(folder, openWallet(walletUrl, key));
  const handle = router({
    'GET /catalogue.json': catalogue,
    [`GET /pictures/${GAME}.svg`]: picture(false),
    [`GET /pictures/${GAME}-wide.svg`]: picture(true),
    [`GET /games/${GAME}`]: () => page(framedBy),
    'GET /game.js': () => file('game.js', 'text/javascript; charset=utf-8'),
    'GET /words.js': () => file('words.js', 'text/javascript; charset=utf-8'),
    'GET /things.svg': () => file('things.svg', 'image/svg+xml'),
    'GET /game.css': () => file('game.css', 'text/css; charset=utf-8'),
    'GET /healthz': () => json({ status: 'ok' }),
    'POST /api/open': (exchange) => {
      const body = bodyOf(exchange);
      return tell(() => rounds.open(body['token'] === null ? null : word(body, 'token')));
    },
    'POST /api/play': (exchange) => {
      const body = bodyOf(exchange);
      const { stake } = body;
      if (typeof stake !== 'number' || !Number.isSafeInteger(stake)) throw new HttpError(400, 'invalid_request');
      const order = { session: word(body, 'session'), round: word(body, 'round'), seed: word(body, 'seed'), stake };
      return tell(() => rounds.play(order));
    },
  });
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://studio');
    Promise.resolve(handle(request, response, url)).catch((error: unknown) => {
      if (response.headersSent) return void response.end();
      if (!(error instanceof HttpError)) process.stderr.write(`${String(error)}\n`);
      send(
        response,
        error instanceof HttpError ? json({ error: error.code }, error.status) : json({ error: 'broken' }, 500),
      );
    });
  });
  server.keepAliveTimeout = 72_000; // Longer than the keep-alive of a proxy in front.
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  void rounds.sweep(true);
  const timer = setInterval(() => void rounds.sweep(), SWEEP_MS);
  return {
    port: (server.address() as AddressInfo).port,
    rounds,
    close: () => {
      clearInterval(timer);
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
