import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from './lingui-config.ts';

const { browserslist } = JSON.parse(readFileSync(path.join(workspaceRoot, 'package.json'), 'utf8')) as {
  browserslist: readonly string[];
};

/** Returns Vite's build target: the oldest browsers that `browserslist` in package.json names, as `['chrome111', …]`. */
export const browserFloor = (): string[] =>
  browserslist.map((line) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (!name) throw new Error(`browserslist names a browser and its oldest version, as "chrome >= 111": ${line}`);
    return `${name === 'ios_saf' ? 'ios' : name}${version}`;
  });
