import * as v from 'valibot';

/** Fault in a file with its position, for the author of the file. */
export class ContentFault extends Error {
  constructor(file: string, line: number, what: string) {
    super(`${file}:${line}: ${what}`);
  }
}

export interface SourceFile {
  /** Path below the content folder. */
  file: string;
  text: string;
}

interface Split {
  fields: ReadonlyMap<string, { value: string; line: number }>;
  body: string;
  /** Line on which the body starts. */
  bodyLine: number;
}

const FENCE = '---';
const FIELD = /^([a-z_]+): *(.*)$/;

/** Splits a file into the `key: value` lines between two `---`, and the rest. */
function split({ file, text }: SourceFile): Split {
  const lines = text.split('\n');
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end === -1) throw new ContentFault(file, 1, 'begins with fields between two lines of ---');
  const fields = new Map<string, { value: string; line: number }>();
  for (const [index, text] of lines.slice(1, end).entries()) {
    const line = index + 2;
    const [, key, value] = FIELD.exec(text) ?? [];
    if (key === undefined || value === undefined) throw new ContentFault(file, line, 'a field is `key: value`');
    if (fields.has(key)) throw new ContentFault(file, line, `${key} stands here twice`);
    fields.set(key, { value: value.trim(), line });
  }
  return { fields, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 };
}

type Fields = v.StrictObjectSchema<v.ObjectEntries, undefined>;

/** Parses a file's fields by a schema, and returns them with its body. */
export function readFields<Schema extends Fields>(source: SourceFile, schema: Schema) {
  const { fields, body, bodyLine } = split(source);
  const read = v.safeParse(schema, Object.fromEntries([...fields].map(([key, { value }]) => [key, value])));
  if (read.success) return { fields: read.output, body, bodyLine };
  const [issue] = read.issues;
  const key = String(issue.path?.[0].key ?? '');
  const what = fields.has(key) ? (issue.type === 'strict_object' ? 'is no field here' : issue.message) : 'is missing';
  throw new ContentFault(source.file, fields.get(key)?.line ?? 1, `${key}: ${what}`);
}
