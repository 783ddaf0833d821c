import { MARKET_IDS, totalSpecifiers } from '@croupier/bet-math';
import type { SportEvent } from '@croupier/contracts';
import { Segmented } from '@croupier/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { atom, useAtom } from 'jotai';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { byLeague, LeagueTable } from './LeagueTable.tsx';
import { moveInGrid } from './odds-grid.ts';
import styles from './events.module.css';

/** The market a phone shows beside the teams; a wide screen shows all three. */
const shownMarketAtom = /* @__PURE__ */ atom<string>(String(MARKET_IDS.matchResult));

/** Matches by league with their main prices. */
export function EventList({ events }: { events: readonly SportEvent[] }) {
  const [shown] = useAtom(shownMarketAtom);
  return (
    <div className={styles.list} data-shown={shown} onKeyDown={moveInGrid}>
      {byLeague(events).map((league) => (
        <LeagueTable key={league[0]!.tournament.slug} events={league} />
      ))}
    </div>
  );
}

/** On a phone: which of the main markets to show. */
export function MarketPicker() {
  const { t } = useLingui();
  const names = useMarketNames();
  const [shown, setShown] = useAtom(shownMarketAtom);
  const options = [
    { value: String(MARKET_IDS.matchResult), label: t`Result` },
    { value: String(MARKET_IDS.total), label: names.short({ market_id: MARKET_IDS.total, specifiers: totalSpecifiers(2.5) }, 'over') },
    { value: String(MARKET_IDS.bothScore), label: t`Both score` },
  ];
  return (
    <div className={styles.picker}>
      <Segmented label={t`Market`} options={options} value={shown} onChange={setShown} />
    </div>
  );
}
