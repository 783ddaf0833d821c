import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { type BetRequest, readBet } from './read-bet.ts';

/** Number of requests; READ_CASES raises it in the nightly run. */
const CASES = Number(process.env['READ_CASES'] ?? 5_000);

/** In-memory connection that drops everything written. */
class Wire extends Duplex {
  override _read(): void {}
  override _write(_chunk: unknown, _encoding: string, done: () => void): void {
    done();
  }
  setTimeout(): this {
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
}

type Understood = BetRequest & { method: string | undefined; url: string | undefined; type: string | undefined };

/** Returns how Node's server parses the same bytes: null unless they are one complete request. */
async function nodeReads(server: Server, heard: Heard, chunk: Buffer): Promise<Understood[] | null> {
  heard.requests = [];
  heard.failed = false;
  const wire = new Wire();
  server.emit('connection', wire);
  wire.push(chunk);
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  wire.destroy();
  return heard.failed ? null : heard.requests;
}

interface Heard {
  requests: Understood[];
  failed: boolean;
}

function listener(heard: Heard) {
  return (request: IncomingMessage) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('error', () => undefined);
    request.on('end', () => {
      const { method, url, headers } = request;
      heard.requests.push({
        method,
        url,
        type: headers['content-type'],
        authorization: headers.authorization,
        requestId: headers['x-request-id'] as string | undefined,
        forwardedFor: headers['x-forwarded-for'] as string | undefined,
        body: Buffer.concat(parts).toString('utf8'),
      });
    });
  };
}

/** Returns a small, fast random generator, reproducible by seed; no game outcome depends on it. */
function random(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const BODY = '{"round_id":"5c0a4c4e-6c7e-4f53-9f4e-0f3f5b6f7a11","stake_cents":10,"params":{"side":"under"}}';
const plain = (length = String(BODY.length)): string[] => [
  'POST /rgs/play HTTP/1.1',
  'Host: games.casino.localhost:4200',
  'Authorization: Bearer abc',
  'Content-Type: application/json',
  'X-Request-Id: 1',
  'X-Forwarded-For: 198.51.100.7',
  `Content-Length: ${length}`,
];
/** Lines that have fooled parsers. */
const ODD_LINES = [
  'X',
  'X:',
  'X :1',
  ':1',
  ' X: 1',
  '\tX: 1',
  'X:\nTransfer-Encoding: chunked',
  'X: 1\rY: 2',
  'X: \x0b1\x0c',
  'X: 1\xa0',
  'Content-Length: 0',
  'Content-Length: \n106',
  'Content-Length: +5',
  'Content-Length: 0x10',
  'Content-Length: 5, 5',
  'Content-Length:',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding:\x0bchunked',
  'Connection: close',
  'Connection: keep-alive',
  'Connection: Keep-Alive, upgrade',
  'Upgrade: websocket',
  'Expect: 100-continue',
  'Host: other',
  'Host:',
  'Authorization: Bearer other',
  'Content-Type: text/plain',
  'Content-Type: application/json;charset=UTF-8',
  'X-Forwarded-For: 203.0.113.1',
  '__proto__: x',
  'constructor: x',
  'X_Y: 1',
  'X: \xff\xfe',
  'X: a\x00b',
  `X: ${'y'.repeat(300)}`,
];
const ODD_BYTES = '\0\t\n\x0b\f\r "(),/:;<=>?@[]{}\x7f\x80\xa0\xff-09AZaz';
const ODD_STARTS = [
  'GET /rgs/play HTTP/1.1',
  'POST /rgs/play HTTP/1.0',
  'POST  /rgs/play HTTP/1.1',
  'POST /rgs/play\tHTTP/1.1',
];

/** Returns a request with random changes to some of its lines and bytes. */
function mutated(below: (bound: number) => number): Buffer {
  const pick = <Item>(items: ArrayLike<Item>): Item => items[below(items.length)]!;
  const lengths = [String(BODY.length), '0', '1', String(BODY.length - 1), String(BODY.length + 1), `0${BODY.length}`];
  const lines = plain(below(4) === 0 ? pick(lengths) : undefined);
  for (let change = below(3); change > 0; change--) {
    const at = 1 + below(lines.length);
    const kind = below(5);
    if (kind === 0) lines.splice(at, 1);
    else if (kind === 1) lines.splice(at, 0, lines[1 + below(lines.length - 1)] ?? '');
    else lines.splice(at, 0, pick(ODD_LINES));
  }
  if (below(12) === 0) lines[0] = pick(ODD_STARTS);
  const gap = below(20) === 0 ? pick(['\n', '\r', '\r\n\r\n', '\n\r\n']) : '\r\n';
  let text = `${lines.join(gap)}\r\n\r\n${BODY}`;
  for (let change = below(3); change > 0; change--) {
    const at = below(text.length);
    text = `${text.slice(0, at)}${pick(ODD_BYTES)}${text.slice(at + below(2))}`;
  }
  return Buffer.from(text, 'latin1');
}

// shows: request:malformed-json
test(
  `of ${CASES} mutated requests, Node reads every one that is read here, and reads the same`,
  { timeout: 600_000 },
  async () => {
    const seed = Number(process.env['READ_SEED'] ?? 7);
    const below = random(seed);
    const heard: Heard = { requests: [], failed: false };
    const server = createServer(listener(heard));
    server.on('clientError', () => (heard.failed = true));
    let accepted = 0;
    for (let turn = 0; turn < CASES; turn++) {
      const chunk = mutated(below);
      const bet = readBet(chunk);
      if (!bet) continue;
      accepted++;
      const node = await nodeReads(server, heard, chunk);
      const what = `seed ${seed}, turn ${turn}: ${JSON.stringify(chunk.toString('latin1'))}`;
      expect(node, what).toHaveLength(1);
      const { method, url, type, ...same } = node![0]!;
      expect([method, url], what).toEqual(['POST', '/rgs/play']);
      expect(type, what).toMatch(/^application\/json/i);
      expect(same, what).toEqual(bet);
    }
    expect(accepted / CASES).toBeGreaterThan(0.05);
  },
);

const head = (...lines: string[]) => Buffer.from(`${[...plain(), ...lines].join('\r\n')}\r\n\r\n${BODY}`, 'latin1');

test('a plain bet is read', () => {
  expect(readBet(head())).toEqual({
    authorization: 'Bearer abc',
    requestId: '1',
    forwardedFor: '198.51.100.7',
    body: BODY,
  });
});

test.each([
  ['a line without a colon', 'X'],
  ['a line feed in a value', 'X:\nTransfer-Encoding: chunked'],
  ['a vertical tab at the end', 'X: 1\x0b'],
  ['a form feed at the start', 'X: \x0c1'],
  ['a no-break space', 'X: 1\xa0'],
  ['a space before the colon', 'X : 1'],
  ['a header that comes twice', 'Host: other'],
])('a head with %s is left to Node', (_name, line) => {
  expect(readBet(head(line))).toBeNull();
});

test('a length with a line feed before it, and a body that is not said to be JSON, are left to Node', () => {
  const whole = head().toString('latin1');
  expect(readBet(Buffer.from(whole.replace('Content-Length: ', 'Content-Length: \n')))).toBeNull();
  expect(readBet(Buffer.from(whole.replace('Content-Type: application/json\r\n', '')))).toBeNull();
  expect(readBet(Buffer.from(whole.replace('application/json', 'text/plain')))).toBeNull();
});
