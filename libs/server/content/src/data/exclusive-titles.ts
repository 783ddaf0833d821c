/** Made for this house by contract: no other may show them. The collection 'exclusive', badge and filter follow it. */
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
