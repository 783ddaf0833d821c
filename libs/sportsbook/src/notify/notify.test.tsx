import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bet } from '@croupier/contracts';
import { renderSport } from '../testing/render-sport.tsx';
import { bet } from '../testing/sport-events.ts';
import { notifyResultsAtom } from './notifications.ts';
import { NotifyResults } from './NotifyResults.tsx';
import { useNotifyResult } from './useNotifyResult.ts';

let shown: { title: string; body: string; tag: string }[] = [];
let asked = 0;

/** Stubs a browser that allows, blocks or hasn't decided on notifications. */
function browser(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  class Shown extends EventTarget {
    static permission = permission;
    static requestPermission() {
      asked++;
      Shown.permission = answer;
      return Promise.resolve(answer);
    }
    constructor(title: string, options: { body: string; tag: string }) {
      super();
      shown.push({ title, ...options });
    }
    close() {}
  }
  vi.stubGlobal('Notification', Shown);
}
const lookAway = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

beforeEach(() => {
  localStorage.clear();
  [shown, asked] = [[], 0];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const theSwitch = () => screen.getByRole('switch', { name: 'Notify me when my bets are settled' });

test('the browser is asked upon turning it on and not before, and it can be turned off', async () => {
  browser('default');
  const { store } = renderSport(<NotifyResults />);
  expect(theSwitch()).not.toBeChecked();
  expect(asked).toBe(0);
  await userEvent.click(theSwitch());
  expect(asked).toBe(1);
  expect(theSwitch()).toBeChecked();
  await userEvent.click(theSwitch());
  expect(store.get(notifyResultsAtom)).toBe(false);
});

test('a no is taken: it stays off and says where it can be changed', async () => {
  browser('default', 'denied');
  renderSport(<NotifyResults />);
  await userEvent.click(theSwitch());
  expect(theSwitch()).not.toBeChecked();
  expect(theSwitch()).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent(/^Your browser blocks notifications/);
});

test('a browser without notifications is offered none', () => {
  vi.stubGlobal('Notification', undefined);
  renderSport(<NotifyResults />);
  expect(screen.queryByRole('switch')).toBeNull();
});

function Tell({ bets }: { bets: readonly Bet[] }) {
  const tell = useNotifyResult();
  return <button onClick={() => bets.forEach(tell)}>tell</button>;
}
async function tell(bets: readonly Bet[], on = true) {
  const { store } = renderSport(<Tell bets={bets} />);
  await act(async () => store.set(notifyResultsAtom, on));
  await userEvent.click(screen.getAllByText('tell').at(-1)!);
}
const won = bet({ status: 'settled', return_cents: 2_000 });

test('a bet that ended is told once in plain words and without sums', async () => {
  browser('granted');
  lookAway('hidden');
  const more = { id: 'b2b7a5f4-0000-4000-8000-000000000001' };
  const half = (result: 0 | 1) => bet({ ...more, status: 'settled' }, { result, void_factor: 0.5 });
  const ended = (return_cents: number) => bet({ ...more, status: 'settled', return_cents });
  await tell([bet(), bet({ status: 'pending' }), won, ended(0), ended(500), ended(1_000), half(1), half(0)]);
  expect(shown).toEqual([
    { title: 'Port Ashby – Nueva Coral', body: 'Your bet won.', tag: `bet:${won.id}` },
    { title: 'Port Ashby – Nueva Coral', body: 'Your bet did not win.', tag: `bet:${more.id}` },
    { title: 'Port Ashby – Nueva Coral', body: 'Part of your stake was returned.', tag: `bet:${more.id}` },
    { title: 'Port Ashby – Nueva Coral', body: 'Your stake was returned.', tag: `bet:${more.id}` },
    { title: 'Port Ashby – Nueva Coral', body: 'Your bet half won.', tag: `bet:${more.id}` },
    { title: 'Port Ashby – Nueva Coral', body: 'Your bet half lost.', tag: `bet:${more.id}` },
  ]);
});

test('nothing is told while the page is looked at, where it was not asked for, or is not allowed', async () => {
  browser('granted');
  lookAway('visible');
  await tell([won]);
  vi.restoreAllMocks();
  lookAway('hidden');
  await tell([won], false);
  browser('denied');
  await tell([won]);
  expect(shown).toEqual([]);
});
