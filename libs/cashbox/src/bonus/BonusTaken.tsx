import { Trans, useLingui } from '@lingui/react/macro';
import type { Gift } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { formatMoney } from '@croupier/money';
import { useTimeZone } from '@croupier/shell';

/** Renders the bonus a deposit brought, as granted by the server, or that a requested one wasn't granted. */
export function BonusTaken({ gift, wanted }: { gift: Gift | null; wanted: boolean }) {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  if (!gift)
    return wanted ? (
      <p>
        <Trans>We couldn’t add the bonus. Your deposit has no wagering requirement.</Trans>
      </p>
    ) : null;
  const title = gift.bonuses[0]?.title ?? gift.identifier;
  const money = (cents: number) => formatMoney(BigInt(cents), gift.currency, i18n.locale);
  if (gift.stage === 'handle_bets')
    return (
      <p>
        <Trans>
          {title}: you also got {money(gift.amount_cents)} of bonus money. Stake{' '}
          {money(gift.amount_wager_requirement_cents)} by {formatDate(gift.expires_at, i18n, 'date', timeZone)} to make
          it yours.
        </Trans>
      </p>
    );
  if (gift.queue_place !== null)
    return (
      <p>
        <Trans>You also got {title}. It starts when your current bonus ends.</Trans>
      </p>
    );
  return (
    <p>
      <Trans>You also got {title}. Find it under “Gifts”.</Trans>
    </p>
  );
}
