import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { CircleDot, Dices, ReceiptText, Ticket, Trophy } from 'lucide-react';
import { Badge, useRootMark } from '@croupier/ui-kit';
import { SportLink } from '../host/sportsbook-context.tsx';
import { slipAtom, slipOpenAtom } from '../slip-model/slip.atoms.ts';
import styles from './layout.module.css';

/** Renders the phone's bar with five links. */
export function BottomBar() {
  const { t } = useLingui();
  const count = useAtomValue(slipAtom).length;
  const open = useSetAtom(slipOpenAtom);
  useRootMark('sport-bar');
  return (
    <nav aria-label={t`Sportsbook`} className={styles.bar}>
      <SportLink page={{ to: 'home' }} className={styles.tab}>
        <Trophy size={22} aria-hidden="true" />
        <Trans>Sports</Trans>
      </SportLink>
      <SportLink page={{ to: 'live' }} className={styles.tab}>
        <CircleDot size={22} aria-hidden="true" />
        <Trans>Live</Trans>
      </SportLink>
      <button type="button" className={styles.tab} onClick={() => open(true)} aria-haspopup="dialog">
        <span className={styles.slipIcon}>
          <Ticket size={22} aria-hidden="true" />
          {count > 0 && <Badge tone="count">{count}</Badge>}
        </span>
        <Trans>Slip</Trans>
      </button>
      <SportLink page={{ to: 'bets' }} className={styles.tab}>
        <ReceiptText size={22} aria-hidden="true" />
        <Trans context="in the narrow bar at the bottom">My bets</Trans>
      </SportLink>
      <SportLink page={{ to: 'casino' }} className={styles.tab}>
        <Dices size={22} aria-hidden="true" />
        <Trans>Casino</Trans>
      </SportLink>
    </nav>
  );
}
