import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '@croupier/server-database';
import type { GameService } from '@croupier/server-games';
import {
  gamesDatabase,
  openWalletDoor,
  playerInGame,
  testGames,
  type WalletDoor,
} from '@croupier/server-games/testing';
import { diskStore } from '@croupier/server-storage/testing';
import { checkLedger } from '@croupier/server-wallet/testing';
import { runOps } from './run.ts';

const KEY = 'between-us';
let db: Database;
let service: GameService;
let door: WalletDoor;
const clock = () => new Date();

beforeAll(async () => {
  db = await gamesDatabase();
  service = testGames(db, { clock });
  door = await openWalletDoor(db, clock, KEY);
});
afterAll(async () => {
  door.close();
  await db.close();
});

/** Launches a test player's game without opening it: the studio's own title, unless another one is given. */
async function launch({ amount = 10_000n, provider = 'studio' } = {}): Promise<string> {
  const { playerId, siteSessionId } = await playerInGame(db, service, { amount, clock });
  const { token } = await service.launch({
    slug: provider === 'house' ? 'dice' : 'lucky-tram',
    maths: provider === 'house' ? 'dice' : null,
    provider,
    mode: 'real',
    edition: { currency: 'EUR', rules: {} },
    locale: 'en',
    parentOrigin: 'http://casino.localhost',
    player: { id: playerId, siteSessionId, currency: 'EUR', nickname: null },
  });
  return token;
}

async function check(line: readonly string[], key: string | null = KEY) {
  const said: string[] = [];
  const code = await runOps(['provider', 'check', ...line], {
    connect: () => Promise.reject(new Error('a studio has no database of ours')),
    store: diskStore('/nonexistent', clock),
    say: (text) => said.push(text),
    ask: () => Promise.reject(new Error('nothing is asked')),
    user: 'anna',
    clock,
    env: key === null ? {} : { PROVIDER_KEY: key },
  });
  return { code, text: said.join('\n'), failed: said.filter((text) => text.startsWith('FAILED')) };
}

/** Starts a proxy of our side that changes one thing. */
async function slipping(slip: {
  sign?: true;
  answer?: (action: string, body: Record<string, unknown>) => object;
}): Promise<{ url: string; server: Server }> {
  const { pathname, origin } = new URL(door.url);
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const ours = createHmac('sha256', KEY).update(`POST ${request.url}\n`).update(body).digest('hex');
      const signature = slip.sign ? ours : String(request.headers['x-signature']);
      void fetch(`${origin}${request.url}`, { method: 'POST', body, headers: { 'x-signature': signature } }).then(
        async (reply) => {
          const told = (await reply.json()) as Record<string, unknown>;
          const action = request.url!.slice(pathname.length + 1);
          response.writeHead(reply.status).end(JSON.stringify(slip.answer?.(action, told) ?? told));
        },
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}${pathname}`, server };
}

test('without a key, a token, or an address, nothing is asked', async () => {
  expect(await check([door.url, '--token', 'x'], null)).toMatchObject({
    code: 1,
    text: expect.stringContaining('KEY'),
  });
  expect(await check([door.url])).toMatchObject({ code: 1, text: '--token is missing.' });
  for (const address of [[], ['studio'], ['ftp://studio.localhost']])
    expect((await check([...address, '--token', 'x'])).code).toBe(1);
});

test('a side that answers nothing fails every rule, and says so', { timeout: 60_000 }, async () => {
  const { code, failed, text } = await check(['http://127.0.0.1:9/callbacks/games/studio', '--token', 'x']);
  expect(code).toBe(1);
  expect(failed.length).toBeGreaterThan(10);
  expect(text).toContain('0 rules passed');
});

test('a side that looks at no signature fails that rule, and no rule hides it', { timeout: 120_000 }, async () => {
  const side = await slipping({ sign: true });
  const { code, failed } = await check([side.url, '--token', await launch()]);
  side.server.close();
  expect(code).toBe(1);
  expect(failed.some((line) => line.includes('signature:'))).toBe(true);
});

test(
  'a side that opens another’s title to a studio fails that rule; without such a token it is said to be unchecked',
  {
    timeout: 120_000,
  },
  async () => {
    const side = await slipping({
      answer: (action, body) => (action === 'authenticate' && body['error'] ? { token: 'x', player: 1 } : body),
    });
    const checked = await check([
      side.url,
      '--token',
      await launch(),
      '--foreign',
      await launch({ provider: 'house' }),
    ]);
    expect(checked.failed.some((line) => line.includes('a game of somebody else'))).toBe(true);
    const unchecked = await check([side.url, '--token', await launch()]);
    side.server.close();
    expect(unchecked.text).toContain('--foreign');
  },
);

test('a side whose win answers the balance before it fails where wins are paid', { timeout: 120_000 }, async () => {
  const side = await slipping({
    answer: (action, body) =>
      action === 'win' && body['balance'] ? { ...body, balance: Number(body['balance']) - 1 } : body,
  });
  const { code, failed, text } = await check([side.url, '--token', await launch()]);
  side.server.close();
  expect(code).toBe(1);
  expect(failed.some((line) => line.includes('win: paid'))).toBe(true);
  expect(text).toContain('passed  bet: takes its amount');
});

test(
  'our side keeps the contract over some 500 calls, and its books are sound after it',
  { timeout: 120_000 },
  async () => {
    const named = door.url.replace('127.0.0.1', 'casino.localhost');
    const foreign = await launch({ provider: 'house' });
    const { code, failed, text } = await check([named, '--token', await launch(), '--foreign', foreign]);
    expect(failed).toEqual([]);
    expect(text).toContain('passed  authenticate: a game of somebody else');
    expect(code).toBe(0);
    expect(Number(/^(\d+) calls, /m.exec(text)![1])).toBeGreaterThan(480);
    expect((await checkLedger(db)).breaks).toEqual([]);
  },
);

test(
  'a player with nothing to play with is told of, not mistaken for a broken side',
  { timeout: 120_000 },
  async () => {
    const { code, text } = await check([door.url, '--token', await launch({ amount: 10n })]);
    expect(code).toBe(1);
    expect(text).toContain('at least 400 subunits to play with: false instead of true');
  },
);
