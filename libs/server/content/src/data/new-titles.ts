/** Latest titles of each provider; the collection 'new' and the badge use it. */
export const newTitles: ReadonlySet<string> = new Set([
  'puffin-picnic',
  'elephant-carousel',
  'snow-globe-street',
  'aurora-express',
  'cat-at-number-nine',
  'keepers-lamp',
  'swan-palace',
  'sunfish-casino',
  'melon-stand',
  'penny-rocket',
  'ravens-toll',
  'honey-hollow',
  'whale-song-bay',
  'paper-dragon',
]);
