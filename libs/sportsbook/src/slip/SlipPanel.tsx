import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { Badge, Segmented, Skeleton } from '@croupier/ui-kit';
import { later } from '../later.tsx';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import { slipAtom, slipTabAtom } from '../slip-model/slip.atoms.ts';
import { useFocusBack } from '../slip-model/useFocusBack.ts';
import styles from './slip.module.css';
import { SlipContent } from './SlipContent.tsx';

const MyBetsBeside = later(
  () => import('../bets/MyBets.tsx').then(({ MyBetsBeside: part }) => part),
  <Skeleton height={132} shape="card" />,
);

/** Renders the slip beside the page, with its selections and the player's bets. */
export function SlipPanel() {
  const { t } = useLingui();
  const [tab, setTab] = useAtom(slipTabAtom);
  const count = useAtomValue(slipAtom).length;
  const panel = useFocusBack(tab);
  const views = [
    {
      value: 'slip' as const,
      label: (
        <>
          {t`Slip`}
          {count > 0 && <Badge tone="count">{count}</Badge>}
        </>
      ),
    },
    { value: 'bets' as const, label: t`My bets` },
  ];
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={t`Bet slip`}>
      <h2 className="visually-hidden">
        <Trans>Bet slip</Trans>
      </h2>
      <div className={styles.tabs}>
        <Segmented label={t`Slip or my bets`} options={views} value={tab} onChange={setTab} />
        <SettingsButton />
      </div>
      {tab === 'slip' ? (
        <SlipContent />
      ) : (
        <div className={styles.scroll}>
          <MyBetsBeside />
        </div>
      )}
    </section>
  );
}
