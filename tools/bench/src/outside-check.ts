import { readResults } from './outside-check/read-results.ts';
import { type Judgement, walkForward } from './outside-check/walk-forward.ts';

/**
 * Tests the football model on results of real leagues: `npm run bench -- outside-check FILE-OR-FOLDER`. Each file is a
 * season of a league, `{"matches": [{"date": "2018-08-10", "team1": "…", "team2": "…", "score": {"ft": [2, 1]}}]}`;
 * files of the same name are of the same league.
 */
export async function bench([place]: readonly string[]): Promise<void> {
  if (!place) throw new Error('outside-check FILE-OR-FOLDER: results as JSON, see the README of libs/bet-math');
  const { results, files, unplayed, unread } = readResults(place);
  const leagues = new Set(results.map(({ league }) => league)).size;
  console.log(
    `${results.length} results of ${leagues} leagues in ${files} files; ${unplayed} not played, ${unread} not read`,
  );
  console.log(report(walkForward(results)).join('\n'));
}

const points = (share: number): string => `${share >= 0 ? '+' : ''}${(share * 100).toFixed(2)}`;

/** Formats the judgement for printing. */
export function report({ judged, loss, baseLoss, entropy, bands }: Judgement): string[] {
  if (judged === 0) return ['no match to judge: each side needs ten before it'];
  return [
    `${judged} matches judged, each from what was played before it`,
    `log-loss of home, draw and away ${loss.toFixed(4)}; fixed base rates ${baseLoss.toFixed(4)}; the model's own entropy ${entropy.toFixed(4)}`,
    'chance     given    came    off (points)   outcomes',
    ...bands.flatMap(({ sum, came, count }, at) =>
      count === 0
        ? []
        : [
            `${at * 10}-${at * 10 + 10} %`.padEnd(9) +
              `${((sum / count) * 100).toFixed(2)}`.padStart(7) +
              `${((came / count) * 100).toFixed(2)}`.padStart(8) +
              points((came - sum) / count).padStart(12) +
              String(count).padStart(13),
          ],
    ),
  ];
}
