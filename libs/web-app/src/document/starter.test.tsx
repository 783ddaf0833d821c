import { act, cleanup, render } from '@testing-library/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type StartTime, starterScript } from './starter.ts';

const files = { entry: '/dist/entry.js', preloads: ['/dist/texts.js'] };
const loaded = vi.fn();
let listening: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
  loaded.mockReset();
  history.replaceState(null, '', '/'); // Undoes the address of another test.
  listening = new AbortController();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  listening.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Runs the starter as a page would, and records its imports instead of loading them. */
function start(time: StartTime = 'painted') {
  const listen = (type: string, listener: EventListener, options?: boolean | AddEventListenerOptions) =>
    window.addEventListener(type, listener, {
      ...(typeof options === 'object' ? options : { capture: options === true }),
      signal: listening.signal,
    });
  const text = starterScript(files, time).replace('(entry)=>import(entry)', 'loaded');
  new Function('loaded', 'addEventListener', text)(loaded, listen);
}

/** Shows a page as the server rendered it, and returns a function that hydrates it. */
function serve(page: ReactNode): () => Promise<void> {
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = renderToString(page);
  return async () => {
    await act(async () => void render(page, { container: main, hydrate: true }));
    await act(() => vi.advanceTimersByTimeAsync(50));
  };
}

const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];
const fetched = () =>
  [...document.querySelectorAll('link')].map((link) => [link.getAttribute('href'), link.fetchPriority]);
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('a guest’s scripts follow what is painted first, and wait for nobody', () => {
  start();
  expect(fetched()).toEqual([]);
  dispatchEvent(new Event('load'));
  vi.advanceTimersToNextFrame(); // The first frame is about to be painted.
  expect(loaded).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(loaded).toHaveBeenCalledExactlyOnceWith('/dist/entry.js');
  expect(fetched()).toEqual([
    ['/dist/entry.js', 'low'],
    ['/dist/texts.js', 'low'],
  ]);
});

test('a picture that hangs keeps them away for half a second', () => {
  start();
  dispatchEvent(new Event('DOMContentLoaded'));
  vi.advanceTimersByTime(499);
  expect(loaded).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(loaded).toHaveBeenCalledOnce();
});

test('a press brings them at once, ahead of pictures', () => {
  start();
  dispatchEvent(new Event('pointerdown'));
  expect(loaded).toHaveBeenCalledOnce();
  expect(fetched()[0]).toEqual(['/dist/entry.js', 'high']);
});

test('a player’s scripts are fetched at once and run when the document is parsed', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  start('at-once');
  expect(fetched()).toHaveLength(2);
  expect(loaded).not.toHaveBeenCalled();
  state.mockRestore();
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(loaded).toHaveBeenCalledOnce();
});

test.each(['?token=of-a-mail', '#remind'])('an address that asks for something does not wait either: %s', (asked) => {
  history.replaceState(null, '', asked);
  start();
  expect(loaded).toHaveBeenCalledOnce();
  history.replaceState(null, '', '/');
});

test('buttons pressed before React answers are pressed once it does, each once, in their order', async () => {
  const pressed = vi.fn();
  const arrive = serve(
    <>
      <button onClick={() => pressed('a')}>a</button>
      <button onClick={() => pressed('b')}>
        <b>b</b>
      </button>
    </>,
  );
  start();
  const [a, b] = all('button');
  a!.click();
  b!.firstElementChild!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  b!.click();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(pressed).not.toHaveBeenCalled();
  await arrive();
  expect(pressed.mock.calls).toEqual([['a'], ['b']]);
  act(() => a!.click());
  expect(pressed).toHaveBeenCalledTimes(3);
});

test('a press on a part whose code is still to come is not lost when the page around it answers', async () => {
  const pressed = vi.fn();
  const code = Promise.withResolvers<{ default: () => ReactNode }>();
  const Part = () => <button onClick={pressed}>late</button>;
  const Late = lazy(() => code.promise);
  const page = (part: ReactNode) => (
    <div>
      <Suspense>{part}</Suspense>
    </div>
  );
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = renderToString(page(<Part />));
  start();
  await act(async () => void render(page(<Late />), { container: main, hydrate: true }));
  all('button')[0]!.click();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(pressed).not.toHaveBeenCalled();
  await act(async () => code.resolve({ default: Part }));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(pressed).toHaveBeenCalledOnce();
});

test('what was ticked, chosen and written is what React holds afterwards', async () => {
  let held: unknown[] = [];
  function Fields() {
    const [ticked, setTicked] = useState(false);
    const [radio, setRadio] = useState('x');
    const [chosen, setChosen] = useState('1');
    const [written, setWritten] = useState('');
    const [long, setLong] = useState('');
    held = [ticked, radio, chosen, written, long];
    return (
      <form>
        <input type="checkbox" checked={ticked} onChange={(event) => setTicked(event.target.checked)} />
        {['x', 'y'].map((value) => (
          <input key={value} type="radio" name="r" checked={radio === value} onChange={() => setRadio(value)} />
        ))}
        <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option>1</option>
          <option>2</option>
        </select>
        <input type="email" value={written} onChange={(event) => setWritten(event.target.value)} />
        <textarea value={long} onChange={(event) => setLong(event.target.value)} />
      </form>
    );
  }
  const arrive = serve(<Fields />);
  start();
  const [tick, , second, field] = all('input');
  const [select] = document.querySelectorAll('select');
  tick!.click();
  second!.click();
  select!.value = '2';
  select!.dispatchEvent(new Event('change', { bubbles: true }));
  for (const text of ['a', 'ad', 'ada@']) type(field!, text);
  type(document.querySelector('textarea')!, 'hello');
  await arrive();
  expect(held).toEqual([true, 'y', '2', 'ada@', 'hello']);
  expect([tick!.checked, second!.checked, select!.value, field!.value]).toEqual([true, true, '2', 'ada@']);
});

test('a form sent too early is sent once React answers, and the browser never sends it itself', async () => {
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const arrive = serve(
    <form onSubmit={sent}>
      <input name="q" defaultValue="koi" />
    </form>,
  );
  start();
  const early = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')!.dispatchEvent(early);
  expect([early.defaultPrevented, sent.mock.calls.length]).toEqual([true, 0]);
  await arrive();
  expect(sent).toHaveBeenCalledOnce();
});

test('a link is the browser’s own until React answers', () => {
  document.body.innerHTML = '<a href="#there">there</a>';
  start();
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')!.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});

test('what is gone when React answers is forgotten', async () => {
  const pressed = vi.fn();
  const arrive = serve(<button onClick={pressed}>a</button>);
  start();
  const gone = document.body.appendChild(document.createElement('button'));
  gone.click();
  gone.remove();
  all('button')[0]!.click();
  await arrive();
  expect(pressed).toHaveBeenCalledOnce();
});

test('a button that React never hydrates is the browser’s own after half a minute', async () => {
  document.body.innerHTML = '<button>not React’s</button>';
  const [button] = all('button');
  const pressed = vi.fn();
  button!.addEventListener('click', pressed);
  start();
  button!.click();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(pressed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(pressed).toHaveBeenCalledOnce();
  button!.click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'what a person does by %s is known from the start',
  (way) => {
    window.hasActed = false;
    start();
    dispatchEvent(new Event('load'));
    expect(window.hasActed).toBe(false);
    dispatchEvent(new Event(way));
    expect(window.hasActed).toBe(true);
  },
);
