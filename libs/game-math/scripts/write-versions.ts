import { writeFileSync } from 'node:fs';
import { contentVersions } from './content-versions.ts';

const lines = Object.entries(contentVersions()).map(
  ([id, version]) => `  ${/\W/.test(id) ? `'${id}'` : id}: '${version}',`,
);
writeFileSync(
  new URL('../src/versions.ts', import.meta.url),
  `/** Written by \`node scripts/write-versions.ts\`: the content hash of each game's maths. */
export const versions = {
${lines.join('\n')}
} as const;
`,
);
