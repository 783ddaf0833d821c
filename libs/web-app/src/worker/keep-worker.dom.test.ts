import { setupI18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setErrorLog, showToast, type NewToast } from '@croupier/shell';
import type { PageContext } from '../page-context.ts';
import { keepWorker, SERVICE_WORKER_UPDATE_MS } from './keep-worker.ts';

vi.mock('@croupier/shell', async (original) => ({ ...(await original<object>()), showToast: vi.fn() }));

/** Stub of a worker that reports its release, as the built one does. */
class Worker extends EventTarget {
  state = 'installing';
  told: string[] = [];
  readonly release: string;
  constructor(release: string) {
    super();
    this.release = release;
  }
  postMessage(message: string, [port]: MessagePort[] = []) {
    this.told.push(message);
    port?.postMessage(this.release);
  }
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = new Worker('one');
  update = vi.fn(() => Promise.resolve());
  find(worker: Worker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    worker.become('installed');
  }
}

let registration: Registration;
const register = vi.fn();
const logged: { label: unknown; message: string }[] = [];
const services = (release?: string) => ({
  i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
  pageContext: { ...(release && { release }) } as PageContext,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  registration = new Registration();
  register.mockReset().mockResolvedValue(registration);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  logged.length = 0;
  setErrorLog((error, { label }) => logged.push({ label, message: String(error) }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.mocked(showToast).mockReset();
});

test('where a push service brings its own worker, or ours is called back, none is registered', async () => {
  await keepWorker(services());
  expect(register).not.toHaveBeenCalled();
});

test('no bot and no browser without workers registers one', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Examplebot/2.1)');
  await keepWorker(services('one'));
  vi.restoreAllMocks();
  delete (navigator as { serviceWorker?: unknown }).serviceWorker;
  await keepWorker(services('one'));
  expect(register).not.toHaveBeenCalled();
  expect(logged).toEqual([]);
});

// shows: error:service-worker
test('a worker that cannot be registered, or looked for anew, is logged and costs the visit nothing', async () => {
  register.mockRejectedValueOnce(new TypeError('bad script'));
  await keepWorker(services('one'));
  registration.update.mockRejectedValue(new TypeError('gone'));
  await keepWorker(services('one'));
  await vi.advanceTimersByTimeAsync(SERVICE_WORKER_UPDATE_MS);
  expect(logged).toEqual([
    { label: 'SERVICE_WORKER_ERROR', message: 'TypeError: bad script' },
    { label: 'SERVICE_WORKER_ERROR', message: 'TypeError: gone' },
  ]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(SERVICE_WORKER_UPDATE_MS);
  expect(logged).toHaveLength(2);
});

// shows: third-party:service-worker; constant:service-worker-update
test('a newer worker is looked for every fifteen minutes', async () => {
  await keepWorker(services('one'));
  expect(register).toHaveBeenCalledWith('/service-worker.js');
  await vi.advanceTimersByTimeAsync(SERVICE_WORKER_UPDATE_MS - 1);
  expect(registration.update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1 + SERVICE_WORKER_UPDATE_MS);
  expect(registration.update).toHaveBeenCalledTimes(2);
});

test('a later release is offered, and taken only when somebody says so', async () => {
  await keepWorker(services('one'));
  const later = new Worker('two');
  registration.find(later);
  await vi.waitFor(() => expect(showToast).toHaveBeenCalled());
  const [toast] = vi.mocked(showToast).mock.calls[0] as [NewToast];
  expect(toast).toMatchObject({ title: 'A new version is ready', action: 'Reload', time: 0 });
  expect(later.told).toEqual(['release']);
});

test('a worker of the release on screen takes over without a word, and so does one that waited for it', async () => {
  const same = new Worker('two');
  const left = new Worker('two');
  registration.waiting = left;
  await keepWorker(services('two'));
  registration.find(same);
  await vi.waitFor(() => expect(same.told).toEqual(['release', 'go-on']));
  expect(left.told.at(-1)).toBe('go-on');
  expect(showToast).not.toHaveBeenCalled();
});

test('one that waited of another release is offered where the site has no later one', async () => {
  const older = new Worker('one');
  registration.waiting = older;
  registration.update.mockImplementationOnce(async () => {
    registration.waiting = null;
    registration.find(new Worker('two'));
  });
  await keepWorker(services('two'));
  expect(showToast).not.toHaveBeenCalled();
  expect(older.told).toEqual(['release']);
  registration.waiting = new Worker('three');
  registration.installing = null;
  await keepWorker(services('two'));
  expect(showToast).toHaveBeenCalledOnce();
});

test('the very first worker has nobody to ask', async () => {
  registration.active = null;
  await keepWorker(services('one'));
  const first = new Worker('one');
  registration.find(first);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(first.told).toEqual([]);
});
