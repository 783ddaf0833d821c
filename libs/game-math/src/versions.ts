/** Written by `node scripts/write-versions.ts`: the content hash of each game's maths. */
export const versions = {
  dice: '9f45cadf4ed1589e',
  'moth-and-moon': 'c3ba4faee403c097',
  'orchard-hours': 'baa6f99c238d8f4d',
  'tidewater-atlas': '3cdea58687cab5c2',
} as const;
