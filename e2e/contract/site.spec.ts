import { expect, test } from '@playwright/test';
import { ask, port } from '@croupier/e2e-support/site';

const host = (name: string) => `${name}.localhost:${port}`;

// shows: operation:one-command
test.describe('behind one port', { tag: '@smoke' }, () => {
  for (const [name, path, said] of [
    ['casino', '/', /<title>[^<]*Croupier/],
    ['sport.casino', '/sport', /<title>[^<]*Croupier Sport/],
    ['casino', '/api/info/currencies', /"code":"EUR"/],
    ['casino', '/healthz', /ok/],
    ['pay.sandbox', '/', /<h1>/],
    ['mail.sandbox', '/', /<h1>/],
    ['crypto.sandbox', '/', /<h1>/],
    ['tags.sandbox', '/', /<h1>/],
  ] as const)
    test(`${name}${path} answers`, async () => {
      const { status, text } = await ask(host(name), { path });
      expect(status).toBe(200);
      expect(text).toMatch(said);
    });

  test('the bare address leads to the casino', async () => {
    const { status, headers } = await ask(`localhost:${port}`, { path: '/' });
    expect([301, 302, 307, 308]).toContain(status);
    expect(headers.location).toContain(host('casino'));
  });
});
