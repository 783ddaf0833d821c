import type { ReactNode } from 'react';
import styles from './dealer.module.css';
import type { TablePhase } from './phase.ts';

/** Renders the dealer behind a table, up to the chin, with gestures for each phase. The table renders the words. */
export function Dealer({
  phase,
  game = 'wheel',
  children,
}: {
  phase: TablePhase;
  /** Objects in front of the dealer. */
  game?: 'wheel' | 'cards';
  children: ReactNode;
}) {
  return (
    <div className={styles.dealer} data-phase={phase} data-game={game}>
      <svg viewBox="0 0 240 150" className={styles.scene} aria-hidden="true">
        <defs>
          <radialGradient id="dealer-light" cx="50%" cy="0%" r="95%">
            <stop offset="0" className={styles.lit} />
            <stop offset="1" className={styles.dim} />
          </radialGradient>
        </defs>
        <rect width="240" height="150" fill="url(#dealer-light)" />
        <path className={styles.panels} d="M22 0V102M62 0V102M178 0V102M218 0V102" />
        <g className={styles.body}>
          <Torso />
        </g>
        <Table />
        {game === 'wheel' ? <Rack /> : <Shoe />}
        <Arm className={styles.left} />
        <g transform="translate(240 0) scale(-1 1)">
          <Arm className={styles.right} />
        </g>
      </svg>
      <div className={styles.words}>{children}</div>
    </div>
  );
}

const Torso = () => (
  <>
    <path className={styles.skin} d="M106 -4H134V12Q120 22 106 12Z" />
    <path
      className={styles.shirt}
      d="M104 4L74 15Q54 22 50 46L44 84L74 92L82 132H158L166 92L196 84L190 46Q186 22 166 15L136 4L120 26Z"
    />
    <path className={styles.sleeve} d="M66 30Q46 52 40 88M174 30Q194 52 200 88" />
    <path className={styles.garter} d="M31.5 67L56.5 74M208.5 67L183.5 74" />
    <path className={styles.fold} d="M60 46Q54 58 54 66M180 46Q186 58 186 66" />
    <path className={styles.waistcoat} d="M90 9L72 16Q80 60 78 132H162Q160 60 168 16L150 9L121 66H119Z" />
    <path className={styles.lapel} d="M90 9L84 12L92 42L119 78V66ZM150 9L156 12L148 42L121 78V66Z" />
    <path className={styles.fold} d="M120 78V130" />
    <g className={styles.brass}>
      <circle cx="115" cy="88" r="2.3" />
      <circle cx="115" cy="101" r="2.3" />
      <circle cx="115" cy="114" r="2.3" />
    </g>
    <path className={styles.shirt} d="M104 3L120 20L110 29L98 8ZM136 3L120 20L130 29L142 8Z" />
    <path className={styles.tie} d="M120 22L103 14Q100 23 103 32ZM120 22L137 14Q140 23 137 32Z" />
    <circle className={styles.knot} cx="120" cy="22.5" r="4.6" />
  </>
);

/** Renders the dealer’s edge of the table. */
const Table = () => (
  <>
    <path className={styles.rail} d="M-4 116Q120 98 244 116V128H-4Z" />
    <path className={styles.cloth} d="M-4 122Q120 104 244 122V154H-4Z" />
    <path className={styles.print} d="M-4 146Q120 128 244 146" />
  </>
);

const Rack = () => (
  <g>
    <rect className={styles.tray} x="93" y="122" width="54" height="13" rx="3" />
    {['a', 'b', 'c', 'd'].map((colour, index) => (
      <g key={colour} data-chips={colour} className={styles.chips}>
        {[0, 1, 2].map((at) => (
          <rect key={at} x={96.5 + index * 12.4 + at * 3.3} y="124" width="2.8" height="9" rx="1.1" />
        ))}
      </g>
    ))}
  </g>
);

const Shoe = () => (
  <g>
    <path className={styles.tray} d="M184 104H226V132H176Z" />
    <path className={styles.card} d="M176 122L183 106V132H176Z" />
    <g className={styles.cards}>
      <rect className={styles.card} x="97" y="118" width="16" height="21" rx="2" transform="rotate(-7 105 128)" />
      <rect className={styles.card} x="119" y="117" width="16" height="21" rx="2" transform="rotate(5 127 128)" />
    </g>
    <rect className={styles.dealt} x="166" y="116" width="15" height="20" rx="2" />
  </g>
);

/** Renders a forearm with its hand, which turns about the elbow. */
const Arm = ({ className }: { className: string | undefined }) => (
  <g className={className}>
    <circle className={styles.shirt} cx="40" cy="88" r="12" />
    <path className={styles.forearm} d="M40 88L72 116" />
    <path className={styles.cuff} d="M69 107L63 115L70 121L77 113Z" />
    <path
      className={styles.skin}
      d="M71 112L76 108Q84 108 90 113L103 121Q106 123.5 103.5 125.5Q101 126.5 98 124.5L101 128Q103 131 100 132Q97.5 132.5 94.5 129.5L96 132.5Q97 135.5 94 135.5Q91.5 135 88.5 131.5L88.5 133.5Q88 136 85.5 134.8Q77 129 74 123.5L68 119Z"
    />
    <path className={styles.fingers} d="M91 118.5L98 124.5M88 121.5L94.5 129.5M84.5 124L88.5 131.5" />
  </g>
);
