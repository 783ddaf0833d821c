import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApi } from '@croupier/api-client';
import type { Winner } from '@croupier/contracts';
import { Money } from '@croupier/ui-kit';
import styles from './winners.module.css';
import { winnersQuery } from './winners.query.ts';

export interface LatestWinnersProps {
  /** Returns the address of a win's title or live table. */
  hrefOf: (winner: Winner) => string;
}

/** Fewest winners to show the list for: fewer look like a place where wins are rare. */
const FEWEST = 6;

/** Renders actual wins, newest first. Renders nothing if there are too few, rather than inventing any. */
export function LatestWinners({ hrefOf }: LatestWinnersProps) {
  const id = useId();
  const { data } = useQuery(winnersQuery(useApi()));
  // Decided at the first render: a later win must not push down what the visitor is reading.
  const [enough] = useState((data?.length ?? 0) >= FEWEST);
  if (!enough || !data) return null;
  return (
    <section className={styles.winners} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <Trans>Latest winners</Trans>
      </h2>
      <ul className={styles.strip}>
        {data.map((winner) => (
          <li key={`${winner.won_at} ${winner.game_identifier} ${winner.nickname}`}>
            <WinnerCard winner={winner} href={hrefOf(winner)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WinnerCard({ winner, href }: { winner: Winner; href: string }) {
  const { nickname, game_title, game_table_image_path, win_amount_cents, currency } = winner;
  return (
    <a className={styles.winner} href={href}>
      <img src={game_table_image_path} width="48" height="64" alt="" loading="lazy" decoding="async" />
      <span className={styles.words}>
        <Money amount={win_amount_cents} currency={currency} className={styles.amount} />
        <span className={styles.game}>{game_title}</span>
        <span className={styles.who}>{nickname}</span>
      </span>
    </a>
  );
}
