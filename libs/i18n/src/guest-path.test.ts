import { expect, test } from 'vitest';
import { joinGuest, splitGuest } from './index.ts';

test.each([
  ['/guest', true, '/'],
  ['/guest/', true, '/'],
  ['/guest/de/live/all', true, '/de/live/all'],
  ['/guests', false, '/guests'],
  ['/de/guest/', false, '/de/guest/'],
  ['/', false, '/'],
])('of %s the guest mode is %s and the page %s', (pathname, guestMode, path) => {
  expect(splitGuest(pathname)).toEqual({ guestMode, path });
});

// shows: guard:guest-base
test('a path goes there and back, with its language behind the base', () => {
  for (const path of ['/', '/de', '/de/live/all', '/guest/x'])
    for (const guestMode of [true, false])
      if (guestMode || !path.startsWith('/guest'))
        expect(splitGuest(joinGuest(guestMode, path))).toEqual({ guestMode, path });
});
