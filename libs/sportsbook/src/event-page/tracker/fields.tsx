import type { Sport } from '@croupier/contracts';
import styles from './tracker.module.css';

/** Renders the lines of a field, on a plane of 105 by 68. */
export function FieldLines({ sport }: { sport: Sport }) {
  const Lines = LINES[sport];
  return (
    <g className={styles.lines}>
      <Lines />
    </g>
  );
}

const Pitch = () => (
  <>
    <rect x="2" y="2" width="101" height="64" />
    <path d="M52.5 2v64" />
    <circle cx="52.5" cy="34" r="9" />
    <path d="M2 14h16v40H2M2 25h5.5v18H2M103 14H87v40h16M103 25h-5.5v18h5.5" />
    <path d="M18 27.5a8 8 0 0 1 0 13M87 27.5a8 8 0 0 0 0 13" />
    <path d="M2 30.5H.5v7H2M103 30.5h1.5v7H103" />
  </>
);

const Court = () => (
  <>
    <rect x="8" y="10" width="89" height="48" />
    <path d="M8 16h89M8 52h89M28 16v36M77 16v36M28 34h49" />
    <path d="M52.5 7v54" className={styles.net} />
    <path d="M8 34h1.5M97 34h-1.5" />
  </>
);

const BasketballCourt = () => (
  <>
    <rect x="2" y="4" width="101" height="60" />
    <path d="M52.5 4v60" />
    <circle cx="52.5" cy="34" r="7" />
    <path d="M2 25h20v18H2M103 25H83v18h20" />
    <path d="M22 28a6 6 0 0 1 0 12M83 28a6 6 0 0 0 0 12" />
    <path d="M2 9h8a25 25 0 0 1 0 50H2M103 9h-8a25 25 0 0 0 0 50h8" />
    <path d="M6 31v6M99 31v6" />
    <circle cx="8" cy="34" r="1.6" />
    <circle cx="97" cy="34" r="1.6" />
  </>
);

const Rink = () => (
  <>
    <rect x="2" y="4" width="101" height="60" rx="15" />
    <path d="M52.5 4v60M10 6.5v55M95 6.5v55" className={styles.redLine} />
    <path d="M38 4v60M67 4v60" className={styles.blueLine} />
    <circle cx="52.5" cy="34" r="8" />
    <circle cx="22" cy="19" r="6" />
    <circle cx="22" cy="49" r="6" />
    <circle cx="83" cy="19" r="6" />
    <circle cx="83" cy="49" r="6" />
    <path d="M10 30a4.5 4.5 0 0 1 0 8M95 30a4.5 4.5 0 0 0 0 8" />
  </>
);

const LINES = {
  football: Pitch,
  tennis: Court,
  basketball: BasketballCourt,
  'ice-hockey': Rink,
  greyhounds: () => null,
};
