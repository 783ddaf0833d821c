import { expect, test, vi } from 'vitest';
import { likelyParentOrigins, parentPage } from './parent.ts';

const origin = 'http://casino.localhost:4200';

function framed() {
  const listeners = new Set<(event: MessageEvent) => void>();
  const parent = { postMessage: vi.fn() };
  const here = {
    parent,
    addEventListener: (_type: string, listener: (event: MessageEvent) => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: MessageEvent) => void) => listeners.delete(listener),
  } as unknown as Window;
  const arrive = (event: Partial<MessageEvent>) => listeners.forEach((listener) => listener(event as MessageEvent));
  return { here, parent, arrive };
}

// shows: promise:W6
test('what is said goes to the one exact origin', () => {
  const { here, parent } = framed();
  parentPage(origin, here).say({ kind: 'close' });
  expect(parent.postMessage).toHaveBeenCalledWith({ source: 'croupier.game', kind: 'close' }, origin);
});

// shows: promise:W6
test('only well-formed messages of the parent at that origin are received', () => {
  const { here, parent, arrive } = framed();
  const hear = vi.fn();
  const stop = parentPage(origin, here).listen(hear);
  const data = { source: 'croupier.frame', kind: 'pause', paused: true };
  const source = parent as unknown as Window;
  arrive({ origin: 'http://evil.localhost:4200', source, data });
  arrive({ origin: `${origin}.evil.test`, source, data });
  arrive({ origin, source: {} as Window, data });
  arrive({ origin, source, data: { ...data, paused: 'yes' } });
  arrive({ origin, source, data: { ...data, source: 'croupier.game' } });
  arrive({ origin, source, data: 'pause' });
  expect(hear).not.toHaveBeenCalled();
  arrive({ origin, source, data });
  expect(hear).toHaveBeenCalledWith(data);
  stop();
  arrive({ origin, source, data });
  expect(hear).toHaveBeenCalledTimes(1);
});

test('before the session names the parent, the browser does, or the host of the games', () => {
  const at = (location: object) => ({ location }) as unknown as Window;
  expect(likelyParentOrigins(at({ ancestorOrigins: [origin] }))).toEqual([origin]);
  expect(likelyParentOrigins(at({ protocol: 'http:', host: 'games.casino.localhost:4200' }))).toEqual([
    origin,
    'http://sport.casino.localhost:4200',
  ]);
});
