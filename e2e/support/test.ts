import { type BrowserContext, expect, type Page, type Response, test as base } from '@playwright/test';
import { signUp } from '@croupier/contracts';
import { firefox } from './browsers.ts';
import { deposit } from './provider.ts';
import { typeForFill } from './typing.ts';
import { newPerson, Visitor } from './visitor.ts';

interface NewPlayer {
  /** Already deposited, in cents. */
  cents?: number;
  person?: Record<string, unknown>;
}

interface Tools {
  /** A new player, signed in to this browser. */
  player: (wanted?: NewPlayer) => Promise<Visitor>;
  /** Browser log lines that the test provokes. Any other fails it. */
  mayLog: RegExp | null;
  /**
   * Turns on service workers, as in production. The copies they keep of each page cost a journey an eighth of its time.
   */
  serviceWorker: boolean;
  withoutWorker: void;
  typed: void;
  quiet: void;
}

/**
 * A browser logs every answer it does not like; whether the page minds is what a test checks. A socket is refused (403)
 * when the session ends between the page and its handshake.
 */
const REFUSALS =
  /^Failed to load resource: the server responded with a status of (401|404|409|422)|^WebSocket connection to .* Unexpected response code: 403$/;
/** Firefox says so of code that was on its way when the page was left. */
const LEFT = /error loading dynamically imported module/;

export const test = base.extend<Tools>({
  mayLog: [null, { option: true }],
  serviceWorker: [false, { option: true }],
  withoutWorker: [
    async ({ context, serviceWorker }, use) => {
      if (!serviceWorker)
        await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      await use();
    },
    { auto: true },
  ],
  typed: [
    async ({ context }, use) => {
      if (firefox) context.on('page', typeForFill);
      await use();
    },
    { auto: true },
  ],
  quiet: [
    async ({ context, mayLog }, use) => {
      const lines: string[] = [];
      const note = (line: string) => {
        if (!REFUSALS.test(line) && !mayLog?.test(line) && !(firefox && LEFT.test(line))) lines.push(line);
      };
      context.on('console', (message) => message.type() === 'error' && note(message.text()));
      context.on('weberror', (error) => note(`${String(error.error())} at ${error.page()?.url()}`));
      await context.addCookies([{ name: 'cookie_consent', value: '1', domain: '.casino.localhost', path: '/' }]);
      await use();
      expect(lines, 'the browser has nothing to complain about').toEqual([]);
    },
    { auto: true },
  ],
  player: async ({ context }, use) => {
    await use(async ({ cents = 0, person = {} } = {}) => {
      const visitor = new Visitor();
      await visitor.call(signUp, { body: { user: newPerson(person) } });
      if (cents > 0) await deposit(visitor, cents);
      await bringSession(context, visitor);
      return visitor;
    });
  },
});

/** Makes this browser the visitor's. */
export async function bringSession(context: BrowserContext, visitor: Visitor): Promise<void> {
  const [name, value] = visitor.cookie.split('=') as [string, string];
  await context.addCookies([
    { name, value, domain: '.casino.localhost', path: '/', httpOnly: true, secure: false, sameSite: 'Lax' },
  ]);
}

/** Opens an address and waits until the page answers to presses. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await ready(page);
  return response;
}

/** React leaves its mark on what it has hydrated. */
export const ready = (page: Page) =>
  page.waitForFunction(
    () => {
      const content = document.querySelector('main > *');
      return content !== null && Object.keys(content).some((key) => key.startsWith('__reactProps'));
    },
    undefined,
    { timeout: 30_000 },
  );

/** The header's balance, to the cent. */
export const balance = (page: Page) => page.getByRole('button', { name: /^Balance, open the cashbox/ });

export { expect };
