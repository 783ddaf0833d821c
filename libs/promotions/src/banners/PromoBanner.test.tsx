import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Banner } from '@croupier/contracts';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { PromoBanner } from './PromoBanner.tsx';
import { PromoTimer } from './PromoTimer.tsx';

const now = new Date('2026-11-23T12:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now });
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

const banner: Banner = {
  id: 'welcome-bonus',
  categories: ['promo-banner'],
  groups: [],
  title: 'A welcome bonus',
  description: 'All of it on one page.',
  game: null,
  image: '',
  image_small: '',
  href: '/welcome-bonuses',
  action: 'Read the conditions',
  ends_at: null,
};
let kept: number | null = null;
const tooltip = { read: () => kept, keep: (at: number) => void (kept = at) };
beforeEach(() => void (kept = null));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const show = (changes: Partial<Banner> = {}) =>
  renderWithTexts(
    <PromoBanner
      banner={{ ...banner, ...changes }}
      hrefOf={(path) => path}
      limitsLink={(text) => <a href="/users/limits">{text}</a>}
      tooltip={tooltip}
    />,
  );

// shows: promo:banner-returns; constant:promo-banner-hidden
test('closed, the banner is away for two minutes, also over a reload, and then back', async () => {
  const { unmount } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('A welcome bonus')).toBeNull();
  await pass(60_000);
  unmount();
  show();
  expect(screen.queryByText('A welcome bonus')).toBeNull();
  await pass(59_999);
  expect(screen.queryByText('A welcome bonus')).toBeNull();
  await pass(1);
  expect(screen.getByText('A welcome bonus')).toBeInTheDocument();
});

// shows: promo:timer
test('the timer counts to a fixed instant, says once that it is over, and is gone', async () => {
  const onEnd = vi.fn();
  const endsAt = new Date(now.getTime() + (86_400 + 2 * 3_600 + 3 * 60 + 5) * 1_000).toISOString();
  const { unmount } = renderWithTexts(<PromoTimer endsAt={endsAt} onEnd={onEnd} />);
  await pass(1_000);
  expect(screen.getByRole('timer')).toHaveTextContent('Ends in 1 d 2 h 3 min 4 s');
  unmount();
  await pass(60_000);
  renderWithTexts(<PromoTimer endsAt={endsAt} onEnd={onEnd} />);
  await pass(1_000);
  expect(screen.getByRole('timer')).toHaveTextContent('Ends in 1 d 2 h 2 min 3 s');
  await pass(2 * 86_400_000);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a banner of what has ended goes with it', async () => {
  show({ ends_at: new Date(now.getTime() + 5_000).toISOString() });
  await pass(1_000);
  expect(screen.getByRole('timer')).toBeInTheDocument();
  await pass(5_000);
  expect(screen.queryByText('A welcome bonus')).toBeNull();
});

// shows: constant:promo-tooltip-timer
test('the note beside an offer is there for ten minutes in all, and never begins anew', async () => {
  const { unmount } = show();
  await pass(300_000);
  expect(screen.getByRole('note')).toBeInTheDocument();
  unmount();
  show();
  await pass(299_000);
  expect(screen.getByRole('note')).toBeInTheDocument();
  await pass(1_000);
  expect(screen.queryByRole('note')).toBeNull();
});

test('closed, the note stays away while the banner stays', async () => {
  const { unmount } = show();
  await pass(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close the note' }));
  expect(screen.queryByRole('note')).toBeNull();
  unmount();
  show();
  await pass(1);
  expect(screen.queryByRole('note')).toBeNull();
  expect(screen.getByText('A welcome bonus')).toBeInTheDocument();
});
