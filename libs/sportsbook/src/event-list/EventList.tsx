import { useLingui } from '@lingui/react/macro';
import { atom, useAtom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { MAIN_MARKETS } from '@croupier/bet-math';
import type { Sport, SportEvent } from '@croupier/contracts';
import { Segmented } from '@croupier/ui-kit';
import { useMainNames } from '../markets/useMainNames.ts';
import { moveInGrid } from '../odds/odds-grid.ts';
import { densityAtom } from './density.ts';
import styles from './event-list.module.css';
import { byLeague, LeagueTable } from './LeagueTable.tsx';

/** Main market that a phone shows beside the teams. A wide screen shows all three. */
const shownMarketAtom = /* @__PURE__ */ atom('0');

/** Renders matches by league with their main odds; under `title` if they are all of one league. */
export function EventList({ events, title }: { events: readonly SportEvent[]; title?: ReactNode }) {
  const [shown] = useAtom(shownMarketAtom);
  return (
    <div
      role="presentation"
      className={styles.list}
      data-shown={shown}
      data-density={useAtomValue(densityAtom)}
      onKeyDown={moveInGrid}
    >
      {byLeague(events).map(([slug, league]) => (
        <LeagueTable key={slug} events={league} title={title} />
      ))}
    </div>
  );
}

/** Renders a phone's choice of the main market to show. */
export function MarketPicker({ sport }: { sport: Sport }) {
  const { t } = useLingui();
  const names = useMainNames();
  const [shown, setShown] = useAtom(shownMarketAtom);
  const options = MAIN_MARKETS[sport].map(({ marketId, specifiers }, place) => {
    const market = { market_id: marketId, specifiers: specifiers ?? '' };
    return { value: String(place), label: names.columns(market).title };
  });
  return (
    <div className={styles.picker}>
      <Segmented label={t`Market`} options={options} value={shown} onChange={setShown} />
    </div>
  );
}
