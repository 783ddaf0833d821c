import { useLingui } from '@lingui/react/macro';
import { Medal, Trophy } from 'lucide-react';
import { hasScore, type Reply, type searchSport, type SportEvent } from '@croupier/contracts';
import type { ListOption } from '@croupier/ui-kit';
import { KickOff } from '../clock/KickOff.tsx';
import { MatchTime } from '../clock/MatchTime.tsx';
import { useStatusText } from '../clock/useStatusText.ts';
import { ClubCrest } from '../club/ClubCrest.tsx';
import { useLive } from '../events/live-states.ts';
import { useEventTitle } from '../fields/event-title.ts';
import { SportLink, type SportLinkProps } from '../host/sportsbook-context.tsx';
import { inMainOrder } from '../markets/main-order.ts';
import { outcomesOf } from '../markets/outcomes.ts';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { usePriceText } from '../odds/usePriceText.ts';
import { oddsOf } from '../slip-model/pick.ts';
import { SPORT_NAMES } from '../sport-names.ts';
import styles from './find.module.css';

type Results = Reply<typeof searchSport>;

type ResultItem = { readonly key: string } & (
  | { readonly league: Results['leagues'][number] }
  | { readonly team: Results['teams'][number] }
  | { readonly player: Results['players'][number] }
  | { readonly event: Results['events'][number] }
  | { readonly race: Results['races'][number] }
  | { readonly season: Results['seasons'][number] }
);

/** Returns all results in display order: those that contain many matches before single matches. */
export const resultsIn = ({ leagues, teams, players, events, races, seasons }: Results): ResultItem[] => [
  ...leagues.map((league) => ({ key: `league ${league.slug}`, league })),
  ...teams.map((team) => ({ key: `team ${team.id}`, team })),
  ...players.map((player) => ({ key: `player ${player.id}`, player })),
  ...events.map((event) => ({ key: `event ${event.id}`, event })),
  ...races.map((race) => ({ key: `race ${race.id}`, race })),
  ...seasons.map((season) => ({ key: `season ${season.id}`, season })),
];

interface SearchResultProps {
  item: ResultItem;
  option: ListOption;
  onChoose: () => void;
}

/** Renders one result as a link, so that it can also be opened in a new tab. */
export function SearchResult({ item, option, onChoose }: SearchResultProps) {
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
  if ('player' in item) {
    const { name, number, club, sport } = item.player;
    return (
      <SportLink {...shared} page={{ to: 'team', id: club.id }}>
        <span className={styles.sign}>
          <ClubCrest crest={club.crest} size={24} />
        </span>
        <span className={styles.names}>
          {name}{' '}
          <span className={styles.league}>
            {number} · {club.name} · {i18n._(SPORT_NAMES[sport])}
          </span>
        </span>
      </SportLink>
    );
  }
  if ('race' in item) return <FoundRace shared={shared} race={item.race} />;
  if ('season' in item) return <FoundSeason shared={shared} season={item.season} />;
  return <FoundMatch shared={shared} event={item.event} />;
}

interface FoundMatchProps {
  shared: Omit<SportLinkProps, 'page' | 'children'>;
  event: Results['events'][number];
}

/** Renders a match with its current time, score and first odds from the socket. */
function FoundMatch({ shared, event: found }: FoundMatchProps) {
  const event = useLive(found);
  const statusText = useStatusText();
  const { id, home, away, clock, kick_off_at, tournament, score, status } = event;
  return (
    <SportLink {...shared} page={{ to: 'event', id, home: home.name, away: away.name }}>
      <span className={styles.when}>
        {clock ? (
          <MatchTime clock={clock} className={styles.minute} />
        ) : (
          (statusText(status) ?? <KickOff at={kick_off_at} />)
        )}
      </span>
      <span className={styles.names}>
        <span>
          {home.name} – {away.name}{' '}
          {hasScore(event) && (
            <span className={styles.score}>
              {score.home}–{score.away}
            </span>
          )}
        </span>{' '}
        <span className={styles.league}>{tournament.name}</span>
      </span>
      <FirstPrices event={event} />
    </SportLink>
  );
}

/** Renders a race, found by its track or by a runner. */
function FoundRace({ shared, race }: Pick<FoundMatchProps, 'shared'> & { race: Results['races'][number] }) {
  const { i18n } = useLingui();
  const titleOf = useEventTitle();
  const { id, tournament, number, kick_off_at, runner, sport } = race;
  return (
    <SportLink {...shared} page={{ to: 'field', id, name: tournament }}>
      <span className={styles.when}>
        <KickOff at={kick_off_at} />
      </span>
      <span className={styles.names}>
        {titleOf({ home: '', away: '', tournament, field: { kind: 'race', number, runners: [] } })}{' '}
        <span className={styles.league}>
          {runner !== null && `${runner} · `}
          {i18n._(SPORT_NAMES[sport])}
        </span>
      </span>
    </SportLink>
  );
}

/** Renders a season, found by its league or by one of its clubs, with its winner market. */
function FoundSeason({ shared, season }: Pick<FoundMatchProps, 'shared'> & { season: Results['seasons'][number] }) {
  const { i18n } = useLingui();
  const titleOf = useEventTitle();
  const { id, tournament, number, club, sport } = season;
  return (
    <SportLink {...shared} page={{ to: 'field', id, name: tournament }}>
      <span className={styles.sign}>
        <Medal size={20} aria-hidden="true" />
      </span>
      <span className={styles.names}>
        {titleOf({ home: '', away: '', tournament, field: { kind: 'season', number, runners: [] } })}{' '}
        <span className={styles.league}>
          {club !== null && `${club} · `}
          {i18n._(SPORT_NAMES[sport])}
        </span>
      </span>
    </SportLink>
  );
}

/** Renders the odds of its first market as text: an option of a list can't contain buttons. */
function FirstPrices({ event }: { event: SportEvent }) {
  const names = useMarketNames();
  const priceText = usePriceText();
  const [market] = inMainOrder(event);
  if (!market || market.status !== 'active') return null;
  return (
    <span className={styles.prices}>
      {outcomesOf(market).map((outcome) => {
        const odds = oddsOf(market, outcome);
        return (
          <span key={outcome} className={styles.price}>
            <span className={styles.outcome}>{names.short(market, outcome)}</span> {odds !== null && priceText(odds)}
          </span>
        );
      })}
    </span>
  );
}
