import { Trans, useLingui } from '@lingui/react/macro';
import type { Bet } from '@croupier/contracts';
import { showToast } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';
import { useHost } from '../host/sportsbook-context.tsx';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { usePriceText } from '../odds/usePriceText.ts';
import { useRebet } from '../slip-model/useRebet.ts';
import styles from './bets.module.css';
import { useBetNames } from './useBetNames.ts';

/** The same pick once more, and telling somebody of it, while its match is on. */
export function BetActions({ bet }: { bet: Bet }) {
  const { t } = useLingui();
  const names = useMarketNames();
  const priceText = usePriceText();
  const { matchUrl } = useHost();
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
    const [text, url] = [priced.join('\n'), matchUrl(leg.event)];
    if ('share' in navigator) {
      await navigator.share({ title: `${home} – ${away}`, text, url }).catch(() => undefined); // Closed without choosing.
      return;
    }
    const copied = await writeToClipboard(`${text}\n${url}`);
    showToast(
      copied
        ? { type: 'success', text: t`Copied to the clipboard.`, time: 4_000 }
        : { type: 'info', title: text, text: url },
    );
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

/** Without a safe connection browsers have no clipboard to write to. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
