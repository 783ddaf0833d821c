import { Trans, useLingui } from '@lingui/react/macro';
import type { Bet } from '@croupier/contracts';
import { showToast } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';
import { useHost } from '../host/sportsbook-context.tsx';
import { picksIn, useMarketNames } from '../markets/useMarketNames.ts';
import { usePriceText } from '../odds/usePriceText.ts';
import { shareText } from '../shared-slip/share-text.ts';
import { slipCode } from '../shared-slip/slip-code.ts';
import { useRebet } from '../slip-model/useRebet.ts';
import styles from './bets.module.css';
import { useBetNames } from './useBetNames.ts';

/** The same pick once more, and telling somebody of it, while its match is on. */
export function BetActions({ bet }: { bet: Bet }) {
  const { t } = useLingui();
  const names = useMarketNames();
  const priceText = usePriceText();
  const { slipUrl } = useHost();
  const rebet = useRebet();
  const betNames = useBetNames();
  const [leg, ...more] = bet.legs;
  const { home, away } = leg.event;
  const picks = bet.legs.map((one) => names.full(one, one.outcome, one.event));
  const name = more.length === 0 ? picks.join() : betNames.placed(bet);

  const again = async () => {
    if (await rebet(bet))
      showToast({ type: 'success', text: t`It is on your slip again, at the current price.`, time: 4_000 });
    else showToast({ type: 'info', text: t`There is no price for this right now.`, time: 4_000 });
  };
  const share = async () => {
    const priced = bet.legs.map(({ odds }, index) => `${picks[index] ?? ''}, ${priceText(odds)}`);
    const still = bet.legs.flatMap(({ event, ...one }) => (picksIn(one) ?? [one]).map((each) => ({ ...each, event })));
    await shareText({
      title: `${home} – ${away}`,
      text: priced.join('\n'),
      url: slipUrl(slipCode(still)),
      copied: t`Copied to the clipboard.`,
    });
  };
  return (
    <div className={styles.actions}>
      <Button size="small" variant="quiet" aria-label={t`Bet on this again: ${name}`} onClick={() => void again()}>
        <Trans>Bet again</Trans>
      </Button>
      <Button size="small" variant="quiet" aria-label={t`Share this pick: ${name}`} onClick={() => void share()}>
        <Trans>Share</Trans>
      </Button>
    </div>
  );
}
