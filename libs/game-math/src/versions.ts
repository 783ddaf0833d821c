/** Written by `node scripts/write-versions.ts`: the content hash of each game's maths. */
export const versions = {
  dice: '2834ac242475a8c3',
  'moth-and-moon': 'e8fdcf34187096c9',
  'orchard-hours': '85f7c87511265eaa',
  'tidewater-atlas': 'b48342dd594c250c',
} as const;
