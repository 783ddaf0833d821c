import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { coverHash, coverUrl } from '@croupier/game-art';
import { fit, outlineOf, type Style, widthOf } from './letter.ts';
import type { Card } from './read-card.ts';

export const CARD = { width: 1200, height: 630 } as const;
const MARGIN = 72;
const COVER = { width: 472, height: 630 } as const;

/** Logo of the site, as in the icons (tools/icons). */
const WHEEL = 'M37.86 32A16 16 0 1 1 33.85 11.39';

/** Colours of the tokens: felt for the casino, paper for the sportsbook. */
const looks = {
  casino: { ground: '#0b4a33', deep: '#07382a', ink: '#f6f1e3', soft: '#b9d2c3', wheel: '#155a41', ball: '#ffad1f' },
  sport: { ground: '#faf7f0', deep: '#f2ede2', ink: '#14201a', soft: '#435048', wheel: '#e3ead9', ball: '#ffad1f' },
} as const;
const names = { casino: 'Croupier', sport: 'Croupier Sport' } as const;

const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const block = (lines: readonly string[], style: Style, size: number, top: number, leading: number) =>
  lines.map((line, index) => outlineOf(line, style, size, MARGIN, top + size * (0.8 + index * leading))).join('');

function mark(x: number, y: number, size: number, wheel: string, ball: string) {
  return (
    `<g transform="translate(${x} ${y}) scale(${size / 48})"><path d="${WHEEL}" fill="none" stroke="${wheel}" stroke-width="11"/>` +
    `<circle cx="39.7" cy="20.6" r="6" fill="${ball}"/></g>`
  );
}

function svgOf({ site, locale, title, text, game }: Card): string {
  const look = looks[site];
  const width = CARD.width - 2 * MARGIN - (game ? COVER.width - MARGIN + 56 : 380);
  const box = { style: 'display', width, locale } as const;
  const large = fit(title, game ? [84, 72] : [96, 84], { ...box, lines: 2 });
  // A title too long for two large lines gets three smaller ones.
  const head = large.lines.at(-1)?.endsWith('…') ? fit(title, [72, 62, 52], { ...box, lines: 3 }) : large;
  const body = fit(text, game ? [34, 30] : [32, 29], { style: 'text', width, lines: 3, locale });
  const headHeight = head.size * (0.8 + (head.lines.length - 1) * 1.06);
  const bodyHeight = body.lines.length * body.size * 1.4;
  const top = 148 + Math.max(0, (CARD.height - 148 - MARGIN - headHeight - 40 - bodyHeight) / 2);
  const name = outlineOf(names[site], 'display', 40, MARGIN + 62, 106);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="100%" height="100%" fill="${look.ground}"/>`,
    game ? '' : mark(700, 75, 480, look.wheel, look.ball),
    game ? '' : `<rect y="${CARD.height - 14}" width="100%" height="14" fill="${look.deep}"/>`,
    mark(MARGIN - 6, 66, 56, look.ink, look.ball),
    shape(name, look.ink),
    `<rect x="${MARGIN + 62}" y="122" width="${Math.round(widthOf(names[site], 'display', 40))}" height="3" fill="${look.ball}"/>`,
    shape(block(head.lines, 'display', head.size, top, 1.06), look.ink),
    shape(block(body.lines, 'text', body.size, top + headHeight + 40, 1.4), look.soft),
    '</svg>',
  ].join('');
}

/** Returns the file of a game's cover in the app's folders; undefined if there is none. */
export function coverOf(game: string, folders: readonly string[]): string | undefined {
  if (coverHash(game) === undefined) return undefined;
  return folders.map((folder) => path.join(folder, coverUrl(game, '480'))).find((file) => existsSync(file));
}

/** Draws a card as PNG, with the game's cover on the right if there is one. */
export async function drawCard(card: Card, folders: readonly string[]): Promise<Buffer> {
  const cover = card.game === undefined ? undefined : coverOf(card.game, folders);
  const ground = sharp(Buffer.from(svgOf({ ...card, game: cover && card.game })));
  const layers = cover
    ? [
        {
          input: await sharp(cover).resize(COVER.width, COVER.height).toBuffer(),
          left: CARD.width - COVER.width,
          top: 0,
        },
      ]
    : [];
  return ground.composite(layers).png({ palette: true, quality: 90, effort: 4, compressionLevel: 9 }).toBuffer();
}
