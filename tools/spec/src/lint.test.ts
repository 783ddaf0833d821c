import { ESLint, Linter } from 'eslint';
import { beforeAll, expect, test } from 'vitest';
import { workspace } from './workspace.ts';

const eslint = new ESLint({ cwd: workspace });
// The configuration reads the project graph, which takes longer than a test's time limit.
beforeAll(() => eslint.calculateConfigForFile('eslint.config.mjs'));

/** Returns the messages of the workspace's syntax rule for a line of code in a file. */
async function told(file: string, code: string): Promise<string[]> {
  const { rules } = (await eslint.calculateConfigForFile(file)) as Linter.Config;
  const rule = rules?.['no-restricted-syntax'];
  expect(rule, file).toBeDefined();
  const config = {
    languageOptions: { ecmaVersion: 2024, sourceType: 'module' },
    rules: { 'no-restricted-syntax': rule! },
  } as const;
  return new Linter().verify(code, config).map(({ message, severity }) => `${severity}: ${message}`);
}

// shows: promise:R1
test.each([
  'libs/game-math/src/stream.ts',
  'libs/server/games/src/rounds/play-round.ts',
  'libs/server/sportsbook/src/simulation/play.ts',
  'apps/platform/src/platform.ts',
  'apps/arcade/src/frame/parent.ts',
  'tools/ops/src/main.ts',
])('no outcome of %s can come from anything but the cryptographic generator', async (file) => {
  expect(await told(file, 'export const die = Math.floor(Math.random() * 6);')).toContainEqual(
    expect.stringMatching(/^2: Outcomes and ids come from the cryptographic generator only/),
  );
  expect(await told(file, 'export const die = draw.below(6);')).toEqual([]);
});
