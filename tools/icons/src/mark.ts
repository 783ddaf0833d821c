/** Mark of the house, as in `Logo` of the ui-kit: a wheel seen from above with the ball at rest. */
const WHEEL = 'M37.86 32A16 16 0 1 1 33.85 11.39';

export interface Look {
  readonly ground: string;
  readonly wheel: string;
  readonly ball: string;
}

/** Colours that distinguish the two apps on one screen: the casino on baize, the sportsbook on paper. */
export const looks: Readonly<Record<'casino' | 'betting', Look>> = {
  casino: { ground: '#0b4a33', wheel: '#f6f1e3', ball: '#ffad1f' },
  betting: { ground: '#f6f1e3', wheel: '#0b4a33', ball: '#ffad1f' },
};

/**
 * Draws the icon. The mark fills two thirds, so that a device may cut any shape out of the square (a maskable icon
 * keeps 80%).
 */
export const drawIcon = ({ ground, wheel, ball }: Look, corner = 0): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 64 64"><rect x="-8" y="-8" width="64" height="64" rx="${corner}" fill="${ground}"/>` +
  `<path d="${WHEEL}" fill="none" stroke="${wheel}" stroke-width="11"/><circle cx="39.7" cy="20.6" r="6" fill="${ball}"/></svg>\n`;
