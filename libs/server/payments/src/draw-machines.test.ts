import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawMachine } from './testing/draw-machines.ts';

test.each(['created', 'requested'] as const)(
  'the README shows the way of a payment from %s as the code has it',
  (start) => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    expect(readme).toContain(drawMachine(start));
  },
);
