/** Written by `node scripts/write-versions.ts`: the content hash of each game's maths. */
export const versions = {
  dice: '2834ac242475a8c3',
  'moth-and-moon': '1596cfc54b14bc6a',
  'orchard-hours': '079ea79a78a189fc',
  'tidewater-atlas': '246145e42f60b259',
} as const;
