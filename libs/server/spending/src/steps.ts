import { type SpendingStep, spendingSteps } from '@croupier/contracts';

const DAY_MS = 86_400_000;

const textOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Returns the calendar day a number of days later. */
export const daysAfter = (day: string, days: number): string => textOf(timeOf(day) + days * DAY_MS);

/** Returns the first day of the step that contains a day. Weeks start on Monday, like those of limits. */
export function firstDayOf(by: SpendingStep, day: string): string {
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  if (by === 'day') return day;
  return daysAfter(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7));
}

/** Returns the first days of the steps of a chart that ends today, oldest first. */
export function stepsUntil(by: SpendingStep, today: string): string[] {
  const last = firstDayOf(by, today);
  return Array.from({ length: spendingSteps[by] }, (_, at) => stepBefore(by, last, spendingSteps[by] - 1 - at));
}

function stepBefore(by: SpendingStep, first: string, steps: number): string {
  if (by !== 'month') return daysAfter(first, -steps * (by === 'week' ? 7 : 1));
  const date = new Date(timeOf(first));
  return textOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - steps, 1));
}
