import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { CallRefused, useApi } from '@croupier/api-client';
import type { Bet, CashOutQuote } from '@croupier/contracts';
import { formatPercent } from '@croupier/i18n';
import { useOnline } from '@croupier/shell';
import { Banner, Button, Money, Segmented, Skeleton } from '@croupier/ui-kit';
import { useNow } from '../../clock/now.ts';
import { useHost } from '../../host/sportsbook-context.tsx';
import { announcementAtom, noteCashedOutAtom } from '../../slip-model/slip.atoms.ts';
import { useBetAnnouncement } from '../BetNews.tsx';
import { cacheBet } from '../bets.query.ts';
import { useRefusalText } from '../useRefusalText.ts';
import styles from './cash-out.module.css';
import { offersQuery, quoteMutation, takeMutation } from './cash-out.query.ts';

const SHARES = ['25', '50', '75', '100'] as const;

/**
 * Renders an offer in detail: the share sold, the amount received and what stays open. It expires after some seconds.
 */
export function CashOutConfirm({ bet, onClose }: { bet: Bet; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const online = useOnline();
  const [share, setShare] = useState<(typeof SHARES)[number]>('100');
  const quote = useMutation(quoteMutation(api, bet.id));
  const { mutate: ask } = quote;
  useEffect(() => ask(Number(share)), [ask, share]);
  const take = useTake(bet, onClose);
  const left = useSecondsLeft(quote.data, quote.submittedAt);
  const again = () => {
    take.reset();
    ask(Number(share));
  };
  const over = quote.data !== undefined && left === 0;
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault(); // The surrounding dialog stays open.
    onClose();
  };
  return (
    // Escape works wherever the focus is inside this section.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a way out by keyboard, beside its button
    <section ref={takeFocus} tabIndex={-1} className={styles.confirm} aria-label={t`Cash out`} onKeyDown={leave}>
      <Segmented
        label={t`Share to cash out`}
        options={SHARES.map((value) => ({ value, label: formatPercent(Number(value) / 100, i18n.locale) }))}
        value={share}
        onChange={setShare}
      />
      {quote.data ? <Sums bet={bet} quote={quote.data} /> : !quote.error && <Skeleton height={120} shape="card" />}
      <Problem error={take.error ?? quote.error} />
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onClose}>
          <Trans>Keep the bet</Trans>
        </Button>
        {over || take.error || quote.error ? (
          <Button disabled={!online} loading={quote.isPending} onClick={again}>
            <Trans>See the new offer</Trans>
          </Button>
        ) : (
          <Button
            disabled={!online || !quote.data || quote.isPending}
            loading={take.isPending}
            onClick={() => quote.data && take.mutate(quote.data.id)}
          >
            <Trans>
              Cash out <Money amount={quote.data?.pays_cents ?? 0} currency={bet.currency} />
            </Trans>
          </Button>
        )}
      </div>
      <p className={styles.soft} role="timer">
        {left !== null && left > 0 && <Trans>This offer is valid for {left} s, unless the odds change.</Trans>}
        {over && <Trans>This offer has expired. Nothing was cashed out.</Trans>}
      </p>
    </section>
  );
}

/** Focuses the section, because it opens in the middle of a list. */
const takeFocus = (section: HTMLElement | null): void => section?.focus();

function useTake(bet: Bet, onDone: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { onMoneyMoved } = useHost();
  const announce = useSetAtom(announcementAtom);
  const note = useSetAtom(noteCashedOutAtom);
  const describe = useBetAnnouncement();
  return useMutation({
    ...takeMutation(api, bet.id),
    onSuccess(sold) {
      cacheBet(queryClient, sold);
      onMoneyMoved();
      announce(describe(sold));
      // After a full cash-out its card disappears: focusing it would draw attention away from the payout.
      if (sold.status === 'cashed_out') note(sold.id);
      else onDone();
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: offersQuery(api).queryKey }),
  });
}

/** Counts down from the time of the request, because the clocks of browser and server may differ. */
function useSecondsLeft(quote: CashOutQuote | undefined, askedAt: number): number | null {
  const now = useNow();
  if (!quote || now === null) return null;
  const { stands_seconds: stands } = quote;
  return Math.max(0, Math.min(stands, Math.ceil(stands - (now - askedAt) / 1000)));
}

function Sums({ bet: { currency }, quote }: { bet: Bet; quote: CashOutQuote }) {
  const amount = (cents: number) => <Money amount={cents} currency={currency} />;
  return (
    <dl className={styles.sums}>
      <Sum name={<Trans>Stake cashed out</Trans>}>{amount(quote.stake_cents)}</Sum>
      <Sum name={<Trans>You receive</Trans>} strong>
        {amount(quote.pays_cents)}
      </Sum>
      <Sum name={<Trans>Fair value</Trans>}>{amount(quote.fair_cents)}</Sum>
      {quote.remaining_stake_cents > 0 && (
        <>
          <Sum name={<Trans>Remaining stake</Trans>}>{amount(quote.remaining_stake_cents)}</Sum>
          <Sum name={<Trans>Remaining possible return</Trans>}>{amount(quote.remaining_return_cents)}</Sum>
        </>
      )}
    </dl>
  );
}

function Sum({ name, strong = false, children }: { name: ReactNode; strong?: boolean; children: ReactNode }) {
  return (
    <div data-strong={strong}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Problem({ error }: { error: Error | null }) {
  const refusalText = useRefusalText();
  if (!error) return null;
  const refusal = error instanceof CallRefused ? error.fields[0] : undefined;
  return (
    <Banner tone="signal" live>
      {refusal ? (
        refusalText(refusal)
      ) : (
        <Trans>We got no response. Please check your balance and this bet before you try again.</Trans>
      )}
    </Banner>
  );
}
