import { createServer, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';
import { retryAfter, watchSite } from './watch-site.ts';

/** Allows time for a busy machine. */
const soon = { timeout: 20_000 };

async function platform() {
  let answer = (response: ServerResponse): unknown => response.end('{"closed":false,"until":null}');
  const server = createServer((_request, response) => void answer(response));
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  let now = 1_000_000;
  const watch = watchSite(`http://127.0.0.1:${port}`, { everyMs: 5, clock: () => now });
  onTestFinished(() => {
    watch.stop();
    server.close().closeAllConnections();
  });
  return {
    watch,
    state: () => watch.now().state,
    pass: (ms: number) => (now += ms),
    answers: (next: typeof answer) => (answer = next),
    end: () => server.close().closeAllConnections(),
  };
}
const says =
  (closed: boolean, until: string | null = null) =>
  (response: ServerResponse) =>
    response.end(JSON.stringify({ closed, until }));

// shows: flag:tech-work
test('a site is open until the platform says that it is shut, and stays so while the platform is replaced', async () => {
  const { watch, state, answers, pass, end } = await platform();
  expect(state()).toBe('open');
  answers(says(true, '2026-11-26T14:30:00Z'));
  await expect.poll(state, soon).toBe('closed');
  expect(watch.now().until).toEqual(new Date('2026-11-26T14:30:00Z'));
  end();
  pass(3_600_000);
  expect(state()).toBe('closed');
});

test('what is no answer changes nothing: an error, half a text, another form', async () => {
  const { state, answers, pass } = await platform();
  answers(says(true));
  await expect.poll(state, soon).toBe('closed');
  for (const wrong of ['{"closed":', '{"closed":"no"}', 'null']) {
    let asked = 0;
    answers((response) => (asked++, response.end(wrong)));
    await expect.poll(() => asked, soon).toBeGreaterThan(1);
    expect(state()).toBe('closed');
  }
  answers((response) => response.writeHead(429).end());
  pass(60_000);
  expect(state()).toBe('closed');
  answers(says(false));
  await expect.poll(state, soon).toBe('open');
});

test('a platform that has not answered for ten seconds is away, and back with its next answer', async () => {
  const { state, pass, answers } = await platform();
  answers((response) => response.destroy());
  await expect.poll(() => (pass(1_000), state()), soon).toBe('away');
  answers((response) => response.writeHead(503).end());
  await expect.poll(state, soon).toBe('open');
});

test('asking again makes sense when it is expected back, within an hour, or else in a minute', () => {
  const now = Date.parse('2026-11-26T14:00:00Z');
  const at = (until: string | null) =>
    retryAfter({ state: 'closed', until: until === null ? null : new Date(until) }, now);
  expect(at('2026-11-26T14:30:00Z')).toBe(1_800);
  expect(at('2026-11-27T14:30:00Z')).toBe(3_600);
  expect(at('2026-11-26T13:30:00Z')).toBe(60);
  expect(at(null)).toBe(60);
  expect(retryAfter({ state: 'away', until: null }, now)).toBe(10);
});
