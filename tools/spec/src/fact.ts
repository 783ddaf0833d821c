/** Fact: something the product does, is or promises. */
export interface Fact {
  /** Stable, readable id: `call:POST /api/users/sign_in`. The part before the first colon is the subject. */
  id: string;
  /** Origin: a numbered section of the specification, or *decisions* or *promises*. */
  section: string;
  /** Statement of the specification, in one short sentence. */
  says: string;
  /** Different behaviour of the product, with the reason (`… because …`). */
  decided?: string;
  /** Value that a machine can compare: a number, a list, a table. */
  value?: unknown;
  /** Constant of the code that must equal `value`: a project's folder and the constant's name. */
  constant?: readonly [folder: string, name: string];
  /** Schema of libs/contracts that must have the fields in `value`. */
  schema?: string;
}

type Row = string | [says: string, about: Pick<Fact, 'value' | 'constant' | 'schema' | 'decided'>];

/** Returns the facts of one subject and section; the key of a row follows the subject in the id. */
export const facts = (section: string, subject: string, rows: Readonly<Record<string, Row>>): Fact[] =>
  Object.entries(rows).map(([key, row]) => {
    const [says, about] = typeof row === 'string' ? [row, {}] : row;
    return { id: `${subject}:${key}`, section, says, ...about };
  });
