import type { AnyRouter } from '@tanstack/react-router';
import type { WebVitals } from '@croupier/contracts';
import type { AppServices } from '../services.ts';
import { report } from './report.ts';

interface Entry extends PerformanceEntry {
  readonly hadRecentInput?: boolean;
  readonly value?: number;
  readonly interactionId?: number;
}

/** A session window of layout shifts ends a second after its last shift, or five seconds after its first. */
const GAP_MS = 1_000;
const WINDOW_MS = 5_000;
/** Shorter interactions are ignored. */
const SHORT_MS = 40;

/**
 * Observes performance entries of a type, if the browser supports it. Returns a function that processes pending
 * entries.
 */
function watch(type: string, hear: (entry: Entry) => void, more: object = {}): () => void {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return () => undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(hear));
  observer.observe({ type, buffered: true, ...more });
  return () => observer.takeRecords().forEach(hear);
}

/** Measures how fast this page loads and responds, and reports it once, when it is closed or hidden. */
export function reportVitals({ pageContext }: Pick<AppServices, 'pageContext'>, router: AnyRouter): void {
  const measured: { -readonly [Key in keyof WebVitals]?: WebVitals[Key] } = {};
  let shifts = { sum: 0, first: 0, last: 0 };
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation && navigation.responseStart > 0) measured.ttfb_ms = navigation.responseStart;
  const route = String(router.state.matches.at(-1)?.routeId ?? '/');

  const flushes = [
    watch('largest-contentful-paint', ({ startTime }) => (measured.lcp_ms = startTime)),
    watch('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
      measured.cls ??= 0;
      if (hadRecentInput) return;
      const goesOn = startTime - shifts.last < GAP_MS && startTime - shifts.first < WINDOW_MS;
      shifts = goesOn
        ? { ...shifts, sum: shifts.sum + value, last: startTime }
        : { sum: value, first: startTime, last: startTime };
      measured.cls = Math.max(measured.cls, shifts.sum);
    }),
    watch(
      'event',
      ({ interactionId, duration }) => {
        if (interactionId) measured.inp_ms = Math.max(measured.inp_ms ?? 0, duration);
      },
      { durationThreshold: SHORT_MS },
    ),
  ];
  function send() {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    for (const flush of flushes) flush();
    const app = location.origin === pageContext.origins.sport ? 'sport' : 'casino';
    void report('/performance', { app, route, device: pageContext.device, ...measured } satisfies WebVitals, true);
  }
  addEventListener('visibilitychange', send);
}
