import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import type { Bet } from '@croupier/contracts';
import { shareText, showToast } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';
import { useEventTitle } from '../fields/event-title.ts';
import { useHost } from '../host/sportsbook-context.tsx';
import { picksIn, useMarketNames } from '../markets/useMarketNames.ts';
import { usePriceText } from '../odds/usePriceText.ts';
import { slipCode } from '../shared-slip/slip-code.ts';
import { beginEditAtom } from '../slip-model/edit.atoms.ts';
import { usePickAgain, useRebet } from '../slip-model/useRebet.ts';
import { useShowSlip } from '../slip-model/useShowSlip.ts';
import styles from './bets.module.css';
import { isEditable } from './is-editable.ts';
import { useBetNames } from './useBetNames.ts';

/** Renders the actions to bet again and to share the bet, while its match is open for bets. */
export function BetActions({ bet }: { bet: Bet }) {
  const { t } = useLingui();
  const names = useMarketNames();
  const priceText = usePriceText();
  const { slipUrl } = useHost();
  const rebet = useRebet();
  const betNames = useBetNames();
  const pickAll = usePickAgain();
  const beginEdit = useSetAtom(beginEditAtom);
  const showSlip = useShowSlip();
  const [leg, ...more] = bet.legs;
  const title = useEventTitle();
  const picks = bet.legs.map((one) => names.full(one, one.outcome, one.event));
  const name = more.length === 0 ? picks.join() : betNames.placed(bet);

  const again = async () => {
    if (await rebet(bet))
      showToast({ type: 'success', text: t`Added to your slip again at the current odds.`, time: 4_000 });
    else showToast({ type: 'info', text: t`No odds are available right now.`, time: 4_000 });
  };
  const share = async () => {
    const priced = bet.legs.map(({ odds, field }, index) =>
      [picks[index] ?? '', ...(field?.starting_price ? [] : [priceText(odds)])].join(', '),
    );
    const still = bet.legs.flatMap(({ event, ...one }) => (picksIn(one) ?? [one]).map((each) => ({ ...each, event })));
    await shareText({
      title: title(leg.event),
      text: priced.join('\n'),
      url: slipUrl(slipCode(still)),
      copied: t`Copied to the clipboard.`,
    });
  };
  const change = async () => {
    const selections = (await pickAll(bet)).filter((selection) => selection !== null);
    if (selections.length === 0) {
      showToast({ type: 'info', text: t`No odds are available right now.`, time: 4_000 });
      return;
    }
    beginEdit(bet, selections);
    showSlip();
  };
  return (
    <div className={styles.actions}>
      {isEditable(bet) && (
        <Button size="small" variant="quiet" aria-label={t`Edit bet: ${name}`} onClick={() => void change()}>
          <Trans>Edit bet</Trans>
        </Button>
      )}
      <Button size="small" variant="quiet" aria-label={t`Bet again: ${name}`} onClick={() => void again()}>
        <Trans>Bet again</Trans>
      </Button>
      <Button size="small" variant="quiet" aria-label={t`Share this selection: ${name}`} onClick={() => void share()}>
        <Trans>Share</Trans>
      </Button>
    </div>
  );
}
