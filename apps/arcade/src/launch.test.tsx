import { expect, test, vi } from 'vitest';
import { launchAnew, readLaunch } from './launch.ts';

// shows: promise:W6
test('the token is taken out of the address bar, the title and language are read from it', () => {
  const history = { replaceState: vi.fn() } as unknown as History;
  const location = { pathname: '/games/moth-and-moon/6900', search: '?locale=de', hash: '#token=abc-_1' } as Location;
  expect(readLaunch(location, history)).toEqual({ slug: 'moth-and-moon', token: 'abc-_1', locale: 'de' });
  expect(history.replaceState).toHaveBeenCalledWith(null, '', '/games/moth-and-moon/6900?locale=de');
});

test('a page loaded again has no token any more', () => {
  const history = { replaceState: vi.fn() } as unknown as History;
  expect(readLaunch({ pathname: '/games/dice/7000', search: '', hash: '' } as Location, history).token).toBeNull();
});

test('a page whose texts did not come is loaded once more with its token, and not for ever', async () => {
  const reload = vi.fn();
  const replaceState = vi.fn();
  const page = (type: string) => {
    const performance = { getEntriesByType: () => [{ type }] };
    return { history: { replaceState }, location: { reload }, performance } as unknown as Window;
  };
  void launchAnew({ slug: 'dice', token: 'abc', locale: 'de' }, page('navigate'));
  expect(replaceState).toHaveBeenCalledWith(null, '', '#token=abc');
  expect(reload).toHaveBeenCalledOnce();
  await expect(launchAnew({ slug: 'dice', token: 'abc', locale: 'de' }, page('reload'))).rejects.toThrow('texts');
  expect(reload).toHaveBeenCalledOnce();
});
