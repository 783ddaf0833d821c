/** Written by `node scripts/write-versions.ts`: the content hash of each game's maths. */
export const versions = {
  dice: '9f45cadf4ed1589e',
  'moth-and-moon': '0b119c97f580229f',
  'orchard-hours': 'f80462ea060c7ce6',
  'tidewater-atlas': 'a195b6da8973eda2',
} as const;
