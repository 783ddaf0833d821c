import type { Locator, Page } from '@playwright/test';

export interface Sample {
  /** Time from the touch until its effect is visible; null if it never was. */
  effectMs: number | null;
  lcpMs: number;
  shift: number;
  blockedMs: number;
}

interface Target {
  name: string;
  host: 'casino' | 'sport';
  path: string;
  pick: (page: Page) => Locator;
  /** Selector of the expected effect. */
  effect: string;
}

const DIALOG = 'dialog[open]';
const PRESSED = 'main button[aria-pressed=true]';

/** Ten targets that new visitors touch first, on six pages. */
export const targets: readonly Target[] = [
  {
    ...{ name: 'sign in', host: 'casino', path: '/' },
    pick: (page) => page.getByRole('link', { name: 'Sign in' }).first(),
    effect: DIALOG,
  },
  {
    ...{ name: 'search at home', host: 'casino', path: '/' },
    pick: (page) => page.getByRole('button', { name: /search/i }).first(),
    effect: DIALOG,
  },
  {
    ...{ name: 'search', host: 'casino', path: '/pokies/all' },
    pick: (page) => page.getByRole('button', { name: /search/i }).first(),
    effect: DIALOG,
  },
  {
    ...{ name: 'studios', host: 'casino', path: '/pokies/all' },
    pick: (page) => page.getByRole('main').getByRole('button', { name: 'Studios' }),
    effect: DIALOG,
  },
  {
    ...{ name: 'demo', host: 'casino', path: '/play/halfpenny-press/orchard-hours' },
    pick: (page) => page.getByRole('button', { name: /demo/i }).first(),
    effect: 'iframe',
  },
  {
    ...{ name: 'a price', host: 'sport', path: '/sport' },
    pick: (page) => page.locator('main button[aria-pressed]').first(),
    effect: PRESSED,
  },
  {
    ...{ name: 'slip', host: 'sport', path: '/sport' },
    pick: (page) => page.getByRole('button', { name: /slip/i }).last(),
    effect: DIALOG,
  },
  {
    ...{ name: 'a live price', host: 'sport', path: '/sport/live' },
    pick: (page) => page.locator('main button[aria-pressed]').first(),
    effect: PRESSED,
  },
  {
    ...{ name: 'sport sign in', host: 'sport', path: '/sport/live' },
    pick: (page) => page.getByRole('link', { name: 'Sign in' }).first(),
    effect: 'input[type=email]',
  },
  {
    ...{ name: 'show password', host: 'casino', path: '/sign-in' },
    pick: (page) => page.getByRole('button', { name: /show/i }).first(),
    effect: 'input[autocomplete=current-password][type=text]',
  },
];

/**
 * Returns a script that runs in each page before anything else. It records the largest paint, layout shift and the time
 * of long tasks beyond 50 ms each, and when the selected effect is first visible after a touch, even in the next
 * document.
 */
export const watch = (effect: string): string => `
self.watched = { lcpMs: 0, shift: 0, blockedMs: 0 };
const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
watch('largest-contentful-paint', ({ startTime }) => (watched.lcpMs = startTime));
watch('longtask', ({ duration }) => (watched.blockedMs += Math.max(0, duration - 50)));
watch('layout-shift', ({ value, hadRecentInput }) => (watched.shift += hadRecentInput ? 0 : value));
addEventListener('pointerdown', (event) => (sessionStorage.tapped ??= performance.timeOrigin + event.timeStamp), true);
const look = () => {
  if (sessionStorage.tapped && !sessionStorage.seen && document.querySelector(${JSON.stringify(effect)})?.checkVisibility())
    sessionStorage.seen = performance.timeOrigin + performance.now();
  requestAnimationFrame(look);
};
if (self === top) look();
`;
