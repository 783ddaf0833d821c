import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { Badge, Segmented, Skeleton } from '@croupier/ui-kit';
import { later } from '../later.tsx';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import { editAtom } from '../slip-model/edit.atoms.ts';
import { sentBetsAtom, slipAtom, slipTabAtom } from '../slip-model/slip.atoms.ts';
import { useFocusBack } from '../slip-model/useFocusBack.ts';
import { EmptySlip } from './EmptySlip.tsx';
import { OpenSlip } from './later-parts.tsx';
import styles from './slip.module.css';

const MyBetsBeside = later(
  () => import('../bets/MyBets.tsx').then(({ MyBetsBeside: part }) => part),
  <Skeleton height={132} shape="card" />,
);

/** The slip beside the page: what is picked, and the bets already made. */
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
        <SlipBeside />
      ) : (
        <div className={styles.scroll}>
          <MyBetsBeside />
        </div>
      )}
    </section>
  );
}

function SlipBeside() {
  const slip = useAtomValue(slipAtom);
  const sent = useAtomValue(sentBetsAtom);
  const edit = useAtomValue(editAtom);
  if (slip.length > 0 || sent.length > 0 || edit) return <OpenSlip />;
  return (
    <div className={styles.scroll}>
      <EmptySlip />
    </div>
  );
}
