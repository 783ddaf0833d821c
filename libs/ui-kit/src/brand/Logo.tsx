/** Lettering drawn from Bricolage Grotesque (SIL Open Font License), its dot replaced by the ball. */
const LETTERS =
  'M66 3q-17 0-28-5q-12-5-19-15q-7-9-11-21q-3-12-3-26q0-14 3-27q4-13 11-23q7-10 18-16q12-5 28-5q19 0 31 7q12 8 ' +
  '17 21q5 13 2 27l-34 3q1-9-1-15q-2-6-6-10q-4-3-10-3q-5 0-8 3q-4 2-7 7q-2 5-3 11q-2 8-2 17q0 13 3 23q2 9 7 14q' +
  '5 4 12 4q8 0 12-5q4-5 5-12q1-7 0-14l35 2q2 11 0 21q-2 11-8 19q-6 9-17 13q-11 5-27 5zM129 0v-72v-60h34v52h2q1' +
  '-20 5-32q4-12 11-17q7-5 15-5q3 0 7 1q3 1 7 3l-2 43q-4-3-8-4q-4-1-8-1q-8 0-13 4q-5 5-8 13q-3 9-3 21v54h-39zM2' +
  '72 3q-18 0-31-7q-13-8-21-24q-6-15-6-38q0-24 7-39q7-15 21-23q13-7 31-7q19 0 32 7q13 8 20 23q7 15 7 39q0 24-8 ' +
  '39q-7 16-20 23q-14 7-32 7zM273-25q7 0 11-5q4-4 6-12q2-9 2-22q0-14-2-23q-2-9-7-14q-4-5-11-5q-6 0-10 5q-5 4-7 ' +
  '13q-2 9-2 23q0 20 5 30q5 10 15 10zM381 3q-20 0-29-14q-9-15-9-45v-76h39v74q0 14 4 20q3 6 10 6q4 0 8-3q4-3 7-8' +
  'q2-5 4-14q1-9 1-21v-54h39v72v60h-33v-50h-2q-1 19-6 30q-5 12-13 18q-9 5-20 5zM470 36v-114v-54h34v41h2q2-15 7-' +
  '25q5-10 12-15q8-4 18-4q14 0 24 7q9 8 15 23q5 15 5 39q0 24-5 39q-6 15-16 23q-10 7-22 7q-10 0-18-5q-8-4-12-14q' +
  '-6-10-8-24h-2q1 7 2 14q1 8 2 16q0 8 0 14v32h-38zM529-29q7 0 11-5q4-5 6-13q2-9 2-19q0-12-2-20q-2-8-6-13q-4-4-' +
  '11-4q-4 0-7 2q-4 3-7 8q-3 5-5 11q-2 6-2 14v3q0 7 2 13q1 6 3 10q2 4 5 7q2 3 5 4q3 2 6 2zM599 0v-132h39v132h-3' +
  '9zM710 3q-17 0-28-5q-12-5-19-14q-7-9-10-22q-3-12-3-25q0-15 3-27q3-13 10-24q7-10 18-16q11-5 27-5q16 0 27 5q11' +
  ' 6 17 16q7 10 9 24q2 13-1 29l-85 2v-20l55-1l-5 12q1-12 0-20q-1-8-5-12q-4-4-12-4q-7 0-12 4q-4 5-6 13q-2 9-2 2' +
  '1q0 21 6 31q5 9 16 9q6 0 9-2q3-1 5-5q2-3 3-7q1-5 0-10l36 2q1 9-1 18q-2 9-8 16q-6 8-16 12q-11 5-28 5zM774 0v-' +
  '72v-60h35v52h2q1-20 5-32q4-12 11-17q6-5 14-5q4 0 7 1q4 1 7 3l-1 43q-5-3-9-4q-4-1-8-1q-7 0-13 4q-5 5-8 13q-2 ' +
  '9-2 21v54h-40z';

const WORD = { width: 857, top: -196, height: 232 };

export interface LogoProps {
  /** Height of the drawing in pixels. */
  height?: number;
  /** True for the mark only, where there is room for one letter. */
  mark?: boolean;
  /** Text for screen readers. Leave it out inside a link that has a name. */
  title?: string;
  className?: string;
}

/** Renders the logo: a C that is a wheel seen from above, with the ball stopped in it. */
export function Logo({ height = 28, mark = false, title, className }: LogoProps) {
  const named = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const);
  if (mark) {
    return (
      <svg {...named} className={className} width={height} height={height} viewBox="2 2 44 44">
        <path d="M37.86 32A16 16 0 1 1 33.85 11.39" fill="none" stroke="var(--color-action-text)" strokeWidth="11" />
        <circle cx="39.7" cy="20.6" r="6" fill="var(--color-signal)" />
      </svg>
    );
  }
  const width = Math.round((height * WORD.width) / WORD.height);
  return (
    <svg
      {...named}
      className={className}
      width={width}
      height={height}
      viewBox={`0 ${WORD.top} ${WORD.width} ${WORD.height}`}
    >
      <path d={LETTERS} fill="currentColor" />
      <circle cx="619" cy="-168" r="25" fill="var(--color-signal)" />
    </svg>
  );
}
