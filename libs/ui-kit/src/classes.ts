/** Joins class names and leaves out falsy ones: `cx(styles.card, wide && styles.wide)`. */
export function cx(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
