import { Trans, useLingui } from '@lingui/react/macro';
import { Gift } from 'lucide-react';
import type { WithdrawalPreview } from '@croupier/contracts';
import { type CurrencyCode, formatMoney } from '@croupier/money';
import { Banner } from '@croupier/ui-kit';

/** Renders what the withdrawal would forfeit, before the player fills in anything. */
export function Forfeit({ forfeit, currency }: { forfeit: WithdrawalPreview | undefined; currency: CurrencyCode }) {
  const { i18n } = useLingui();
  const [gift] = forfeit?.gifts ?? [];
  if (!forfeit || !gift) return null;
  const { title } = gift;
  const lapses = formatMoney(BigInt(forfeit.forfeit_cents), currency, i18n.locale);
  return (
    <Banner tone="signal" icon={<Gift size={20} aria-hidden="true" />}>
      <Trans>
        This withdrawal ends your bonus ({title}). You forfeit {lapses} of bonus money. Your own money isn’t affected.
      </Trans>
    </Banner>
  );
}
