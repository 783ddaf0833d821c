import { INPUT_EVENTS } from '@croupier/ui-kit';

declare global {
  interface Window {
    /** True once the visitor has interacted with this document. The browser's own flag misses scrolling. */
    hasActed?: boolean;
  }
}

/** Scripts of a page: the entry, and its imports. */
export interface StartFiles {
  readonly entry: string;
  readonly preloads: readonly string[];
}

/**
 * Time at which a page's scripts are fetched: with the document, or once it is painted. An address with a search or
 * hash, such as a popup's, never waits.
 */
export type StartTime = 'at-once' | 'painted';

/**
 * Fetches a page's code and keeps early input. Runs in the page from its own source text, so it can't use anything from
 * outside.
 *
 * The first paint's pictures come first: the scripts follow at low priority, or with the first press. Presses, choices
 * and input before React has hydrated an element are kept, and replayed in order once it has.
 */
function start(
  { entry, preloads }: StartFiles,
  time: StartTime,
  inputs: readonly string[],
  load: (entry: string) => void,
): void {
  /** Longest wait for pictures, so that a hanging one can't block the scripts. */
  const PATIENCE_MS = 500;
  const LOOK_MS = 16;
  /** Longest time input is kept: a part whose code can't be fetched never hydrates. */
  const LONGEST_MS = 30_000;

  let begun = false;
  function begin(priority: 'high' | 'low'): void {
    if (begun) return;
    begun = true;
    for (const href of [entry, ...preloads]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      link.fetchPriority = priority;
      document.head.append(link);
    }
    // The entry reads the whole document.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => load(entry));
    else load(entry);
  }

  /** Elements that React didn't hydrate in time. Their events are left to the browser from then on. */
  const givenUp = new WeakSet<Element>();
  /** Tells whether React has hydrated an element, by the properties it adds. */
  const isHydrated = (element: Element) =>
    givenUp.has(element) || Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const kept = new Map<Element, { redo: () => void; until: number }>();
  let looking = false;
  function look(): void {
    looking = false;
    for (const [element, { redo, until }] of kept) {
      if (element.isConnected && !isHydrated(element) && Date.now() < until) break;
      kept.delete(element);
      if (!isHydrated(element)) givenUp.add(element);
      if (element.isConnected) redo();
    }
    if (kept.size > 0) lookSoon();
  }
  function lookSoon(): void {
    if (!looking) setTimeout(look, LOOK_MS);
    looking = true;
  }
  function keep(element: Element, redo: () => void): void {
    kept.delete(element); // Keep only the last press, in its place in the order.
    kept.set(element, { redo, until: Date.now() + LONGEST_MS });
    begin('high');
    lookSoon();
  }

  function keepPress(event: Event): void {
    const button = (event.target as Element).closest<HTMLElement>('button,[role=button]:not(a)');
    if (!button || isHydrated(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(button, () => button.click());
  }
  function keepSending(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    if (isHydrated(form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(form, () => form.requestSubmit(event.submitter ?? undefined));
  }
  function keepWriting({ target }: Event): void {
    const field = target as HTMLInputElement;
    if (!field.matches('input:not([type=file]),select,textarea') || isHydrated(field)) return;
    const { value, checked } = field;
    if (field.type === 'checkbox' || field.type === 'radio')
      return keep(field, () => {
        field.checked = !checked;
        field.click();
      });
    keep(field, () => {
      // React only sees a change from the value last set through the element itself.
      if (field.localName !== 'select') field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    });
  }
  for (const input of inputs)
    addEventListener(input, () => (window.hasActed = true), { capture: true, once: true, passive: true });
  addEventListener('click', keepPress, true);
  addEventListener('submit', keepSending, true);
  addEventListener('input', keepWriting, true);
  addEventListener('change', keepWriting, true);

  if (time === 'at-once' || location.search || location.hash) return begin('high');
  const painted = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then));
  const beginLater = () => begin('low');
  addEventListener('load', () => painted(beginLater));
  addEventListener('DOMContentLoaded', () => setTimeout(beginLater, PATIENCE_MS));
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, () => begin('high'), { once: true });
}

/** Returns the inline script that fetches a page's code and keeps input until it is loaded. */
export const starterScript = (files: StartFiles, time: StartTime): string =>
  `(${start.toString()})(${JSON.stringify(files)},${JSON.stringify(time)},${JSON.stringify(INPUT_EVENTS)},(entry)=>import(entry))`;
