import { createServer, request as ask, type Server } from 'node:http';
import { expect, test } from 'vitest';
import { createGateway, targetOf } from './gateway.ts';

const targets = { platform: 'P', web: 'W', sandbox: 'S' };

// shows: promise:W1
test('each host and path reaches the piece that answers it', () => {
  const expected: [string, string, string][] = [
    ['casino.localhost:4200', '/', 'W'],
    ['casino.localhost:4200', '/api/player', 'P'],
    ['casino.localhost:4200', '/apiary', 'W'],
    ['sport.casino.localhost', '/sock/websocket?vsn=2.0.0', 'P'],
    ['casino.localhost', '/callbacks/sandbox', 'P'],
    ['casino.localhost', '/metrics', 'W'],
    ['games.casino.localhost', '/games/dice/1', 'W'],
    ['games.casino.localhost', '/rgs/session', 'P'],
    ['games.casino.localhost', '/api/player', 'W'],
    ['pay.sandbox.localhost:4200', '/api/x', 'S'],
    ['SANDBOX.localhost', '/', 'S'],
  ];
  for (const [host, url, target] of expected)
    expect([host, url, targetOf(host, url, targets)]).toEqual([host, url, target]);
});

const listening = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as { port: number }).port;
};

test('a reading that meets a closing connection is asked once more, an order never', async () => {
  const asked: string[] = [];
  const piece = createServer((request, response) => {
    asked.push(request.method!);
    if (asked.filter((method) => method === request.method).length === 1) return void request.socket.destroy();
    response.end('here');
  });
  const base = `http://127.0.0.1:${await listening(piece)}`;
  const gateway = createGateway({ platform: base, web: base, sandbox: base }, { port: 4200 });
  const port = await listening(gateway);
  const viaHost = (method: string) =>
    new Promise<number>((resolve, reject) => {
      const order = { port, method, path: '/api/player', headers: { host: 'casino.localhost' } };
      ask(order, (response) => resolve(response.resume().statusCode!))
        .on('error', reject)
        .end();
    });
  expect([await viaHost('GET'), await viaHost('POST')]).toEqual([200, 502]);
  expect(asked).toEqual(['GET', 'GET', 'POST']);
  for (const server of [gateway, piece]) server.close().closeAllConnections();
});
