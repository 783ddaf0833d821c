import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useApi } from '@croupier/api-client';
import { Banner, Button } from '@croupier/ui-kit';
import { cashedOutAtom } from '../slip-model/slip.atoms.ts';
import { useBetAnnouncement } from './BetNews.tsx';
import styles from './bets.module.css';
import { betQuery } from './bets.query.ts';
import { keepInSight } from './keep-in-sight.ts';

/** Renders the payouts of bets that were just cashed out, until they are read. The live region announces them too. */
export function CashedOut({ onShowSettled }: { onShowSettled: (() => void) | null }) {
  const [ids, setIds] = useAtom(cashedOutAtom);
  const section = useRef<HTMLElement>(null);
  const [newest] = ids;
  useEffect(() => {
    const { activeElement } = document;
    // The pressed button disappears with its card, now or soon, so focus and view move here.
    const goes = activeElement === document.body || activeElement?.closest(`[data-bet="${newest}"]`);
    if (!newest || !goes || !section.current) return undefined;
    section.current.focus();
    return keepInSight(section.current);
  }, [newest]);
  if (ids.length === 0) return null;
  return (
    <section ref={section} tabIndex={-1} className={styles.cashedOut}>
      {ids.map((id) => (
        <Paid key={id} id={id} />
      ))}
      <div className={styles.actions}>
        {onShowSettled && (
          <Button size="small" variant="quiet" onClick={onShowSettled}>
            <Trans>Show settled bets</Trans>
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => setIds([])}>
          <Trans>Dismiss</Trans>
        </Button>
      </div>
    </section>
  );
}

function Paid({ id }: { id: string }) {
  const { data: bet } = useQuery(betQuery(useApi(), id));
  const describe = useBetAnnouncement();
  return bet ? <Banner tone="action">{describe(bet)}</Banner> : null;
}
