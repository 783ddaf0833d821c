import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { readSettings } from '@croupier/contracts';
import { setErrorLog } from '@croupier/shell';
import { renderAuth, settings } from '../testing/render-auth.tsx';
import { type Captcha, useCaptcha } from './useCaptcha.tsx';

const on = { site_key: 'key', enabled_register: true, frame_url: 'https://captcha.example/v1/frame' };

const logged: unknown[] = [];
beforeEach(() => {
  logged.length = 0;
  setErrorLog((_error, { label }) => logged.push(label));
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(answer: unknown, action: 'sign_up' | 'confirmation' = 'sign_up') {
  let captcha: Captcha | undefined;
  function Form() {
    captcha = useCaptcha(action);
    return <form>{captcha.frame}</form>;
  }
  const read = vi.fn(typeof answer === 'function' ? (answer as () => unknown) : () => answer);
  renderAuth(answering([[readSettings, read]]), <Form />);
  return { read, token: () => captcha!.token() };
}
const frame = () => screen.findByTitle<HTMLIFrameElement>('captcha');
const say = (source: Window | null, data: object, origin = 'https://captcha.example') =>
  act(() => void dispatchEvent(new MessageEvent('message', { source, origin, data: { from: 'captcha', ...data } })));

/** Answers the page's requests to the frame as the service would. */
function answerAsked(window: Window, answer: object) {
  vi.spyOn(window, 'postMessage').mockImplementation((message: { request: string }) => {
    queueMicrotask(() => say(window, { request: message.request, ...answer }));
  });
}

// shows: screen:captcha-lazy; rule:captcha-optional
test('a site key brings the service’s page into a sandboxed frame, and its token comes back', async () => {
  const { token } = show(settings(on));
  const element = await frame();
  expect(element.src).toBe(`${on.frame_url}?site_key=key&parent=${encodeURIComponent(location.origin)}`);
  expect(element.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  say(element.contentWindow, { kind: 'ready' });
  answerAsked(element.contentWindow!, { kind: 'token', token: 'good' });
  expect(await token()).toBe('good');
  expect(logged).toEqual([]);
});

// shows: screen:captcha-lazy
test.each([
  ['without a site key', {}],
  ['where signing up asks for none', { ...on, enabled_register: false }],
])('%s nothing is framed and nothing is sent', async (_, captcha) => {
  const { read, token } = show(settings(captcha));
  await waitFor(() => expect(read).toHaveBeenCalled());
  expect(screen.queryByTitle('captcha')).toBeNull();
  expect(await token()).toBeUndefined();
});

test('the confirmation sent again has a captcha wherever there is a site key', async () => {
  show(settings({ ...on, enabled_register: false }), 'confirmation');
  await frame();
});

// shows: rule:captcha-retry
test('while the settings do not load they are asked for every second', async () => {
  let away = true;
  const { read } = show(() => {
    if (away) throw new CallFailed('Network Error');
    return settings(on);
  });
  await vi.advanceTimersByTimeAsync(3_100);
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(3);
  away = false;
  await vi.advanceTimersByTimeAsync(1_100);
  await frame();
  const calls = read.mock.calls.length;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(read).toHaveBeenCalledTimes(calls);
});

// shows: rule:captcha-bots
test('a bot’s browser asks for no settings and frames nothing', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Examplebot/2.1)');
  const { read, token } = show(settings(on));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(read).not.toHaveBeenCalled();
  expect(await token()).toBeUndefined();
});

// shows: log:INIT_RE_CAPTCHA_ERROR; promise:F3
test('a captcha that never starts is logged, and the request goes without: the second one at once', async () => {
  const { token } = show(settings(on));
  await frame();
  const asked = token();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await asked).toBeUndefined();
  expect(await token()).toBeUndefined();
  expect(logged).toEqual(['INIT_RE_CAPTCHA_ERROR', 'INIT_RE_CAPTCHA_ERROR']);
});

// shows: log:GET_RE_CAPTCHA_KEY_ERROR; promise:F3
test.each(['refuses', 'hangs'])('a captcha that %s is logged, and the request goes without', async (how) => {
  const { token } = show(settings(on));
  const { contentWindow } = await frame();
  say(contentWindow, { kind: 'ready' });
  if (how === 'refuses') answerAsked(contentWindow!, { kind: 'failed' });
  else vi.spyOn(contentWindow!, 'postMessage').mockImplementation(() => undefined);
  const asked = token();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await asked).toBeUndefined();
  expect(logged).toEqual(['GET_RE_CAPTCHA_KEY_ERROR']);
});

// shows: promise:W3
test('what another window or another origin says is not heard', async () => {
  const { token } = show(settings(on));
  const { contentWindow } = await frame();
  say(window, { kind: 'ready' });
  say(contentWindow, { kind: 'ready' }, 'https://evil.example');
  say(contentWindow, { kind: 'ready', from: 'other' });
  const asked = token();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await asked).toBeUndefined();
  expect(logged).toEqual(['INIT_RE_CAPTCHA_ERROR']);
});
