/** Test with the facts it shows. */
export interface Tagged {
  /** Path from the root of the workspace. */
  file: string;
  /** 1-based line number of the tag. */
  line: number;
  /** Title of the test below the tag; null if none follows. */
  title: string | null;
  ids: readonly string[];
}

const TAG = /^\s*\/\/ shows: (.+)$/;
const QUOTED = String.raw`\s*(['"\`])((?:(?!\1)[^\\]|\\.)*)\1`;
const ONE = new RegExp(String.raw`^\s*(?:test|it|describe)(?:\.\w+)*\(${QUOTED}`);
const MANY = new RegExp(String.raw`^\s*(?:test|it|describe)(?:\.concurrent)?\.(?:each|for|runIf)\([^]*?\)\(${QUOTED}`);

/** Returns the title of the test that starts at a line; null if there is none. */
function titleAt(lines: readonly string[], from: number): string | null {
  const text = lines.slice(from, from + 60).join('\n');
  return (ONE.exec(text) ?? MANY.exec(text))?.[2] ?? null;
}

/**
 * Reads the tags of a test file: `// shows: call:POST /api/users/sign_in; promise:A4` on the line above a test, several
 * lines if one is too long. It reads text, so it works the same for Vitest and Playwright, and runs nothing.
 */
export function readTags(file: string, text: string): Tagged[] {
  const lines = text.split('\n');
  const found: Tagged[] = [];
  for (let at = 0; at < lines.length; at++) {
    const first = at;
    const ids: string[] = [];
    for (let tag = TAG.exec(lines[at] ?? ''); tag; tag = TAG.exec(lines[++at] ?? '')) {
      const [, listed = ''] = tag;
      ids.push(...listed.split(';').map((id) => id.trim()));
    }
    if (ids.length > 0) found.push({ file, line: first + 1, title: titleAt(lines, at), ids });
  }
  return found;
}
