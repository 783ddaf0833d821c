import { randomBytes } from 'node:crypto';
import { collectTitle, expandTitle, type GameMath, games, holdTitle, pokieTitle } from '@croupier/game-math';
import { collectLaw, holdLaw, roundLaw } from '@croupier/game-math/exact';
import { grownWindow } from '@croupier/game-math/testing';
import { simulate } from './rtp/simulate.ts';

const percent = (share: number, digits = 2): string => `${(share * 100).toFixed(digits)} %`;
const places = (figure: number, digits: number): number => Math.round(figure * 10 ** digits) / 10 ** digits;

/**
 * Prints a table of all maths: the published RTP, the exact RTP of the whole reel cycle if it can be counted, else the
 * measured 95% interval, and rounds drawn from the production stream. `npm run bench -- rtp [rounds] [id …]`, by
 * default 20,000 rounds each: a minute and a half. Fails if a published figure isn't the exact one, or differs by five
 * standard errors from the drawn rounds: a rare large win moves the mean far.
 */
export async function bench([rounds = '20000', ...ids]: readonly string[]): Promise<void> {
  const count = Number(rounds);
  if (!Number.isSafeInteger(count) || count < 1_000) throw new Error('rtp [rounds] [id …]: a whole number from 1000');
  const serverSeed = randomBytes(32).toString('hex');
  console.log(`${count.toLocaleString('en')} rounds each, server seed ${serverSeed}, client seed "bench"\n`);
  console.log(row('maths', 'published', 'exact, or ±', 'simulated (95 %)', 'pays', 'deviation', ''));
  const wrong: string[] = [];
  for (const math of Object.values(games)) {
    if (ids.length > 0 && !ids.includes(math.id)) continue;
    if (!isSound(math, count, serverSeed)) wrong.push(math.id);
  }
  if (wrong.length > 0) throw new Error(`not what they publish: ${wrong.join(', ')}`);
}

/** Returns the exact return from the cycle; null if the cycle is too long, or the player chooses. */
function exactReturn({ id }: GameMath): number | null {
  const reels = pokieTitle(id);
  if (reels) return roundLaw(reels).rtp;
  const expanding = expandTitle(id);
  if (expanding) return roundLaw(expanding, grownWindow(expanding)).rtp;
  const collecting = collectTitle(id);
  if (collecting) return collectLaw(collecting).rtp;
  const holding = holdTitle(id);
  return holding ? holdLaw(holding).rtp : null;
}

function isSound(math: GameMath, count: number, serverSeed: string): boolean {
  const { id, rtp, hitRate, deviation, rtpWithin } = math;
  const exact = exactReturn(math);
  const params = math.validate({});
  const [published, counted] = [
    percent(rtp),
    exact !== null ? percent(exact, 3) : rtpWithin ? `± ${percent(rtpWithin)}` : '',
  ];
  if (params === null || deviation === null || hitRate === null) {
    console.log(row(id, published, counted, 'chosen or decided by the player', '', '', 'by its tests'));
    return true;
  }
  const drawn = simulate(math, params, count, serverSeed);
  const error = drawn.deviation / Math.sqrt(count);
  const simulated = `${percent(drawn.mean)} ± ${percent(1.96 * error)}`;
  const same = exact === null || places(exact, 4) === rtp;
  const near = Math.abs(drawn.mean - rtp) < 5 * Math.max(error, deviation / Math.sqrt(count));
  const verdict = same ? (near ? 'ok' : 'BEYOND the interval') : 'NOT the exact figure';
  console.log(
    row(id, published, counted, simulated, percent(drawn.hits / count, 1), drawn.deviation.toFixed(2), verdict),
  );
  return same && near;
}

const widths = [22, 10, 11, 32, 8, 10];
const row = (...cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at] ?? 0))).join(' ');
