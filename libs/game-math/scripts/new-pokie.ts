import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Volatility } from '../src/game.ts';
import { draftPokie, fileOf, type PokieIdea } from './draft-pokie.ts';

/**
 * Drafts the maths of a pokie: `node scripts/new-pokie.ts winter-mail --reels 5 --rows 3 --lines 20 --volatility low`.
 * `--lines 0` pays all ways. The printed figures are exact; then add the title to `src/pokie/titles/index.ts` and write
 * versions.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    reels: { type: 'string', default: '5' },
    rows: { type: 'string', default: '3' },
    lines: { type: 'string', default: '20' },
    symbols: { type: 'string', default: '8' },
    volatility: { type: 'string', default: 'medium' },
    multipliers: { type: 'string', default: '2' },
    spins: { type: 'string', default: '8' },
    rtp: { type: 'string', default: '0.96' },
    stack: { type: 'string' },
  },
});
const [id] = positionals;
if (!id) throw new Error('which title?');
const idea: PokieIdea = {
  id,
  reels: Number(values.reels) as PokieIdea['reels'],
  rows: Number(values.rows) as PokieIdea['rows'],
  lines: Number(values.lines) || null,
  symbols: Number(values.symbols),
  volatility: values.volatility as Volatility,
  multipliers: values.multipliers.split('-').map(Number) as unknown as PokieIdea['multipliers'],
  spins: Number(values.spins),
  rtp: Number(values.rtp),
  ...(values.stack ? { stack: Number(values.stack) } : {}),
};
const draft = draftPokie(idea, console.log);
writeFileSync(new URL(`../src/pokie/titles/${id}.ts`, import.meta.url), fileOf(idea, draft));
console.log(draft.published);
