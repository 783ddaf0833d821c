/** Frequency: 0 never, 1 sometimes, 2 often. */
export type Answer = 0 | 1 | 2;

export type Finding = 'calm' | 'watchful' | 'concerned';

/** Returns the combined finding of four answers. One "often" suggests a talk, whatever the others are. */
export function findingOf(answers: readonly Answer[]): Finding {
  const sum = answers.reduce<number>((all, answer) => all + answer, 0);
  if (sum === 0) return 'calm';
  return sum >= 3 || answers.includes(2) ? 'concerned' : 'watchful';
}
