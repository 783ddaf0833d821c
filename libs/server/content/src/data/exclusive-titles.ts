/**
 * Titles made for this site by contract, which no other may offer. The collection 'exclusive', badge and filter use it.
 */
export const exclusiveTitles: ReadonlySet<string> = new Set([
  'orchard-hours',
  'moth-and-moon',
  'amber-mines',
  'acorn-plinko',
  'lark-limbo',
  'heron-hi-lo',
  'sunflower-wheel',
  'firefly-keno',
]);
