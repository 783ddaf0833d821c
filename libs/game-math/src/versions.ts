/** Written by `node scripts/write-versions.ts`: the content hash of each game's maths. */
export const versions = {
  dice: '2834ac242475a8c3',
  'moth-and-moon': '41308764bfc9ceef',
  'orchard-hours': '045f0a79e22e908c',
  'tidewater-atlas': '13c7b10c43b3dc22',
} as const;
