import * as v from 'valibot';

/** Time a form waits for the third-party script before it continues without it. */
const READY_MS = 5_000;
const TOKEN_MS = 5_000;

const Message = v.variant('kind', [
  v.object({ from: v.literal('captcha'), kind: v.literal('ready') }),
  v.object({ from: v.literal('captcha'), kind: v.literal('token'), request: v.string(), token: v.string() }),
  v.object({ from: v.literal('captcha'), kind: v.literal('failed'), request: v.string() }),
]);
type FrameMessage = v.InferOutput<typeof Message>;

export class CaptchaNotStarted extends Error {}
export class CaptchaNoToken extends Error {}

export interface CaptchaFrame {
  /** Returns a token. Rejects with one of the two errors above, within ten seconds. */
  token: (action: string) => Promise<string>;
  close: () => void;
}

/**
 * Connects to the captcha's page in its frame: it sends `ready`, receives `execute`, and replies with a single-use
 * `token`. Ignores other windows and origins.
 */
export function connectCaptcha(frame: HTMLIFrameElement): CaptchaFrame {
  const { origin } = new URL(frame.src);
  const hearers = new Set<(message: FrameMessage) => void>();
  const ready = hear(({ kind }) => kind === 'ready', READY_MS, new CaptchaNotStarted('the captcha did not start'));
  ready.catch(() => undefined); // The failure is reported with the token.

  function onMessage({ source, origin: from, data }: MessageEvent) {
    if (source !== frame.contentWindow || from !== origin || !v.is(Message, data)) return;
    for (const hearer of hearers) hearer(data);
  }
  function hear(isMeant: (message: FrameMessage) => boolean, waitMs: number, failure: Error): Promise<FrameMessage> {
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        hearers.delete(hearer);
      };
      const hearer = (message: FrameMessage) => {
        if (!isMeant(message)) return;
        end();
        resolve(message);
      };
      const timer = setTimeout(() => {
        end();
        reject(failure);
      }, waitMs);
      hearers.add(hearer);
    });
  }
  addEventListener('message', onMessage);

  return {
    async token(action) {
      await ready;
      const request = crypto.randomUUID();
      const failure = new CaptchaNoToken('the captcha gave no token');
      const answer = hear((message) => message.kind !== 'ready' && message.request === request, TOKEN_MS, failure);
      frame.contentWindow?.postMessage({ from: 'croupier', kind: 'execute', request, action }, origin);
      const message = await answer;
      if (message.kind !== 'token') throw failure;
      return message.token;
    },
    close: () => removeEventListener('message', onMessage),
  };
}
