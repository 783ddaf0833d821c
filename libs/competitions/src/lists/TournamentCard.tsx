import { Plural, Trans } from '@lingui/react/macro';
import type { Tournament } from '@croupier/contracts';
import { Money } from '@croupier/ui-kit';
import { TournamentArt } from '../art/TournamentArt.tsx';
import type { CompetitionLink } from '../link.ts';
import { StateBadge } from '../tournaments/StateBadge.tsx';
import { When } from '../tournaments/When.tsx';
import styles from './lists.module.css';

/** A tournament in a list: what it is, when, and what there is to win. */
export function TournamentCard({ tournament, link }: { tournament: Tournament; link: CompetitionLink }) {
  const { slug, title, scoring, prize_pool_cents, currency, players } = tournament;
  return (
    <article className={styles.card}>
      <TournamentArt rule={scoring.rule} className={styles.art} />
      <div className={styles.words}>
        <StateBadge status={tournament.status} />
        <h2 className={styles.title}>{link({ slug }, { className: styles.cover, children: title })}</h2>
        <p className={styles.pool}>
          <Money amount={prize_pool_cents} currency={currency} />{' '}
          <span className={styles.small}>
            <Trans>in prizes</Trans>
          </span>
        </p>
        <p className={styles.small}>
          <When tournament={tournament} /> · <Plural value={players} one="# player" other="# players" />
        </p>
      </div>
    </article>
  );
}
