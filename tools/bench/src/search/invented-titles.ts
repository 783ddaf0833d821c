const FIRST =
  'Amber Ash Autumn Birch Bramble Brass Bright Bronze Candle Cedar Chalk Cherry Cinder Clover Cobalt Copper Coral Crimson Dawn Dusk Ember Feather Fern Fox Frost Garnet Ginger Glass Golden Granite Harbour Hazel Heron Hidden Hollow Honey Indigo Iron Ivory Jade Juniper Kestrel Lantern Lark Laurel Lemon Linen Little Lunar Maple Marble Meadow Midnight Mint Misty Moon Moss Northern Oak Ocean Olive Onyx Opal Orchard Otter Paper Pearl Pebble Pepper Pine Plum Poppy Quartz Quiet Raven Reed Ribbon River Rose Ruby Saffron Salt Sapphire Scarlet Shadow Shell Silver Slate Smoky Snow Sparrow Spring Star Stone Storm Sugar Summer Sunset Swan Tawny Thistle Thunder Tidal Timber Topaz Velvet Violet Walnut Water Whisper White Wild Willow Winter Wolf Woven Yarrow Zephyr';
const SECOND =
  'Anchor Arcade Atlas Balloon Bay Beacon Bell Bloom Boat Book Bottle Bridge Caravan Carnival Carousel Castle Cat Cavern Chariot Circus Clock Coach Comet Compass Court Crown Crane Dance Dice Dragon Drum Express Fable Fair Falcon Ferry Festival Fiddle Fleet Fortune Fountain Gallery Garden Gate Giant Hare Harvest Hatter Hearth Hotel Hour Island Isle Journey Kettle Key Kite Knight Labyrinth Ladder Lagoon Lamp League Letter Library Lighthouse Lodge Loom Magpie Mansion Market Mask Maze Mill Mirror Mountain Museum Needle Nest Night Orbit Orchestra Owl Palace Parade Parlour Path Peacock Penny Piano Picnic Pilot Pirate Prairie Puzzle Queen Quest Radio Railway Reef Rocket Sailor Saloon Scarab Scholar Seal Serenade Shore Signal Sisters Song Spire Stage Station Street Symphony Tailor Tavern Temple Theatre Throne Tide Toll Tower Trail Treasure Tunnel Umbrella Valley Voyage Wagon Waltz Wheel Whistle Window Wizard Workshop';
const THIRD =
  'Nights Riches Deluxe Rush Tales Dreams Stories Days II Bonanza Club Reborn Skies Ways Rising Märchen Fête';

const [first, second, third] = [FIRST, SECOND, THIRD].map((words) => words.split(' ')) as [
  string[],
  string[],
  string[],
];

/** Returns different titles of two or three words, in a scattered order that is always the same. */
export function inventedTitles(count: number): string[] {
  const titles = new Set<string>();
  for (let n = 1; titles.size < count; n += 1) {
    // Multiplying by a prime and taking the remainder scatters the words.
    const at = (n * 7_919_317) % 2_147_483_647;
    const two = `${first[at % first.length]} ${second[(at >> 7) % second.length]}`;
    titles.add(n % 3 === 0 ? two : `${two} ${third[(at >> 15) % third.length]}`);
  }
  return [...titles];
}
