export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding a client takes. Weights are not read: nobody who sends `br` prefers less. */
export function encodingOf(acceptEncoding: string | string[] | undefined): Encoding {
  if (typeof acceptEncoding !== 'string') return 'identity';
  if (/\bbr\b(?!;q=0(?:,|$))/.test(acceptEncoding)) return 'br';
  return acceptEncoding.includes('gzip') ? 'gzip' : 'identity';
}
