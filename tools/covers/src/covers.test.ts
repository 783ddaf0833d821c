import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { coverHash, coverUrl, gameTitles, lobbyTitles } from '@croupier/game-art';
import { heroOf } from '@croupier/game-art/testing';
import { drawHero, MOST_BYTES } from './hero-picture.ts';
import { splitTitle } from './lettering.ts';
import { placeholderScene } from './placeholder.ts';
import { draw, sizesOf } from './render.ts';
import { scenes } from './scenes.ts';

const pictures = path.resolve(import.meta.dirname, '../../../apps/casino/public');

const largest = { 240: 10_000, 480: 20_000, wide: 32_000, scene: 40_000, 'scene-small': 18_000 };

describe.each(gameTitles)('$title', (gameTitle) => {
  test('has a scene of its own, drawn without a gap', () => {
    expect(scenes).toHaveProperty([gameTitle.slug]);
    for (const svg of draw(gameTitle).svg.values()) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('its pictures are made of the present drawing and are small', () => {
    expect(coverHash(gameTitle.slug), 'run node tools/covers/src/main.ts').toBe(draw(gameTitle).hash);
    for (const { name } of sizesOf(gameTitle.slug)) {
      const file = path.join(pictures, coverUrl(gameTitle.slug, name));
      expect(existsSync(file), file).toBe(true);
      expect(statSync(file).size, file).toBeLessThan(largest[name]);
    }
  });
});

test.each(gameTitles)('the hero of $title is drawn alone for both hosts, small', (gameTitle) => {
  const { name } = drawHero(gameTitle);
  expect(heroOf(gameTitle.slug), 'run node tools/covers/src/main.ts').toBe(name);
  for (const host of ['casino', 'arcade']) {
    const file = path.join(pictures, `../../${host}/public/assets/${gameTitle.slug}-${name}.avif`);
    expect(existsSync(file), file).toBe(true);
    expect(statSync(file).size, file).toBeLessThan(MOST_BYTES);
  }
});

test.each(lobbyTitles)('$title, in the lobby, is drawn: neither scene nor hero is the placeholder', ({ slug }) => {
  expect(scenes[slug]!.backdrop).not.toBe(placeholderScene.backdrop);
  expect(scenes[slug]!.hero).not.toBe(placeholderScene.hero);
});

test('a title breaks into lines of even length', () => {
  expect(splitTitle('Dice')).toEqual(['Dice']);
  expect(splitTitle('Cat at Number Nine')).toEqual(['Cat at', 'Number Nine']);
  expect(splitTitle('Stag of Hollow Wood')).toHaveLength(3);
});
