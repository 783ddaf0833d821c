import { expect, test } from 'vitest';
import { targetOf } from './gateway.ts';

const targets = { platform: 'P', web: 'W', sandbox: 'S' };

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
  for (const [host, url, target] of expected) expect([host, url, targetOf(host, url, targets)]).toEqual([host, url, target]);
});
