import { setTimeout as wait } from 'node:timers/promises';

/** Key of an element id in WebDriver's replies: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const BACKSPACE = '\uE003';
type Found = Record<typeof ELEMENT, string>;

/** Kind and name by which a person finds an element. */
export interface Named {
  readonly kind: 'button' | 'link' | 'field' | 'heading' | 'text';
  /** The whole name, or a part of it. */
  readonly name: string;
  readonly isPart?: boolean;
}

const button = (name: string): Named => ({ kind: 'button', name });
const buttonLike = (name: string): Named => ({ kind: 'button', name, isPart: true });
const link = (name: string): Named => ({ kind: 'link', name });
const field = (name: string): Named => ({ kind: 'field', name });
const fieldLike = (name: string): Named => ({ kind: 'field', name, isPart: true });
const heading = (name: string): Named => ({ kind: 'heading', name });
const text = (name: string): Named => ({ kind: 'text', name, isPart: true });
export const named = { button, buttonLike, link, field, fieldLike, heading, text };

/** Runs in the page: what has this name, stands in the window on top, and can be seen. A choice without a box that is seen is found by its label. */
function find({ kind, name, isPart = false }: Named): Element | null {
  const SELECTORS = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    field: 'input, select, textarea',
    heading: 'h1, h2, h3',
    text: 'p, span, strong, output, dd, [role=status]',
  };
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const plain = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label');
    if (label) return plain(label);
    const by = element.getAttribute('aria-labelledby');
    if (by)
      return plain(
        by
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      );
    const [said] = (element as HTMLInputElement).labels ?? [];
    if (said) return plain(said.textContent);
    return plain(element.textContent);
  };
  const seen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
  };
  for (const element of top.querySelectorAll(SELECTORS[kind])) {
    const itsName = nameOf(element);
    if (isPart ? !itsName.includes(name) : itsName !== name) continue;
    if (element instanceof HTMLInputElement && /radio|checkbox/.test(element.type))
      return seen(element) ? element : (element.labels?.[0] ?? element);
    if (seen(element)) return element;
  }
  return null;
}

interface Reply {
  value: unknown;
}

/** A window of a browser that is driven by WebDriver, with what journeys need of it. */
export class Window {
  readonly #base: string;
  #session = '';
  constructor(port: number) {
    this.#base = `http://127.0.0.1:${port}`;
  }

  async #call(method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<unknown> {
    const response = await fetch(`${this.#base}${this.#session}${path}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = (await response.json()) as Reply;
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${path}: ${error}: ${message}`);
  }

  /** Opens the browser over its whole screen, which is so many pixels wide. */
  async open(width: number): Promise<void> {
    const { sessionId } = (await this.#call('POST', '/session', { capabilities: {} })) as { sessionId: string };
    this.#session = `/session/${sessionId}`;
    // The window manager makes it so, a moment later.
    await this.#until(async () => (await this.run(() => innerWidth)) === width || null, `window ${width} pixels wide`);
  }
  async close(): Promise<void> {
    await this.#call('DELETE', '').catch(() => undefined);
  }

  /** Asks again until there is an answer. */
  async #until<Result>(ask: () => Promise<Result | null>, what: string, patienceMs = 20_000): Promise<Result> {
    const end = performance.now() + patienceMs;
    for (;;) {
      const answer = await ask();
      if (answer !== null) return answer;
      if (performance.now() > end) throw new Error(`There is no ${what}.`);
      await wait(100);
    }
  }

  async visit(address: string): Promise<void> {
    await this.#call('POST', '/url', { url: address });
  }
  async cookie(name: string): Promise<string> {
    return ((await this.#call('GET', `/cookie/${name}`)) as { value: string }).value;
  }
  async addCookie(name: string, value: string, domain: string): Promise<void> {
    await this.#call('POST', '/cookie', { cookie: { name, value, domain, path: '/' } });
  }
  async screenshot(): Promise<Buffer> {
    return Buffer.from((await this.#call('GET', '/screenshot')) as string, 'base64');
  }
  async run<Result>(script: (...given: never[]) => Result, ...given: unknown[]): Promise<Result> {
    const source = `return (${script.toString()}).apply(null, arguments)`;
    return (await this.#call('POST', '/execute/sync', { script: source, args: given })) as Result;
  }

  /** Waits for what has this name, at most so many milliseconds. */
  async find(what: Named, patienceMs?: number): Promise<string> {
    const found = await this.#until(
      () => this.run(find, what) as Promise<unknown>,
      `${what.kind} "${what.name}"`,
      patienceMs,
    );
    return (found as Found)[ELEMENT];
  }
  async gone(what: Named): Promise<void> {
    await this.#until(async () => !(await this.has(what)) || null, `end of ${what.kind} "${what.name}"`, 60_000);
  }
  async has(what: Named): Promise<boolean> {
    return (await this.run(find, what)) !== null;
  }
  async press(what: Named, patienceMs?: number): Promise<void> {
    await this.#call('POST', `/element/${await this.find(what, patienceMs)}/click`);
  }
  /** Writes as hands do: a press into the field, then its keys. In another site's frame the driver can do nothing else. */
  async write(what: Named, words: string): Promise<void> {
    await this.press(what);
    const had = await this.run(() => (document.activeElement as HTMLInputElement | null)?.value.length ?? 0);
    await this.#strike(...Array.from({ length: had }, () => BACKSPACE), ...words);
  }
  async #strike(...keys: string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
  /** Chooses an option of a list by its value, as its picker does. */
  async choose(what: Named, value: string): Promise<void> {
    const list = await this.find(what);
    const option = (await this.#call('POST', `/element/${list}/element`, {
      using: 'css selector',
      value: `option[value="${value}"]`,
    })) as Found;
    await this.#call('POST', `/element/${option[ELEMENT]}/click`);
  }
  /** Works in the frame of this title. */
  async inFrame<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
    const frame = await this.#until(
      () => this.run((its: string) => document.querySelector(`iframe[title="${its}"]`) as unknown, title),
      `frame "${title}"`,
    );
    await this.#call('POST', '/frame', { id: frame });
    try {
      return await work();
    } finally {
      await this.#call('POST', '/frame', { id: null });
    }
  }
}
