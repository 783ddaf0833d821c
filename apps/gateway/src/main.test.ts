import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '@croupier/server-http';
import { askHost, startAlone } from '@croupier/server-http/testing';

const entry = new URL('./main.ts', import.meta.url);

// shows: operation:copies
test('started alone it stands in front of the processes it is given, and stops when told', async () => {
  const answering = async (name: string) => {
    const server = createServer((request, response) => response.end(`${name} ${request.headers.host}`));
    onTestFinished(() => void server.close());
    return `http://127.0.0.1:${await listen(server, { port: 0, host: '127.0.0.1' })}`;
  };
  const gateway = await startAlone(entry, {
    PORT: '0',
    PLATFORM_BASE: await answering('platform'),
    WEB_BASE: 'http://127.0.0.1:1',
    SPORT_WEB_BASE: await answering('sport pages'),
    SPORT_ORIGIN: 'https://sport.example',
    GAMES_ORIGIN: 'https://play.example',
  });
  expect((await askHost(gateway.url, 'casino.example', '/api/player')).text).toBe('platform casino.example');
  expect((await askHost(gateway.url, 'play.example', '/rgs/session')).text).toBe('platform play.example');
  expect((await askHost(gateway.url, 'play.example', '/api/player')).status).toBe(502);
  expect((await askHost(gateway.url, 'casino.example', '/')).status).toBe(502);
  expect((await askHost(gateway.url, 'sport.example', '/')).text).toBe('sport pages sport.example');
  expect(await gateway.stop()).toBe(0);
});

test('a taken port is the reason it does not start', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  const port = await listen(other, { port: 0, host: '127.0.0.1' });
  const gateway = await startAlone(entry, { PORT: String(port) });
  expect(gateway.failed?.code).toBe('EADDRINUSE');
  expect(await gateway.stop()).toBe(1);
});
