import { act, screen } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { OfflineBanner } from './connection/OfflineBanner.tsx';
import { mediaQueryAtom } from './device/media-query.atoms.ts';
import { GlobalLoader } from './loader/GlobalLoader.tsx';
import { registerModals } from './modals/modal-registry.ts';
import { ModalHost } from './modals/ModalHost.tsx';
import { openModal } from './modals/open-modal.ts';
import { closeAllModals } from './testing/close-all-modals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// shows: shell:loader
test('the loader shows while the code of a popup loads, and no longer where it can’t be had', async () => {
  const part = Promise.withResolvers<{ default: () => string }>();
  const other = Promise.withResolvers<never>();
  registerModals({ slow: () => part.promise, broken: () => other.promise });
  renderWithTexts(
    <>
      <GlobalLoader />
      <ModalHost />
    </>,
  );
  const line = () => screen.queryByRole('progressbar', { name: 'Loading', hidden: true });
  expect(line()).toBeNull();
  await act(async () => {
    openModal('slow');
    openModal('broken');
  });
  expect(line()).not.toBeNull();
  await act(async () => part.resolve({ default: () => 'Here' }));
  expect(line()).not.toBeNull();
  vi.spyOn(console, 'error').mockReturnValue();
  await act(async () => other.reject(new Error('away')));
  await act(() => vi.runAllTimersAsync());
  expect(line()).toBeNull();
  act(() => closeAllModals({ immediate: true }));
});

// shows: promise:F4
test('without a network a quiet line says that nothing is lost', () => {
  renderWithTexts(<OfflineBanner />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status')).toHaveTextContent('Your balance and bets are safe');
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
