import type { LegResult, VoidFactor } from './leg-factor.ts';

/** Grades of an outcome. A half applies to half of the stake: quarter lines split it over two lines. */
export const GRADES = ['win', 'half_win', 'void', 'half_lose', 'lose'] as const;
export type Grade = (typeof GRADES)[number];

/** Shares of the stake that won and that are returned. */
export const SHARES: Record<Grade, { readonly won: number; readonly back: number }> = {
  win: { won: 1, back: 0 },
  half_win: { won: 0.5, back: 0.5 },
  void: { won: 0, back: 1 },
  half_lose: { won: 0, back: 0.5 },
  lose: { won: 0, back: 0 },
};

const FACTORS: Record<Grade, { readonly result: LegResult; readonly voidFactor: VoidFactor }> = {
  win: { result: 1, voidFactor: 0 },
  half_win: { result: 1, voidFactor: 0.5 },
  void: { result: 1, voidFactor: 1 },
  half_lose: { result: 0, voidFactor: 0.5 },
  lose: { result: 0, voidFactor: 0 },
};

/** Returns a grade as the settlement of a leg. */
export const factorsOf = (grade: Grade): { readonly result: LegResult; readonly voidFactor: VoidFactor } =>
  FACTORS[grade];

export const wonIf = (won: boolean): Grade => (won ? 'win' : 'lose');

/** Returns the grade for passing a line by this margin, in goals: quarters win or lose half. */
export function gradeMargin(by: number): Grade {
  if (by === 0) return 'void';
  if (by > 0) return by < 0.5 ? 'half_win' : 'win';
  return by > -0.5 ? 'half_lose' : 'lose';
}
