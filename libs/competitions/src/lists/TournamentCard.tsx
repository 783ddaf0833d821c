import { Plural, Trans } from '@lingui/react/macro';
import type { Tournament } from '@croupier/contracts';
import { openPopup } from '@croupier/shell';
import { Button, Money } from '@croupier/ui-kit';
import { TournamentArt } from '../art/TournamentArt.tsx';
import type { CompetitionLink } from '../link.ts';
import { StateBadge } from '../tournaments/StateBadge.tsx';
import { When } from '../tournaments/When.tsx';
import styles from './lists.module.css';

/** Renders a tournament in a list: its subject, dates and prizes. */
export function TournamentCard({ tournament, link }: { tournament: Tournament; link: CompetitionLink }) {
  const { slug, title, scoring, prize_pool_cents, currency, players, quest } = tournament;
  const reward = quest?.steps.reduce((sum, { reward_cents }) => sum + reward_cents, 0);
  return (
    <article className={styles.card}>
      <TournamentArt rule={quest ? 'quest' : scoring.rule} className={styles.art} />
      <div className={styles.words}>
        <StateBadge status={tournament.status} />
        <h2 className={styles.title}>
          {link(quest ? { quest: slug } : { slug }, { className: styles.cover, children: title })}
        </h2>
        <p className={styles.pool}>
          <Money amount={reward ?? prize_pool_cents} currency={currency} />{' '}
          <span className={styles.small}>
            {quest ? (
              <Plural value={quest.steps.length} one="in # step" other="in # steps" />
            ) : (
              <Trans>in prizes</Trans>
            )}
          </span>
        </p>
        <p className={styles.small}>
          <When tournament={tournament} /> · <Plural value={players} one="# player" other="# players" />
        </p>
        {!quest && (
          <div className={styles.more}>
            <Button size="small" variant="secondary" onClick={() => openPopup('prizes', { slug })}>
              <Trans>Prizes</Trans>
            </Button>
            <Button size="small" variant="secondary" onClick={() => openPopup('leaderboard', { slug })}>
              <Trans>Leaderboard</Trans>
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}
