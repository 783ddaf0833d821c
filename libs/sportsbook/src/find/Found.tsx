import { useLingui } from '@lingui/react/macro';
import { Trophy } from 'lucide-react';
import type { Reply, searchSport } from '@croupier/contracts';
import { KickOff } from '../clock/KickOff.tsx';
import { MatchTime } from '../clock/MatchTime.tsx';
import { ClubCrest } from '../club/ClubCrest.tsx';
import { SportLink } from '../host/sportsbook-context.tsx';
import { SPORT_NAMES } from '../sport-names.ts';
import styles from './find.module.css';
import type { useOptions } from './useOptions.ts';

type Results = Reply<typeof searchSport>;

type FoundItem = { readonly key: string } & (
  | { readonly league: Results['leagues'][number] }
  | { readonly team: Results['teams'][number] }
  | { readonly event: Results['events'][number] }
);

/** All that was found, in the order it is shown: what holds many matches before single ones. */
export const foundIn = ({ leagues, teams, events }: Results): FoundItem[] => [
  ...leagues.map((league) => ({ key: `league ${league.slug}`, league })),
  ...teams.map((team) => ({ key: `team ${team.id}`, team })),
  ...events.map((event) => ({ key: `event ${event.id}`, event })),
];

interface FoundProps {
  item: FoundItem;
  option: ReturnType<ReturnType<typeof useOptions>['option']>;
  onChoose: () => void;
}

/** One result: a link, so that it also opens in another tab. */
export function Found({ item, option, onChoose }: FoundProps) {
  const { i18n } = useLingui();
  const shared = { ...option, className: styles.match, onClick: onChoose };
  if ('league' in item) {
    const { slug, name, category, sport } = item.league;
    return (
      <SportLink {...shared} page={{ to: 'league', slug }}>
        <span className={styles.sign}>
          <Trophy size={20} aria-hidden="true" />
        </span>
        <span className={styles.names}>
          {name}{' '}
          <span className={styles.league}>
            {category} · {i18n._(SPORT_NAMES[sport])}
          </span>
        </span>
      </SportLink>
    );
  }
  if ('team' in item) {
    const { id, name, crest, sport } = item.team;
    return (
      <SportLink {...shared} page={{ to: 'team', id }}>
        <span className={styles.sign}>
          <ClubCrest crest={crest} size={24} />
        </span>
        <span className={styles.names}>
          {name} <span className={styles.league}>{i18n._(SPORT_NAMES[sport])}</span>
        </span>
      </SportLink>
    );
  }
  const { id, home, away, clock, kick_off_at, tournament } = item.event;
  return (
    <SportLink {...shared} page={{ to: 'event', id, home: home.name, away: away.name }}>
      <span className={styles.when}>
        {clock ? <MatchTime clock={clock} className={styles.minute} /> : <KickOff at={kick_off_at} />}
      </span>
      <span className={styles.names}>
        {home.name} – {away.name} <span className={styles.league}>{tournament.name}</span>
      </span>
    </SportLink>
  );
}
