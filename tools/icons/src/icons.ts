import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { iconFiles } from './icon-files.ts';
import { looks } from './mark.ts';

/*
 * Draws the icons of both apps: `node tools/icons/src/icons.ts`. The icons are committed; the test next to this file
 * fails if they are stale.
 */
const apps = path.resolve(import.meta.dirname, '../../../apps');

for (const [app, look] of Object.entries(looks))
  for (const [name, bytes] of await iconFiles(look)) await writeFile(path.join(apps, app, 'public', name), bytes);
