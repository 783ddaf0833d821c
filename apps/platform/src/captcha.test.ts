import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captchaService } from './captcha.ts';

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/hangs') return;
    if (request.url === '/endless') return void response.write('x'.repeat(20_000));
    response.end('{"success": true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, port = (server.address() as AddressInfo).port) => {
  const reports: string[] = [];
  const config = {
    siteKey: 'key',
    secret: 'hush',
    frameUrl: 'https://captcha.example/frame',
    verifyUrl: `http://127.0.0.1:${port}${path}`,
    register: true,
  };
  const check = captchaService(config, (what, details) => reports.push(`${what} ${JSON.stringify(details)}`), 100);
  return check('a-token-nobody-may-log', '192.0.2.1').then((verdict) => ({ verdict, reports }));
};

// shows: promise:F3
test.each(['/hangs', '/endless'])(
  'a service that does not answer in time is unknown, and no token is logged: %s',
  async (path) => {
    const { verdict, reports } = await ask(path);
    expect(verdict).toBe('unknown');
    expect(reports).toHaveLength(1);
    expect(reports[0]).not.toContain('a-token-nobody-may-log');
  },
);

test('a service that is away is unknown, one that answers is believed', async () => {
  expect((await ask('/', 1)).verdict).toBe('unknown');
  expect(await ask('/')).toEqual({ verdict: 'passed', reports: [] });
});
