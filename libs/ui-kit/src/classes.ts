/** Joins class names, leaving out what is switched off: `cx(styles.card, wide && styles.wide)`. */
export function cx(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
