import { Plural } from '@lingui/react/macro';
import type { SportEventDetail, SportMarket } from '@croupier/contracts';
import { Disclosure } from '@croupier/ui-kit';
import { groupsOf } from '../markets/groups.ts';
import styles from './event-page.module.css';
import { MarketGroup } from './MarketGroup.tsx';

/** Renders decided lines apart from those that are still open. */
export function Decided({ event, markets }: { event: SportEventDetail; markets: readonly SportMarket[] }) {
  const count = markets.length;
  if (count === 0) return null;
  return (
    <Disclosure
      className={styles.decided}
      summary={<Plural value={count} one="# decided market" other="# decided markets" />}
    >
      {groupsOf(markets).map((group) => (
        <MarketGroup key={group.key} event={event} markets={group.markets} />
      ))}
    </Disclosure>
  );
}
