import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cookies } from '@croupier/contracts';
import type { EditionId } from '@croupier/i18n';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import type { NoticeLink } from './notice-link.ts';
import { Notices } from './Notices.tsx';

const Link: NoticeLink = ({ to, children }) => <a href={to}>{children}</a>;

const page = vi.hoisted(() => ({ edition: 'au' as EditionId }));
const kept = vi.hoisted(() => [] as string[]);
vi.mock('@croupier/api-client', () => ({ useApi: () => ({}) }));
vi.mock('../usePageContext.ts', () => ({ usePageContext: () => ({ edition: page.edition, origins: {} }) }));
vi.mock('../keep-cookie.ts', () => ({
  keepCookie: (id: 'approval' | 'consent', value: string) => {
    kept.push(id);
    document.cookie = `${cookies[id].name}=${value}`;
  },
}));
vi.mock('../consent/consent.ts', () => ({ keepConsent: () => undefined }));
vi.mock('../referral/landing-marks.ts', () => ({ landingMarks: () => null }));

const forget = () => {
  for (const { name } of [cookies.approval, cookies.consent]) document.cookie = `${name}=;max-age=0`;
};
beforeEach(() => {
  forget();
  kept.length = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  forget();
});
const shown = async () => {
  renderWithTexts(<Notices Link={Link} />);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
};
const approval = () => screen.queryByRole('region', { name: 'Before you play' });
const consent = () => screen.queryByRole('region', { name: 'Cookies' });

// shows: product:australian-approval; shell:cookie-cards
test('a visitor of the Australian edition approves once, and reads a cookie text of its own', async () => {
  page.edition = 'au';
  await shown();
  expect(await screen.findByText(/aged 18 and over/)).toBeInTheDocument();
  expect(await screen.findByText(/Australian Privacy Principles/)).toBeInTheDocument();
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'I am 18 or over' }));
  expect(approval()).toBeNull();
  expect(consent()).not.toBeNull();
  expect(kept).toEqual(['approval']);
});

test('who answered is asked no more, and no other edition asks for approval', async () => {
  page.edition = 'au';
  document.cookie = `${cookies.approval.name}=1`;
  document.cookie = `${cookies.consent.name}=1`;
  await shown();
  expect([approval(), consent()]).toEqual([null, null]);
  forget();
  page.edition = 'nz';
  await shown();
  expect(await screen.findByText(/We only use cookies/)).toBeInTheDocument();
  expect(approval()).toBeNull();
});

// shows: shell:cookie-delay; shell:cookie-cards
test('the cookie card comes a second and a half after the page, and not where its cookie is', async () => {
  page.edition = 'nz';
  vi.useFakeTimers();
  await import('./CookieCard.tsx'); // Its code is loaded, so only the delay is awaited.
  renderWithTexts(<Notices Link={Link} />);
  await act(() => vi.advanceTimersByTimeAsync(1_499));
  expect(consent()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(consent()).not.toBeNull();
});
