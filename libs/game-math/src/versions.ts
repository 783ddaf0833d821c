/** Written by `node scripts/write-versions.ts`: the content hash of each game's maths. */
export const versions = {
  dice: '2834ac242475a8c3',
  roulette: '5d3bd6b07cf1bfe3',
  'acorn-plinko': '0f26b6c74fe5b8b1',
  blackjack: 'a38f23b8ce16dbaa',
  'amber-mines': '479ef8d04411cf41',
  'firefly-keno': '2b66d8693f774369',
  'heron-hi-lo': '7f8e119e513dfd21',
  'lark-limbo': '815efeaa9d3874dc',
  'sunflower-wheel': '5509671d205a71f5',
  'moth-and-moon': '1596cfc54b14bc6a',
  'orchard-hours': '079ea79a78a189fc',
  'tidewater-atlas': '246145e42f60b259',
} as const;
