import { ask } from '@croupier/e2e-support/site';

export interface Answer {
  readonly url: URL;
  readonly status: number;
  readonly title: string;
  /** Language the document declares. Empty for anything that is no document. */
  readonly language: string;
  /** Where it leads on, if it only does that. */
  readonly location: URL | null;
  /** The page that led here. */
  readonly from: string;
}

/** Most addresses read at once. */
const AT_ONCE = 4;
/** A site that grows a link from each link must not be followed for ever. */
const MOST = 4_000;
/** Most pages read per group of alike pages, in each language. */
const MOST_ALIKE = 25;

/** Each match is a file for calendars as well: one of them is enough. */
const MATCH_FILE = /\/events\/\d+\/match\.ics$/;

/** An address once for each set of parameters: `/login?redirect=…` is one, whatever page one comes from. */
export const keyOf = ({ host, pathname, searchParams }: URL) =>
  `${host}${pathname.replace(MATCH_FILE, '/match.ics')}?${[...searchParams.keys()].toSorted().join('&')}`;

const unescape = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

interface Scope {
  /** The site whose links are followed. */
  readonly host: string;
  /** Addresses outside the family: requested, but not followed from there. */
  readonly neighbours: readonly string[];
  readonly headers: Record<string, string>;
  /** Names pages that stand for each other, such as matches, of which there are more by the minute. */
  readonly alike: (url: URL) => string | undefined;
}

/** Every address the site's documents lead to, each asked for once over plain HTTP. */
export class Addresses {
  readonly answers = new Map<string, Answer>();
  readonly #scope: Scope;
  readonly #alike = new Map<string, number>();

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** Follows links, and the links behind them. */
  async follow(links: Iterable<string>, from: string): Promise<void> {
    const open = [...links].flatMap((link) => this.#order(link, from));
    while (open.length > 0) {
      const read = await Promise.all(open.splice(0, AT_ONCE).map((order) => this.#read(order.url, order.from)));
      for (const { url, onwards } of read)
        open.push(...onwards.flatMap((link) => this.#order(link, `${url.pathname}${url.search}`)));
    }
  }

  /** Where an address ends after all redirects. */
  endOf(url: URL): Answer | undefined {
    let answer = this.answers.get(keyOf(url));
    for (let hops = 0; answer?.location && hops < 5; hops += 1) answer = this.answers.get(keyOf(answer.location));
    return answer;
  }

  #order(link: string, from: string): { url: URL; from: string }[] {
    const url = new URL(link, `http://${this.#scope.host}`);
    const ours = url.host === this.#scope.host || this.#scope.neighbours.includes(url.host);
    if (!ours || !url.protocol.startsWith('http') || this.answers.has(keyOf(url))) return [];
    const kind = this.#scope.alike(url);
    const seen = kind === undefined ? 0 : (this.#alike.get(kind) ?? 0);
    if (seen >= MOST_ALIKE) return [];
    if (kind !== undefined) this.#alike.set(kind, seen + 1);
    if (this.answers.size >= MOST) throw new Error(`more than ${MOST} addresses, the last is ${url.href}`);
    const unread = { url, status: 0, title: '', language: '', location: null, from };
    this.answers.set(keyOf(url), unread);
    return [{ url, from }];
  }

  async #read(url: URL, from: string): Promise<{ url: URL; onwards: string[] }> {
    const { status, headers, text } = await ask(url.host, {
      path: url.pathname + url.search,
      headers: this.#scope.headers,
    });
    const location = headers.location ? new URL(headers.location, url) : null;
    const title = unescape(/<title>([^<]*)/.exec(text)?.[1] ?? '');
    const isFile = headers['content-disposition'] !== undefined;
    const language = isFile ? '' : (/<html\b[^>]*?\slang="([^"]*)"/.exec(text)?.[1] ?? '');
    this.answers.set(keyOf(url), { url, status, title, language, location, from });
    if (url.host !== this.#scope.host) return { url, onwards: [] };
    const links = [...text.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(
      ([, link]) => new URL(unescape(link!), url).href,
    );
    return { url, onwards: location ? [location.href] : links };
  }
}
