import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { starterScript } from './starter.ts';

const files = { entry: '/dist/entry.js', preloads: ['/dist/texts.js'] };
const loaded = vi.fn();

/** Runs the starter as a page would; what it imports is noted instead. */
function start(atOnce: boolean) {
  const text = starterScript(files, atOnce).replace('import(', 'loaded(');
  new Function('loaded', text)(loaded);
}

const fetched = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const state = (value: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(value);

beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
  loaded.mockReset();
  self.actedOn = undefined;
});
afterEach(() => {
  dispatchEvent(new Event('keydown')); // Else a page that rests still would wake with the next one.
  self.takeOver?.();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const paint = () => {
  dispatchEvent(new Event('load'));
  vi.advanceTimersToNextFrame(); // The first frame is about to be painted.
  vi.advanceTimersToNextFrame();
};

test('a guest’s page rests until somebody acts on it', () => {
  start(false);
  paint();
  vi.advanceTimersByTime(9_000);
  expect([loaded.mock.calls, fetched()]).toEqual([[], []]);
  const point = (screenX: number) => dispatchEvent(new MouseEvent('pointermove', { screenX }));
  point(40);
  point(40); // It lies still.
  expect(loaded).not.toHaveBeenCalled();
  point(41);
  expect(loaded).toHaveBeenCalledExactlyOnceWith('/dist/entry.js');
  expect(fetched()).toEqual(['/dist/entry.js', '/dist/texts.js']);
  dispatchEvent(new Event('keydown'));
  expect(loaded).toHaveBeenCalledOnce();
  expect(self.actedOn).toBe(true);
});

test('what moves on by itself does so after ten seconds, though nobody acted', () => {
  start(false);
  paint();
  vi.advanceTimersByTime(10_000);
  expect(loaded).toHaveBeenCalledOnce();
  expect(self.actedOn).toBeUndefined();
});

test.each(['<input type="email">', '<textarea></textarea>'])(
  'a page to write in starts once it is painted: %s',
  (field) => {
    document.body.innerHTML = field;
    start(false);
    dispatchEvent(new Event('load'));
    vi.advanceTimersToNextFrame();
    expect(fetched()).toEqual([]);
    vi.advanceTimersToNextFrame();
    expect(loaded).toHaveBeenCalledOnce();
  },
);

test.each(['?token=of-a-mail', '#remind'])(
  'a page whose address asks for something starts once it is painted: %s',
  (asked) => {
    history.replaceState(null, '', asked);
    start(false);
    paint();
    expect(loaded).toHaveBeenCalledOnce();
    history.replaceState(null, '', '/');
  },
);

test('a picture that hangs does not keep the scripts away for good', () => {
  document.body.innerHTML = '<input>';
  start(false);
  vi.advanceTimersByTime(2_500);
  dispatchEvent(new Event('load'));
  expect(loaded).toHaveBeenCalledOnce();
});

test('what was ticked and chosen before React is there is ticked and chosen once it is', () => {
  document.body.innerHTML =
    '<select><option>a</option><option>b</option></select><input type="checkbox"><input type="radio" name="r" checked><input type="radio" name="r">';
  const [select, tick, first, second] = document.querySelectorAll<HTMLInputElement>('select,input');
  start(false);
  select!.value = 'b';
  select!.dispatchEvent(new Event('change', { bubbles: true }));
  tick!.click();
  second!.click();
  // React writes what it knows.
  Object.assign(select!, { value: 'a' });
  Object.assign(tick!, { checked: false });
  Object.assign(first!, { checked: true });
  const told: EventTarget[] = [];
  for (const field of [select!, tick!, second!]) field.addEventListener('change', () => told.push(field));
  self.takeOver!();
  expect(told).toEqual([select, tick, second]);
  expect([select!.value, tick!.checked, first!.checked, second!.checked]).toEqual(['b', true, false, true]);
});

test('a player’s scripts are fetched at once and run when the document is parsed', () => {
  state('loading');
  start(true);
  expect(fetched()).toHaveLength(2);
  expect(loaded).not.toHaveBeenCalled();
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(loaded).toHaveBeenCalledOnce();
});

test('a file that was chosen early is no hindrance: only choices and ticks are made again', () => {
  document.body.innerHTML = '<input type="file">';
  start(false);
  const file = document.querySelector('input')!;
  Object.defineProperty(file, 'value', { get: () => 'a.png', set: () => expect.fail('a file cannot be set') });
  file.dispatchEvent(new Event('change', { bubbles: true }));
  self.takeOver!();
  expect(self.takeOver).toBeUndefined();
});

test('a button pressed too early is pressed once React answers', () => {
  start(false);
  const button = document.body.appendChild(document.createElement('button'));
  button.click();
  expect(loaded).toHaveBeenCalledOnce(); // A press alone brings the code.
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  self.takeOver!();
  expect(pressed).toHaveBeenCalledOnce();
  expect(self.takeOver).toBeUndefined();
});
