import type { AnyRouter } from '@tanstack/react-router';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebVitals } from '@croupier/contracts';
import type { AppServices } from '../services.ts';
import { reportVitals } from './vitals.ts';

type Heard = (list: { getEntries: () => object[] }) => void;
const observers = new Map<string, Heard>();
let late: Record<string, object[]>;
let known: string[];
const sent: unknown[] = [];

class FakeObserver {
  type = '';
  readonly hear: Heard;
  static get supportedEntryTypes() {
    return known;
  }
  constructor(hear: Heard) {
    this.hear = hear;
  }
  observe({ type }: { type: string }) {
    this.type = type;
    observers.set(type, this.hear);
  }
  takeRecords() {
    return late[this.type] ?? [];
  }
}

beforeEach(() => {
  observers.clear();
  sent.length = 0;
  late = {};
  known = ['largest-contentful-paint', 'layout-shift', 'event'];
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  vi.stubGlobal('fetch', async (path: string, { body, keepalive }: { body: string; keepalive: boolean }) => {
    sent.push([path, JSON.parse(body), keepalive]);
    return new Response(null, { status: 204 });
  });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ responseStart: 120 } as never]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const services = {
  pageContext: { device: 'mobile', origins: { sport: 'http://sport.example' } },
} as unknown as AppServices;
const router = { state: { matches: [{ routeId: '__root__' }, { routeId: '/play/$producer/$name' }] } } as never;
const hear = (type: string, ...entries: object[]) => observers.get(type)!({ getEntries: () => entries });
function leave() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  dispatchEvent(new Event('visibilitychange'));
}

test('a page is reported once, when it is left: the last paint, the worst window of shifts, the slowest press', () => {
  reportVitals(services, router as AnyRouter);
  hear('largest-contentful-paint', { startTime: 800 }, { startTime: 1_900 });
  hear('layout-shift', { startTime: 100, value: 0.02 }, { startTime: 900, value: 0.03 });
  hear('layout-shift', { startTime: 950, value: 9, hadRecentInput: true }, { startTime: 4_000, value: 0.01 });
  hear('event', { interactionId: 1, duration: 56 }, { interactionId: 0, duration: 900 });
  late['event'] = [{ interactionId: 2, duration: 96 }];
  dispatchEvent(new Event('visibilitychange'));
  expect(sent).toEqual([]);
  leave();
  leave();
  const vitals = { ttfb_ms: 120, lcp_ms: 1_900, cls: 0.05, inp_ms: 96 };
  expect(sent).toEqual([
    ['/performance', { app: 'casino', route: '/play/$producer/$name', device: 'mobile', ...vitals }, true],
  ]);
  expect(v.is(WebVitals, (sent[0] as unknown[])[1])).toBe(true);
});

test('shifts that never stop end a window after five seconds', () => {
  reportVitals(services, router as AnyRouter);
  hear('layout-shift', ...Array.from({ length: 12 }, (_, n) => ({ startTime: 500 + n * 900, value: 0.01 })));
  leave();
  expect((sent[0] as [string, WebVitals])[1].cls).toBeCloseTo(0.06);
});

test('what a browser does not measure is left out', () => {
  known = [];
  reportVitals(services, router as AnyRouter);
  leave();
  expect((sent[0] as [string, object])[1]).toEqual({
    app: 'casino',
    route: '/play/$producer/$name',
    device: 'mobile',
    ttfb_ms: 120,
  });
});
