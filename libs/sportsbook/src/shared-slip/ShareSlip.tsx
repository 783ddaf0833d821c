import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { Share2 } from 'lucide-react';
import { shareText } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';
import { useHost } from '../host/sportsbook-context.tsx';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { slipAtom } from '../slip-model/slip.atoms.ts';
import { slipCode } from './slip-code.ts';

/** Renders the slip as a link for another person or device. The link doesn't contain stakes. */
export function ShareSlip() {
  const { t } = useLingui();
  const names = useMarketNames();
  const { slipUrl } = useHost();
  const slip = useAtomValue(slipAtom);
  if (slip.length === 0) return null;
  const share = () => {
    const text = slip.map((one) => names.full(one, one.outcome, one.event)).join('\n');
    void shareText({ title: t`Bet slip`, text, url: slipUrl(slipCode(slip)), copied: t`Link copied.` });
  };
  return (
    <Button size="small" variant="quiet" onClick={share}>
      <Share2 size={18} aria-hidden="true" />
      <Trans>Share this slip</Trans>
    </Button>
  );
}
