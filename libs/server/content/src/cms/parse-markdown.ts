import { Marked, type Token, type Tokens } from 'marked';
import type { ContentPart, Runs } from '@croupier/contracts';
import { ContentFault } from './front-matter.ts';

type Run = Runs[number];
type Marks = Omit<Run, 'text'>;

const marked = new Marked();

/** Matches links to our pages, to a heading of this page, or to a safe external URL. */
const LINK = /^(\/(?!\/)[\w/?=.#-]*|#[\p{L}\p{N}-]+|https:\/\/\S+|mailto:\S+)$/u;
const INSERT = /^\{([a-z-]+)\}$/;

interface Place {
  file: string;
  /** Line on which its block starts. */
  line: number;
}

const refuse = ({ file, line }: Place, what: string): never => {
  throw new ContentFault(file, line, what);
};

function runsOf(tokens: readonly Token[] | undefined, place: Place, marks: Marks = {}): Runs {
  return (tokens ?? []).flatMap((token): Runs => {
    if (token.type === 'text' && 'tokens' in token) return runsOf(token.tokens, place, marks);
    if (token.type === 'text' || token.type === 'escape')
      return [{ ...marks, text: (token as Tokens.Text).text.replaceAll('\n', ' ') }];
    if (token.type === 'codespan') return [{ ...marks, code: true, text: (token as Tokens.Codespan).text }];
    if (token.type === 'strong') return runsOf((token as Tokens.Strong).tokens, place, { ...marks, strong: true });
    if (token.type === 'em') return runsOf((token as Tokens.Em).tokens, place, { ...marks, em: true });
    if (token.type === 'link') {
      const { href, tokens: inner } = token as Tokens.Link;
      if (!LINK.test(href)) return refuse(place, `a link leads to a path, a #heading or https: ${href}`);
      return runsOf(inner, place, { ...marks, href });
    }
    return refuse(place, token.type === 'html' ? `no HTML: ${token.raw.trim()}` : `no ${token.type} in a text`);
  });
}

const plain = (runs: Runs) => runs.map(({ text }) => text).join('');

/** Derives an anchor from a heading in any script. */
const anchor = (runs: Runs) =>
  plain(runs)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

function itemsOf({ items }: Tokens.List, place: Place): Runs[] {
  return items.map(({ tokens, task }) => {
    if (task || tokens.some(({ type }) => type !== 'text' && type !== 'paragraph'))
      return refuse(place, 'an item of a list is one text');
    return tokens.flatMap((token) => runsOf((token as Tokens.Text).tokens, place));
  });
}

function partOf(token: Token, place: Place): ContentPart {
  switch (token.type) {
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      if (depth !== 2 && depth !== 3) return refuse(place, 'headings are ## and ###');
      const runs = runsOf(tokens, place);
      return { kind: 'heading', level: depth, id: anchor(runs), runs };
    }
    case 'paragraph': {
      const { text, tokens } = token as Tokens.Paragraph;
      const name = INSERT.exec(text)?.[1];
      return name === undefined ? { kind: 'paragraph', runs: runsOf(tokens, place) } : { kind: 'insert', name };
    }
    case 'blockquote': {
      const { tokens } = token as Tokens.Blockquote;
      const [only, ...more] = tokens;
      if (only?.type !== 'paragraph' || more.length > 0) return refuse(place, 'a note is one paragraph');
      return { kind: 'note', runs: runsOf((only as Tokens.Paragraph).tokens, place) };
    }
    case 'list':
      return { kind: 'list', ordered: (token as Tokens.List).ordered, items: itemsOf(token as Tokens.List, place) };
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => runsOf(tokens, place));
      return { kind: 'table', head: cells(header), rows: rows.map(cells) };
    }
    default:
      return refuse(place, token.type === 'html' ? `no HTML: ${token.raw.trim()}` : `no ${token.type} on a page`);
  }
}

/** Parses Markdown into parts of a page; refuses unsupported syntax, HTML above all, with its position. */
export function parseMarkdown(body: string, file: string, bodyLine: number): ContentPart[] {
  let line = bodyLine;
  const parts: ContentPart[] = [];
  for (const token of marked.lexer(body)) {
    const blank = /^\n*/.exec(token.raw)?.[0].length ?? 0;
    if (token.type !== 'space') parts.push(partOf(token, { file, line: line + blank }));
    line += token.raw.split('\n').length - 1;
  }
  return parts;
}
