import type { GameTitle } from '@croupier/game-art';
import { lit, mix, type Motif, motifOf, shaded } from '@croupier/game-art/symbols';
import { fade, type Land, n } from './land.ts';
import { menagerieScene } from './menagerie-scene.ts';
import { nightScene } from './night-scene.ts';
import { scatter } from './noise.ts';
import { orchardScene } from './orchard-scene.ts';
import { regaliaScene } from './regalia-scene.ts';
import { seaScene } from './sea-scene.ts';
import { voyageScene } from './voyage-scene.ts';

const scenes: Readonly<Record<Motif, (land: Land) => { defs: string; body: string }>> = {
  menagerie: menagerieScene,
  night: nightScene,
  orchard: orchardScene,
  regalia: regaliaScene,
  sea: seaScene,
  voyage: voyageScene,
};

/** Draws the background of a game's table, composed for wide or tall screens. */
export function sceneSvg(gameTitle: GameTitle, tall: boolean): string {
  const [width, height] = tall ? [900, 1600] : [1600, 900];
  const land: Land = { width, height, theme: gameTitle.theme, random: scatter(gameTitle.slug) };
  const { defs, body } = scenes[motifOf(gameTitle)](land);
  const { sky } = gameTitle.theme;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>` +
    `${fade('sky', sky[0], mix(sky[1], lit(sky[1], 0.5), 0.4))}${fade('floor', sky[0], shaded(gameTitle.theme.near, 0.45), 0, 0.5)}${defs}</defs>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>${body}` +
    `<rect y="${n(height * 0.55)}" width="${width}" height="${n(height * 0.45)}" fill="url(#floor)"/></svg>`
  );
}
