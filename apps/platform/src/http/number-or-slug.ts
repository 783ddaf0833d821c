const NUMBER = /^[1-9]\d{0,15}$/;

/** Parses a path key: a row's number or its slug. */
export const numberOrSlug = (key: string): { id: number } | { slug: string } =>
  NUMBER.test(key) ? { id: Number(key) } : { slug: key };
