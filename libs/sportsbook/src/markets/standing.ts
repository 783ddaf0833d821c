import { type Grade, gradesOf, marketKind, picksOf, type Score, type Sport } from '@croupier/bet-math';
import type { SportEvent } from '@croupier/contracts';

/** Result an outcome would have if its match ended now. */
export type Standing = 'winning' | 'half_winning' | 'level' | 'half_losing' | 'losing';

/** Numbers of parts whose scores add up to the final score. Other sports have no comparable score during play. */
const PARTS: Partial<Record<Sport, number>> = { football: 2, basketball: 4, 'ice-hockey': 3 };
/** Spans whose result can be read from the current score. */
const SPANS = new Set(['match', 'regulation', 'first']);

interface Line {
  readonly market_id: number;
  readonly specifiers: string;
  readonly outcome: string;
}

/**
 * Returns an outcome's result by the current score. Null where the score says nothing: the next goal, a future part, an
 * unfinished set.
 */
export function standingNow(event: Pick<SportEvent, 'sport' | 'score' | 'periods'>, line: Line): Standing | null {
  const parts = PARTS[event.sport];
  const marketId = line.market_id;
  const lines = picksOf({ marketId, specifiers: line.specifiers }) ?? [{ marketId, specifiers: line.specifiers }];
  if (parts === undefined || !lines.every((one) => SPANS.has(marketKind(one.marketId)?.span ?? ''))) return null;
  const over = event.periods;
  const periods = [...over, ...(over.length < parts ? [without(event.score, over)] : [])];
  while (periods.length < parts) periods.push({ home: 0, away: 0 });
  const facts = { periods, over: true, abandoned: false, goals: [] };
  const grade = gradesOf({ marketId, specifiers: line.specifiers }, facts)?.[
    marketKind(marketId)?.outcomes.indexOf(line.outcome) ?? -1
  ];
  return grade === undefined ? null : STANDING[grade];
}

const STANDING: Record<Grade, Standing> = {
  win: 'winning',
  half_win: 'half_winning',
  void: 'level',
  half_lose: 'half_losing',
  lose: 'losing',
};

const without = (score: Score, parts: readonly Score[]): Score =>
  parts.reduce((left, part) => ({ home: left.home - part.home, away: left.away - part.away }), score);
