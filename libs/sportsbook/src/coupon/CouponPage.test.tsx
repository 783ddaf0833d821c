import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readKickOffs, readSportEvents, readSportTree } from '@croupier/contracts';
import { renderSport } from '../testing/render-sport.tsx';
import { sportEvent, withResult } from '../testing/sport-events.ts';
import { CouponPage } from './CouponPage.tsx';

let seen: (isIntersecting: boolean) => void;
beforeEach(() => {
  class Observer {
    constructor(told: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
      const targets: Element[] = [];
      this.observe = (target) => void targets.push(target);
      seen = (isIntersecting) => told(targets.map((target) => ({ target, isIntersecting })));
    }
    observe: (target: Element) => void;
    unobserve() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => vi.unstubAllGlobals());

const event = sportEvent();
const result = { ...event, markets: event.markets.slice(0, 1) };

test('a coupon’s row follows its match by the socket while it is seen, and keeps to its lines', async () => {
  const { send, topics } = renderSport(<CouponPage sport="football" market={1} />, {
    answers: [
      [readSportEvents, [result]],
      [readSportTree, { sports: [], top: [] }],
      [readKickOffs, []],
    ],
  });
  expect(await screen.findByRole('button', { name: /^Port Ashby to win .*, 2\.00$/ })).toBeVisible();
  const topic = 'public:odds:event:7';
  expect(topics()).not.toContain(topic);
  act(() => seen(true));
  expect(topics()).toContain(topic);
  act(() => send(topic, 'changed', withResult(event, { odds: [31_000, 25_000, 30_000] })));
  expect(screen.getByRole('button', { name: /^Port Ashby to win .*, 3\.10$/ })).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(3);
  act(() => send(topic, 'changed', { ...withResult(event, { odds: [11_000, 25_000, 30_000] }), version: 4 }));
  expect(screen.getByRole('button', { name: /^Port Ashby to win .*, 3\.10$/ })).toBeVisible();
  act(() => seen(false));
  expect(topics()).not.toContain(topic);
});
