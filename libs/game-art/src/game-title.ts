/** Colours of one title, all `#rrggbb`. The cover and the game's table use them. */
export interface Theme {
  /** Top and bottom of the background. */
  sky: [string, string];
  far: string;
  near: string;
  /** Hero object: its body, its second and its third colour. */
  hero: [string, string, string];
  /** Colour of lights and lettering. */
  accent: string;
}

export interface GameTitle {
  /** Never reused and never renumbered: game ids contain it. */
  number: number;
  slug: string;
  title: string;
  provider: string;
  /** Id of the published maths in game-math. */
  maths: string;
  collections: string[];
  theme: Theme;
}

type Row = [number: number, title: string, maths: string, collections: string, colours: string];

export const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');

/** Creates a theme from colours in the order sky top, sky bottom, far, near, hero × 3, accent. */
export const titlesOf = (provider: string, rows: Row[]): GameTitle[] =>
  rows.map(([number, title, maths, collections, colours]) => {
    const [top = '', bottom = '', far = '', near = '', a = '', b = '', c = '', accent = ''] = colours
      .split(' ')
      .map((hex) => `#${hex}`);
    const slug = slugOf(title.replaceAll("'", ''));
    return {
      number,
      slug,
      title,
      provider,
      maths: maths || slug,
      collections: collections.split(' '),
      theme: { sky: [top, bottom], far, near, hero: [a, b, c], accent },
    };
  });
