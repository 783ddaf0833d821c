/** Formats of a title's picture: a card, a banner, and scenes without lettering for wide and narrow windows. */
export type Format = 'portrait' | 'wide' | 'scene' | 'scene-small';

/** Positions in a picture. The portrait cover is drawn on 600 × 800, the wide one on 1280 × 720. */
export interface Frame {
  w: number;
  h: number;
  wide: boolean;
  horizon: number;
  hero: { x: number; y: number; scale: number };
  /** Centre line and width of the lettering, if there is any. */
  title: { x: number; y: number; width: number; height: number } | null;
  titleOnTop: boolean;
}

export function portrait(titleOnTop: boolean, heroScale = 1, heroLift = 0): Frame {
  return {
    w: 600,
    h: 800,
    wide: false,
    horizon: titleOnTop ? 560 : 500,
    hero: { x: 300, y: (titleOnTop ? 500 : 322) - heroLift, scale: 1.3 * heroScale },
    title: { x: 300, y: titleOnTop ? 140 : 664, width: 530, height: 220 },
    titleOnTop,
  };
}

export function wide(heroScale = 1, heroLift = 0): Frame {
  return {
    w: 1280,
    h: 720,
    wide: true,
    horizon: 470,
    hero: { x: 915, y: 360 - heroLift, scale: 1.45 * heroScale },
    title: { x: 336, y: 360, width: 520, height: 300 },
    titleOnTop: false,
  };
}

/** Returns a frame with the hero to the right of a wide page's text. */
export const scene = (heroScale = 1, heroLift = 0): Frame => ({
  w: 1600,
  h: 640,
  wide: true,
  horizon: 410,
  hero: { x: 1130, y: 300 - heroLift, scale: 1.32 * heroScale },
  title: null,
  titleOnTop: false,
});

/** Returns a frame with the hero in the middle: a narrow page puts its text below. */
export const smallScene = (heroScale = 1, heroLift = 0): Frame => ({
  w: 800,
  h: 440,
  wide: true,
  horizon: 290,
  hero: { x: 400, y: 208 - heroLift, scale: 0.92 * heroScale },
  title: null,
  titleOnTop: false,
});
