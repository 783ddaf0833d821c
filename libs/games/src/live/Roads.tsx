import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PastLiveRound } from '@croupier/contracts';
import { Card } from '@croupier/ui-kit';
import styles from './baccarat.module.css';
import live from './live.module.css';
import { coupOf, coupResult, type Side } from './outcomes.ts';
import { beadPlate, bigRoad, ROAD_ROWS } from './roads.ts';
import { useSideLetters } from './useSideLetters.ts';

const COLUMNS = 18;
const BEAD_COLUMNS = 9;
const CELL = 20;
const place = ({ column, row }: { column: number; row: number }): string =>
  `translate(${(column + 0.5) * CELL} ${(row + 0.5) * CELL})`;

/** Renders the last coups in the usual roads, and what they say about future rounds. */
export function Roads({ past }: { past: readonly PastLiveRound[] }) {
  const { t } = useLingui();
  const letters = useSideLetters();
  const coups = past.toReversed().flatMap((round) => {
    const coup = coupOf(round);
    return coup ? [{ number: round.number, coup, side: coupResult(coup).winner }] : [];
  });
  if (coups.length === 0) return null;
  const count = (side: Side) => coups.filter((each) => each.side === side).length;
  const rings = bigRoad(coups.map(({ side }) => side));
  const gone = Math.max(0, Math.max(0, ...rings.map(({ column }) => column)) - COLUMNS + 1);
  const beads = beadPlate(
    coups.map(({ number }) => number),
    BEAD_COLUMNS,
  );
  const sums = t`Player ${count('player')}, banker ${count('banker')}, tie ${count('tie')}`;
  return (
    <Card className={live.part}>
      <h2>
        <Trans context="baccarat">Roads</Trans>
      </h2>
      <p className="tabular">{sums}</p>
      <Grid columns={COLUMNS} label={t`Big road`}>
        {rings.flatMap(({ column, ...ring }, at) =>
          column < gone ? (
            []
          ) : (
            <g key={at} transform={place({ column: column - gone, row: ring.row })} data-side={ring.side}>
              <circle r="7.5" className={styles.ring} />
              {ring.ties > 0 && <path d="M-6 6L6 -6" className={styles.stroke} />}
              {ring.ties > 1 && (
                <text y="3" className={styles.ties}>
                  {ring.ties}
                </text>
              )}
            </g>
          ),
        )}
      </Grid>
      <Grid columns={BEAD_COLUMNS} label={t`Bead plate`}>
        {beads.map((bead, at) => {
          const { coup, side } = coups.find(({ number }) => number === bead.number)!;
          return (
            <g
              key={bead.number}
              transform={place(bead)}
              data-side={side}
              data-last={at === beads.length - 1 || undefined}
            >
              <circle r="8.5" className={styles.stone} />
              <text y="3.6" className={styles.letter}>
                {letters[side]}
              </text>
              {coup.won.includes('player-pair') && (
                <circle cx="6" cy="6" r="2.4" className={styles.pair} data-side="player" />
              )}
              {coup.won.includes('banker-pair') && (
                <circle cx="-6" cy="-6" r="2.4" className={styles.pair} data-side="banker" />
              )}
            </g>
          );
        })}
      </Grid>
      <p className={live.small}>
        <Trans>They predict nothing: every round is dealt from eight freshly shuffled decks.</Trans>
      </p>
    </Card>
  );
}

interface GridProps {
  columns: number;
  label: string;
  children: ReactNode;
}

const Grid = ({ columns, label, children }: GridProps) => (
  <svg
    className={styles.road}
    viewBox={`0 0 ${columns * CELL} ${ROAD_ROWS * CELL}`}
    style={{ maxInlineSize: columns * CELL * 1.4 }}
    role="img"
    aria-label={label}
  >
    <path
      className={styles.lines}
      d={[
        ...Array.from({ length: columns + 1 }, (_, at) => `M${at * CELL} 0V${ROAD_ROWS * CELL}`),
        ...Array.from({ length: ROAD_ROWS + 1 }, (_, at) => `M0 ${at * CELL}H${columns * CELL}`),
      ].join('')}
    />
    {children}
  </svg>
);
