import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { iconFiles } from './icon-files.ts';
import { looks } from './mark.ts';

const apps = path.resolve(import.meta.dirname, '../../../apps');
const publicFile = (app: string, name: string) => path.join(apps, app, 'public', name);

test.each(Object.entries(looks))('the icons of %s are those the mark draws', async (app, look) => {
  for (const [name, drawn] of await iconFiles(look)) {
    const kept = readFileSync(publicFile(app, name));
    if (name.endsWith('.svg')) expect(kept.toString()).toBe(drawn.toString());
    if (!name.endsWith('.png')) continue;
    const [one, other] = await Promise.all(
      [kept, drawn].map((bytes) => sharp(bytes).removeAlpha().resize(64).raw().toBuffer()),
    );
    const apart = one!.reduce((sum, value, at) => sum + Math.abs(value - other![at]!), 0) / one!.length;
    expect(apart, name).toBeLessThan(2);
  }
});

test.each(Object.keys(looks))('the pictures %s is shown by are as large as the install data says', async (app) => {
  const sizes = { 'screenshot-phone.webp': [780, 1688], 'screenshot-wide.webp': [1280, 800] } as const;
  for (const [name, [width, height]] of Object.entries(sizes)) {
    expect(existsSync(publicFile(app, name)), name).toBe(true);
    expect(await sharp(publicFile(app, name)).metadata()).toMatchObject({ width, height, format: 'webp' });
  }
});
