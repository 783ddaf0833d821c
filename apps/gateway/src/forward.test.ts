import { Agent, createServer, request as ask } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '@croupier/server-http';
import { forward, type NoAnswer } from './forward.ts';

const here = { port: 0, host: '127.0.0.1' };

/** Starts one process in front of another, with a short timeout. */
async function start(handler: Parameters<typeof createServer>[1], deadlineMs = 200) {
  const behind = createServer(handler);
  const base = `http://127.0.0.1:${await listen(behind, here)}`;
  const agent = new Agent({ keepAlive: true });
  const results: unknown[] = [];
  const front = createServer((request, response) => {
    forward(request, Buffer.alloc(0), response, { agent, base, deadlineMs }).then(
      () => results.push('done'),
      (error: NoAnswer) => {
        results.push(error.status);
        response.writeHead(error.status).end();
      },
    );
  });
  const port = await listen(front, here);
  onTestFinished(() => {
    agent.destroy();
    for (const server of [front, behind]) server.close().closeAllConnections();
  });
  const get = (headers: Record<string, string> = {}) =>
    new Promise<{ status?: number | undefined; headers: string[]; text: string }>((resolve, reject) => {
      ask({ port, headers, agent: false }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode, headers: response.rawHeaders, text }));
      })
        .on('error', reject)
        .end();
    });
  return { get, results };
}

test('an answer that does not come is a 504, one that stops halfway ends the connection', async () => {
  const silent = await start(() => undefined);
  expect((await silent.get()).status).toBe(504);
  const stopping = await start((_request, response) => void response.write('half'));
  await expect(stopping.get()).rejects.toThrow();
  const gone = await start((request) => request.socket.destroy());
  expect((await gone.get()).status).toBe(502);
  await setTimeout(0);
  expect([silent.results, stopping.results, gone.results]).toEqual([[504], ['done'], [502]]);
});

test('headers of the connection stay there, all others arrive, each as often as it was sent', async () => {
  let seen: Record<string, unknown> = {};
  const { get } = await start(({ headers }, response) => {
    seen = headers;
    response.writeHead(200, ['set-cookie', 'a=1', 'set-cookie', 'b=2', 'x-kept', '1']).end('here');
  });
  const { headers, text } = await get({ connection: 'close, x-mine', 'x-mine': '1', te: 'trailers', 'x-yours': '2' });
  expect(seen).toMatchObject({ 'x-yours': '2', connection: 'keep-alive' });
  expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['x-mine']));
  expect(headers.filter((each) => /^(a=1|b=2)$/.test(each))).toEqual(['a=1', 'b=2']);
  expect(text).toBe('here');
});
