/** Statement with its values; created by the `sql` tag. */
export interface Statement {
  text: string;
  values: unknown[];
  /** If set, the statement is prepared once per connection under this name. */
  name?: string;
}

/** Builds a statement: every `${value}` becomes a bound parameter, never text. */
export function sql(parts: TemplateStringsArray, ...values: unknown[]): Statement {
  return { text: parts.reduce((text, part, index) => `${text}$${index}${part}`), values };
}
