/** A statement and its values; made by the `sql` tag. */
export interface Statement {
  text: string;
  values: unknown[];
  /** Given, the statement is prepared once per connection under this name. */
  name?: string;
}

/** Tagged template: every `${value}` becomes a bound parameter, never text. */
export function sql(parts: TemplateStringsArray, ...values: unknown[]): Statement {
  return { text: parts.reduce((text, part, index) => `${text}$${index}${part}`), values };
}
