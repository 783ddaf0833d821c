import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../homes.ts';

/** Position where SQL names a table. */
export interface Naming {
  file: string;
  table: string;
}

const SQL = /\b(?:select|insert\s+into|update|delete\s+from|truncate|lock\s+table|alter\s+table|create|drop)\b/i;
/** Table names: after these words, or in the list that follows `from`. */
const AFTER = /\b(?:from|join|into|update|truncate|table|using)\s+(?:only\s+)?(?:public\.)?"?(\w+)"?/gi;
const LISTED = /\bfrom\s+((?:\w+(?:\s+(?:as\s+)?\w+)?\s*,\s*)+)(\w+)/gi;

/** Returns the names in table positions of one statement. */
export function tablesIn(statement: string): Set<string> {
  const after = [...statement.matchAll(AFTER)].map(([, name = '']) => name);
  const listed = [...statement.matchAll(LISTED)].flatMap(([, list, last]) =>
    `${list}${last}`.split(',').map((item) => item.trim().replace(/\s.*/s, '')),
  );
  return new Set([...after, ...listed]);
}

/** Returns every string and template of a source that reads like SQL; a value within a template becomes a blank. */
function statementsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = ts.isTemplateExpression(node)
      ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ')
      : ts.isStringLiteralLike(node)
        ? node.text
        : '';
    if (SQL.test(text)) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns every table of `homes` that a TypeScript source under the server, the apps or the tools names in SQL. */
export function tablesNamed(homes: ReadonlyMap<string, string>): Naming[] {
  const files = globSync('{libs/server,apps,tools}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  });
  return files.toSorted().flatMap((file) => {
    const named = new Set(statementsOf(file).flatMap((statement) => [...tablesIn(statement)]));
    return [...named].filter((table) => homes.has(table)).map((table) => ({ file, table }));
  });
}
