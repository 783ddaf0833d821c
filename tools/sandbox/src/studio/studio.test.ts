import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitmentOf, drawWindow, facts, things } from './maths.ts';
import { startStudio } from './server.ts';

const KEY = 'between-us';

interface Call {
  action: string;
  body: Record<string, unknown>;
}

/** Wallet of a casino as in the contract, which can lose replies. */
class Casino {
  balance = 10_000;
  calls: Call[] = [];
  /** Failures of the next calls of an action: `lost` is executed without a reply, `away` isn't executed. */
  slips: [action: string, how: 'lost' | 'away' | string][] = [];
  readonly #done = new Map<string, { balance: number; amount: number }>();
  readonly #returned = new Set<string>();
  readonly server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const signed = createHmac('sha256', KEY).update(`POST ${request.url}\n${text}`).digest('hex');
      const action = request.url!.split('/').at(-1)!;
      const body = JSON.parse(text) as Record<string, unknown>;
      const slip = this.slips[0]?.[0] === action ? this.slips.shift()![1] : null;
      if (slip === 'away') return void request.socket.destroy();
      const answer =
        signed !== request.headers['x-signature'] ? { error: 'invalid_signature' } : this.#answer(action, body, slip);
      if (slip === 'lost') return void request.socket.destroy();
      response.writeHead('error' in answer ? 422 : 200).end(JSON.stringify(answer));
    });
  });

  #answer(action: string, body: Record<string, unknown>, slip: string | null): object {
    this.calls.push({ action, body });
    if (slip && slip !== 'lost') return { error: slip };
    if (action === 'authenticate')
      return { token: 'bearer-of-a-game', player: 7, currency: 'EUR', game: 'breath-on-glass', balance: this.balance };
    const [id, reference, amount] = [String(body['transaction_id']), String(body['reference']), Number(body['amount'])];
    if (action === 'bet' && this.#returned.has(id)) return { error: 'transaction_rolled_back' };
    if (!this.#done.has(id)) {
      if (action === 'bet' && amount > this.balance) return { error: 'not_enough_money' };
      const change = action === 'bet' ? -amount : action === 'win' ? amount : (this.#done.get(reference)?.amount ?? 0);
      if (action === 'rollback') this.#returned.add(reference);
      this.balance += change;
      this.#done.set(id, { balance: this.balance, amount });
    }
    return { transaction_id: id, balance: this.#done.get(id)!.balance };
  }
  of = (action: string) => this.calls.filter((call) => call.action === action);
}

let casino: Casino;
let folder: string;
let studio: Awaited<ReturnType<typeof startStudio>>;
const start = async () => {
  const { port } = casino.server.address() as AddressInfo;
  studio = await startStudio({
    port: 0,
    folder,
    key: KEY,
    walletUrl: `http://casino.localhost:${port}/callbacks/games/candlewick-row`,
    framedBy: ['http://casino.localhost:4200'],
  });
};
beforeEach(async () => {
  casino = new Casino();
  await new Promise<void>((resolve) => casino.server.listen(0, '127.0.0.1', resolve));
  folder = mkdtempSync(path.join(tmpdir(), 'studio-'));
  await start();
});
afterEach(async () => {
  await studio.close();
  casino.server.close();
  rmSync(folder, { recursive: true });
});

const post = async (to: string, body: unknown) => {
  const reply = await fetch(`http://127.0.0.1:${studio.port}${to}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
};
const open = async (token: string | null = 'launch-token') =>
  (await post('/api/open', { token })).body as unknown as { session: string; commitment: string; balance: number };
const order = (session: string, more: object = {}) => ({
  session,
  round: randomUUID(),
  seed: 'a'.repeat(32),
  stake: 100,
  ...more,
});

test('the table pays what is said of it, counted over all its windows', () => {
  const paying = things.reduce((sum, { windows }) => sum + windows, 0);
  expect(facts().rtp).toBeCloseTo(things.reduce((sum, { pays, windows }) => sum + pays * windows, 0) / 10_000, 12);
  expect(facts()).toMatchObject({ rtp: 0.96, hitRate: paying / 10_000, most: 500 });
});

test('a window pays by what three of its panes show, never otherwise, and as often as the table says', () => {
  let [paid, back] = [0, 0];
  const rounds = 6_000;
  const wrong: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { panes, won, pays } = drawWindow('a secret', String(round));
    const threes = things.filter(({ id }) => panes.filter((pane) => pane === id).length >= 3);
    const right =
      panes.length === 9 &&
      threes.length === (won ? 1 : 0) &&
      (threes[0]?.id ?? null) === won &&
      (threes[0]?.pays ?? 0) === pays;
    if (!right) wrong.push(round);
    if (won) paid++;
    back += Math.min(pays, 10); // The rarest outcome would vary too much over so few rounds.
  }
  expect(wrong).toEqual([]);
  expect(Math.abs(paid / rounds - 0.3211)).toBeLessThan(0.0242); // Four standard errors, as below.
  expect(Math.abs(back / rounds - 0.761)).toBeLessThan(0.0846);
});

test('a round for money is a bet and a win under ids of its own, and drawn from what was committed to before', async () => {
  const { session, commitment } = await open();
  const play = order(session);
  const { body } = await post('/api/play', play);
  expect(casino.calls.map(({ action }) => action)).toEqual(['authenticate', 'bet', 'win']);
  expect(casino.of('bet')[0]!.body).toMatchObject({
    token: 'bearer-of-a-game',
    player: 7,
    amount: 100,
    game: 'breath-on-glass',
    currency: 'EUR',
  });
  expect(casino.of('win')[0]!.body).toMatchObject({
    round_closed: true,
    reference: `${play.round}:bet`,
    amount: body['win'],
  });
  expect(commitmentOf(String(body['secret']))).toBe(commitment);
  expect(drawWindow(String(body['secret']), `${play.seed}:${play.round}`).panes).toEqual(body['panes']);
  expect(body['balance']).toBe(casino.balance);
});

test('a double click, and the same order after it, is one round', async () => {
  const { session } = await open();
  const play = order(session);
  const answers = await Promise.all([1, 2, 3].map(() => post('/api/play', play)));
  answers.push(await post('/api/play', play));
  for (const { body } of answers) expect({ ...body, commitment: '' }).toEqual({ ...answers[0]!.body, commitment: '' });
  expect(casino.of('bet')).toHaveLength(1);
  expect((await post('/api/play', { ...play, stake: 200 })).body).toEqual({ error: 'duplicate_transaction' });
});

test('a lost answer to a bet is asked for again under its id; a lost one to a win too', async () => {
  casino.slips = [
    ['bet', 'lost'],
    ['win', 'lost'],
  ];
  const { session } = await open();
  const play = order(session);
  expect(await post('/api/play', play)).toMatchObject({ status: 503, body: { error: 'lost' } });
  const { body } = await post('/api/play', play);
  expect(casino.balance).toBe(10_000 - 100 + Number(body['win']));
  expect(new Set(casino.of('bet').map((call) => call.body['transaction_id'])).size).toBe(1);
});

test('a bet whose answer stays lost is taken back, and its round is never played', async () => {
  casino.slips = [
    ['bet', 'lost'],
    ['bet', 'lost'],
  ];
  const { session } = await open();
  const play = order(session);
  expect((await post('/api/play', play)).body).toEqual({ error: 'not_placed' });
  expect(casino.of('rollback')).toHaveLength(1);
  expect(casino.balance).toBe(10_000);
  expect((await post('/api/play', play)).body).toEqual({ error: 'not_placed' });
  expect(casino.of('win')).toHaveLength(0);
});

test('what is owed when the program ends is paid after its next start, once', async () => {
  casino.slips = [
    ['win', 'away'],
    ['win', 'away'],
  ];
  const { session } = await open();
  expect((await post('/api/play', order(session))).status).toBe(503);
  const before = casino.balance;
  await studio.close();
  casino.slips = [];
  await start();
  await expect.poll(() => casino.of('win').length).toBe(1);
  expect(casino.balance).toBe(before + Number(casino.of('win')[0]!.body['amount']));
  await studio.rounds.sweep();
  expect(casino.of('win')).toHaveLength(1);
});

test('a bet the program never heard of is taken back after its next start', async () => {
  casino.slips = [
    ['bet', 'lost'],
    ['bet', 'lost'],
    ['rollback', 'away'],
  ];
  const { session } = await open();
  await post('/api/play', order(session));
  expect(casino.balance).toBe(9_900);
  await studio.close();
  await start();
  await expect.poll(() => casino.balance).toBe(10_000);
});

test('the casino’s refusals are told by name, and cost nothing', async () => {
  const { session } = await open();
  for (const code of ['limit_exceeded', 'user_disabled', 'invalid_token']) {
    casino.slips = [['bet', code]];
    expect(await post('/api/play', order(session))).toMatchObject({ status: 422, body: { error: code } });
  }
  casino.balance = 50;
  expect((await post('/api/play', order(session))).body).toEqual({ error: 'not_enough_money' });
  expect(casino.of('rollback')).toHaveLength(0);
});

test('play money is kept here: it runs out, and no casino hears of it', async () => {
  const { session } = await open(null);
  const { body } = await post('/api/play', order(session, { stake: 1_000 }));
  expect(body['balance']).toBe(100_000 - 1_000 + Number(body['win']));
  expect(casino.calls).toEqual([]);
});

test.each(['{', '[]', '7', '{}', { token: 7 }, { token: '../../' }])('an opening with %j is refused', async (body) => {
  expect((await post('/api/open', body)).status).toBe(400);
});

test('stakes that are not offered, and sessions nobody has, play nothing', async () => {
  const { session } = await open();
  for (const stake of [0, -100, 30, 10 ** 12])
    expect((await post('/api/play', order(session, { stake }))).status).toBe(422);
  for (const stake of ['100', 0.5, null]) expect((await post('/api/play', order(session, { stake }))).status).toBe(400);
  expect((await post('/api/play', order(randomUUID()))).body).toEqual({ error: 'invalid_token' });
  expect(casino.of('bet')).toHaveLength(0);
});

test('the page is framed by the casinos it plays for, and loads nothing from elsewhere', async () => {
  const reply = await fetch(`http://127.0.0.1:${studio.port}/games/breath-on-glass`);
  const policy = reply.headers.get('content-security-policy')!;
  expect(policy).toContain('frame-ancestors http://casino.localhost:4200');
  expect(policy).toContain("default-src 'none'");
  expect(await reply.text()).not.toContain('{{');
});
