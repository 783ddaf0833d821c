import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { BUSY_TOPIC, type GrownSite } from './site.ts';

const PATIENCE_MS = 30_000;

/** Call that players make most often. */
export type Call = (site: GrownSite, turn: number) => Promise<void>;

const get =
  (path: string): Call =>
  async ({ port, players }, turn) => {
    const { cookie } = players[turn % players.length]!;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
    await response.arrayBuffer();
    assert(response.status === 200, `${path}: ${response.status}`);
  };

const bet: Call = async ({ port, players }, turn) => {
  const { bearer } = players[turn % players.length]!;
  const response = await fetch(`http://127.0.0.1:${port}/rgs/play`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify({ round_id: randomUUID(), stake_cents: 10, params: { target: 5000, side: 'under' } }),
  });
  assert(response.status === 200, await response.text());
};

const sockets = new WeakMap<GrownSite, WebSocket>();

async function socketOf(site: GrownSite): Promise<WebSocket> {
  const existing = sockets.get(site);
  if (existing) return existing;
  const url = `ws://127.0.0.1:${site.port}/sock/websocket?vsn=2.0.0`;
  const socket = new WebSocket(url, { origin: 'http://casino.localhost:4200' });
  sockets.set(site, socket);
  await once(socket, 'open');
  return socket;
}

/** Rejoins the busiest topic on one socket. */
const join: Call = async (site, turn) => {
  const socket = await socketOf(site);
  const ref = `j${turn}`;
  const answered = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('no answer to a join')), PATIENCE_MS);
    const receive = (data: Buffer) => {
      const [, answer, , event, reply] = JSON.parse(String(data)) as [string, string, string, string, unknown];
      if (answer !== ref || event !== 'phx_reply') return;
      socket.off('message', receive);
      clearTimeout(late);
      if (JSON.stringify(reply).includes('"ok"')) resolve();
      else reject(new Error(`refused: ${JSON.stringify(reply)}`));
    };
    socket.on('message', receive);
  });
  socket.send(JSON.stringify([ref, ref, BUSY_TOPIC, 'phx_join', {}]));
  await answered;
};

export const calls: Readonly<Record<string, Call>> = {
  balance: get('/api/player/accounts'),
  bet,
  history: get('/api/fairness/rounds'),
  'history of a title': get('/api/fairness/rounds?game=title-3'),
  'history of a title never played': get('/api/fairness/rounds?game=never'),
  home: get('/api/games/rows'),
  winners: get('/api/stats/winners/latest'),
  join,
};
