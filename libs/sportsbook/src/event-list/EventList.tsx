import { useLingui } from '@lingui/react/macro';
import { atom, useAtom } from 'jotai';
import type { ReactNode } from 'react';
import { MARKET_IDS, totalSpecifiers } from '@croupier/bet-math';
import type { SportEvent } from '@croupier/contracts';
import { Segmented } from '@croupier/ui-kit';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { moveInGrid } from '../odds/odds-grid.ts';
import styles from './event-list.module.css';
import { byLeague, LeagueTable } from './LeagueTable.tsx';

/** The market a phone shows beside the teams; a wide screen shows all three. */
const shownMarketAtom = /* @__PURE__ */ atom<string>(String(MARKET_IDS.matchResult));

/** Matches by league with their main prices; under a title of its own where they are all of one league. */
export function EventList({ events, title }: { events: readonly SportEvent[]; title?: ReactNode }) {
  const [shown] = useAtom(shownMarketAtom);
  return (
    <div role="presentation" className={styles.list} data-shown={shown} onKeyDown={moveInGrid}>
      {byLeague(events).map(([slug, league]) => (
        <LeagueTable key={slug} events={league} title={title} />
      ))}
    </div>
  );
}

/** On a phone: which of the main markets to show. */
export function MarketPicker() {
  const { t } = useLingui();
  const names = useMarketNames();
  const [shown, setShown] = useAtom(shownMarketAtom);
  const titled = (id: number, specifiers: string) => ({
    value: String(id),
    label: names.columns({ market_id: id, specifiers }, []).title,
  });
  const options = [
    titled(MARKET_IDS.matchResult, ''),
    titled(MARKET_IDS.total, totalSpecifiers(2.5)),
    titled(MARKET_IDS.bothScore, ''),
  ];
  return (
    <div className={styles.picker}>
      <Segmented label={t`Market`} options={options} value={shown} onChange={setShown} />
    </div>
  );
}
