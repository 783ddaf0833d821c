import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { useApi } from '@croupier/api-client';
import type { SportEvent } from '@croupier/contracts';
import { useModal } from '@croupier/shell';
import { DialogContent, EmptyState, ErrorState, Spinner, TextField } from '@croupier/ui-kit';
import { KickOff } from '../clock/KickOff.tsx';
import { MatchTime } from '../clock/MatchTime.tsx';
import { ClubCrest } from '../club/ClubCrest.tsx';
import { SportLink } from '../host/sportsbook-context.tsx';
import styles from './find.module.css';
import { everyMatchQuery, findMatches } from './found-matches.query.ts';

const SHOWN = 20;

/** Finds a match by its clubs or its league: what is on first, then by kick-off. */
export function FindMatch() {
  const { t } = useLingui();
  const api = useApi();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const live = useQuery(everyMatchQuery(api, 'live'));
  const upcoming = useQuery(everyMatchQuery(api, 'upcoming'));
  const found = useMemo(
    () => findMatches([...(live.data ?? []), ...(upcoming.data ?? [])], wanted),
    [live.data, upcoming.data, wanted],
  );
  const retry = () => void Promise.all([live.refetch(), upcoming.refetch()]);
  const ready = live.data && upcoming.data;
  return (
    <DialogContent title={<Trans>Find a match</Trans>}>
      <div role="presentation" className={styles.find} onKeyDown={moveByArrow}>
        <TextField
          label={t`Club or league`}
          labelHidden
          type="search"
          data-autofocus
          autoComplete="off"
          placeholder={t`Club or league`}
          lead={<Search size={20} aria-hidden="true" />}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className={styles.count} role="status">
          {ready && found.length > 0 && <Plural value={found.length} one="# match" other="# matches" />}
        </p>
        {!ready && (live.isError || upcoming.isError) && (
          <ErrorState onRetry={retry} retrying={live.isFetching || upcoming.isFetching} />
        )}
        {!ready && !live.isError && !upcoming.isError && <Spinner />}
        {ready && found.length === 0 && (
          <EmptyState
            art="search"
            title={<Trans>No matches found</Trans>}
            text={<Trans>Try fewer letters, or look through the leagues.</Trans>}
          />
        )}
        <ul className={styles.found}>
          {found.slice(0, SHOWN).map((event) => (
            <li key={event.id}>
              <Found event={event} />
            </li>
          ))}
        </ul>
      </div>
    </DialogContent>
  );
}

function Found({ event }: { event: SportEvent }) {
  const { close } = useModal();
  const { id, home, away, clock, kick_off_at, tournament } = event;
  return (
    <SportLink
      page={{ to: 'event', id, home: home.name, away: away.name }}
      className={styles.match}
      onClick={() => close({ immediate: true })}
    >
      <span className={styles.when}>
        {clock ? <MatchTime clock={clock} className={styles.minute} /> : <KickOff at={kick_off_at} />}
      </span>
      <ClubCrest crest={home.crest} size={20} />
      <ClubCrest crest={away.crest} size={20} />
      <span className={styles.names}>
        {home.name} – {away.name}
        <span className={styles.league}>{tournament.name}</span>
      </span>
    </SportLink>
  );
}

/** Up and down go from the field through what was found, and back. */
function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
