/** A test and the facts it shows. */
export interface Tagged {
  /** Path from the root of the workspace. */
  file: string;
  /** 1-based line of the tag. */
  line: number;
  /** The title of the test below the tag; null where none follows. */
  title: string | null;
  ids: readonly string[];
}

const TAG = /^\s*\/\/ shows: (.+)$/;
const TEST = /\b(?:test|it|describe)\b.*\(/;
const TITLE = /(['"`])((?:(?!\1).|\\.)*)\1/;

function titleBelow(lines: readonly string[], from: number): string | null {
  if (!TEST.test(lines[from] ?? '')) return null;
  for (const line of lines.slice(from, from + 4)) {
    const title = TITLE.exec(line.replace(/^.*?\b(?:test|it|describe)\b/, ''));
    if (title) return title[2]!;
  }
  return null;
}

/**
 * The tags of a test file: `// shows: call:POST /api/users/sign_in; promise:A4` on the line above a test, several
 * lines where one is too long. Read as text: it is the same for Vitest and Playwright, and nothing runs.
 */
export function readTags(file: string, text: string): Tagged[] {
  const lines = text.split('\n');
  const found: Tagged[] = [];
  for (let at = 0; at < lines.length; at++) {
    const first = at;
    const ids: string[] = [];
    for (let tag = TAG.exec(lines[at]!); tag; tag = TAG.exec(lines[++at] ?? '')) {
      ids.push(...tag[1]!.split(';').map((id) => id.trim()));
    }
    if (ids.length > 0) found.push({ file, line: first + 1, title: titleBelow(lines, at), ids });
  }
  return found;
}
