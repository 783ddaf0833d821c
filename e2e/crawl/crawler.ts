import type { BrowserContext, Page } from '@playwright/test';
import { unfitness } from '@croupier/e2e-support/screen';
import { ready } from '@croupier/e2e-support/test';
import { locales, splitLocale } from '@croupier/i18n';
import { Addresses, keyOf } from './addresses.ts';
import { faultsOf, pageFacts } from './page-facts.ts';
import { type App, MATCH, routeFinder, routesOf } from './routes.ts';

const ARRIVAL_MS = 5_000;
const QUIET_MS = 3_000;

interface Start {
  readonly app: App;
  readonly host: string;
  readonly neighbours: readonly string[];
  /** The first page, and addresses no link leads to. */
  readonly paths: readonly string[];
  /** Looks at a kind of page in each of its languages. Otherwise kinds take turns with the languages. */
  readonly inEveryLanguage: boolean;
  readonly headers: Record<string, string>;
}

/** Follows every link of an app: all of them over HTTP, and one of each kind in a browser. */
export class Crawler {
  readonly problems: string[] = [];
  /** Kinds of pages looked at, opened by their address. */
  readonly seen = new Set<string>();
  /** Kinds of pages reached by pressing a link. */
  readonly pressed = new Set<string>();
  readonly addresses: Addresses;
  readonly #routeOf: (path: string) => string | undefined;
  /** Pages that stand for all of their kind and language. */
  readonly #looked = new Set<string>();
  #place = '';

  readonly #context: BrowserContext;
  readonly #start: Start;

  constructor(context: BrowserContext, start: Start) {
    this.#context = context;
    this.#start = start;
    this.#routeOf = routeFinder(routesOf(start.app));
    this.addresses = new Addresses({ ...start, alike: (url) => this.#alike(url) });
    const note = (text: string) => this.#fault(text);
    context.on('console', (message) => {
      const unusedPreload = message.type() === 'warning' && message.text().includes('preload');
      if (message.type() === 'error' || unusedPreload) note(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => note(`error: ${String(error.error())}`));
    context.on('response', (answer) => answer.status() >= 400 && note(`${answer.status()} of ${answer.url()}`));
  }

  /** Asks for every address the documents lead to, without a browser. */
  async follow(): Promise<void> {
    await this.addresses.follow(this.#start.paths, 'the address bar');
    this.#judgeAnswers();
  }

  /** Follows the links, and looks at each kind of page in a browser, which may lead further. */
  async run(): Promise<void> {
    await this.addresses.follow(this.#start.paths, 'the address bar');
    const page = await this.#context.newPage();
    for (let next = this.#next(); next; next = this.#next()) await this.#look(page, next.url, next.route);
    this.#judgeAnswers();
  }

  #judgeAnswers(): void {
    for (const { url, status, from } of this.addresses.answers.values())
      if (status >= 400) this.problems.push(`${status}: ${url.href}, linked from ${from}`);
    for (const { url, status, language } of this.addresses.answers.values())
      if (url.host === this.#start.host && status === 200 && language !== '' && language !== localeOf(url))
        this.problems.push(`${url.pathname} is in "${language}"`);
  }

  /** Told at once as well: a long walk may be ended before its end. */
  #fault(text: string): void {
    console.log(`${this.#place}: ${text}`);
    this.problems.push(`${this.#place}: ${text}`);
  }

  /** Matches of one language stand for each other. */
  #alike(url: URL): string | undefined {
    return this.#routeOf(url.pathname) === MATCH ? `${url.host} ${localeOf(url)}` : undefined;
  }

  /** Kinds of pages that answered, be it with the way to another. */
  readonly answered = (): Set<string | undefined> =>
    new Set(
      [...this.addresses.answers.values()]
        .filter(({ url, status }) => url.host === this.#start.host && status < 400)
        .map(({ url }) => this.#routeOf(url.pathname)),
    );

  /** An address of a kind that was not looked at yet, in the language whose turn it is if there is one. */
  #next(): { url: URL; route: string } | undefined {
    const turn = locales[this.seen.size % locales.length];
    let first: { url: URL; route: string } | undefined;
    for (const { url, status, language } of [...this.addresses.answers.values()].toSorted(plainFirst)) {
      // A feed or a file has an address like a page, and is none.
      const isPage = url.host === this.#start.host && status === 200 && language !== '';
      const route = isPage ? this.#routeOf(url.pathname) : undefined;
      if (!route || this.#looked.has(this.#kindOf(url, route))) continue;
      if (this.#start.inEveryLanguage || localeOf(url) === turn) return { url, route };
      first ??= { url, route };
    }
    return first;
  }

  #kindOf(url: URL, route: string): string {
    return this.#start.inEveryLanguage ? `${localeOf(url)} ${route}` : route;
  }

  async #look(page: Page, url: URL, route: string): Promise<void> {
    const colours = !this.seen.has(route);
    this.seen.add(route);
    this.#looked.add(this.#kindOf(url, route));
    this.#place = url.pathname + url.search;
    await page.goto(url.href);
    await ready(page);
    await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined); // A poll may go on.
    const facts = await pageFacts(page);
    for (const fault of [...faultsOf(facts, localeOf(url)), ...(await unfitness(page, { colours }))])
      this.#fault(fault);
    await this.addresses.follow(facts.links, this.#place);
    if (facts.popup) return; // The links behind it are out of reach.
    const links = facts.links.map((href) => ({ url: new URL(href) })).toSorted(plainFirst);
    for (const link of links) await this.#press(page, link.url);
  }

  /** Goes by a link to a kind of page nobody went to by a link yet, and back. */
  async #press(page: Page, url: URL): Promise<void> {
    const route = url.host === this.#start.host ? this.#routeOf(url.pathname) : undefined;
    const end = route && !this.pressed.has(route) ? this.addresses.endOf(url) : undefined;
    if (!route || !end || keyOf(end.url) === keyOf(new URL(page.url()))) return;
    const before = { title: await page.title(), href: page.url() };
    const pressed = await page.evaluate((href) => {
      const [one] = [...document.querySelectorAll('a')].filter((a) => a.href === href && a.target !== '_blank');
      one?.click();
      return one !== undefined;
    }, url.href);
    if (!pressed) return;
    this.pressed.add(route);
    this.#place = `${url.pathname} by a link of ${new URL(before.href).pathname}`;
    if (!(await shows(page, end.title, true))) this.#fault(`shows "${await page.title()}"`);
    else if ((await pageFacts(page)).missing) this.#fault('says "not found"');
    await page.goBack();
    this.#place = `back at ${before.href}`;
    if (!(await shows(page, before.title, false))) await page.goto(before.href);
  }
}

const localeOf = (url: URL) => splitLocale(url.pathname).locale ?? 'en';

/** A page itself before the page with something chosen or opened. */
const plainFirst = (one: { readonly url: URL }, other: { readonly url: URL }) =>
  Math.sign(one.url.search.length) - Math.sign(other.url.search.length);

/** The page the server's document has that title for, or a popup over the one before. */
const shows = (page: Page, title: string, orPopup: boolean): Promise<boolean> =>
  page
    .waitForFunction(
      (wanted) => {
        const popup = document.querySelector('dialog[open]') !== null;
        return popup ? wanted.orPopup : document.title === wanted.title;
      },
      { title, orPopup },
      { timeout: ARRIVAL_MS },
    )
    .then(
      () => true,
      () => false,
    );
