import { act, screen } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { OfflineBanner } from './connection/OfflineBanner.tsx';
import { mediaQueryAtom } from './device/media-query.atoms.ts';
import { GlobalLoader } from './loader/GlobalLoader.tsx';
import { beginLoading, trackLoading } from './loader/loading.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// shows: shell:loader
test('the loader shows while anything is loading', async () => {
  renderWithTexts(<GlobalLoader />);
  let done = () => {};
  let failing: Promise<unknown> = Promise.resolve();
  act(() => {
    done = beginLoading();
    failing = trackLoading(Promise.reject(new Error('away')));
    failing.catch(() => undefined);
  });
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  act(done);
  await act(async () => expect(failing).rejects.toThrow('away'));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

// shows: promise:F4
test('without a network a quiet line says that nothing is lost', () => {
  renderWithTexts(<OfflineBanner />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status')).toHaveTextContent('your balance and bets are safe');
});

test('a media query is read at once, followed while shown, and read again by who comes later', () => {
  const media = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => media);
  const narrowAtom = mediaQueryAtom('(width < 560px)');
  const Narrow = () => <p>{useAtomValue(narrowAtom) ? 'narrow' : 'wide'}</p>;
  const first = renderWithTexts(<Narrow />);
  expect(screen.getByText('narrow')).toBeInTheDocument();
  media.matches = false;
  act(() => void media.dispatchEvent(new Event('change')));
  expect(screen.getByText('wide')).toBeInTheDocument();
  first.unmount();
  media.matches = true;
  renderWithTexts(<Narrow />);
  expect(screen.getByText('narrow')).toBeInTheDocument();
});
