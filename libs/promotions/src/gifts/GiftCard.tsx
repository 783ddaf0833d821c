import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useApi } from '@croupier/api-client';
import type { Gift } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { formatMoney } from '@croupier/money';
import { openPopup, showToast, useTimeZone } from '@croupier/shell';
import { Badge, Button, Card, Disclosure, ProgressBar, Skeleton } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import { labels, stages, toneOf } from './gift-words.ts';
import { activateMutation } from './gift.mutations.ts';
import styles from './gifts.module.css';
import { isOver } from './gifts.query.ts';
import { GiftTerms } from './GiftTerms.tsx';
import { GiveUpDialog } from './GiveUpDialog.tsx';
import { TimeLeft } from './TimeLeft.tsx';

const Calculator = lazy(async () => ({
  default: (await import('../calculator/WageringCalculator.tsx')).WageringCalculator,
}));

export interface GiftCardProps {
  gift: Gift;
  limitsLink: (text: ReactNode) => ReactNode;
  /** Link to the rounds and what each counted. */
  historyLink: (text: ReactNode) => ReactNode;
}

/** Renders one gift: its content, progress, expiry, full conditions and cancellation. */
export function GiftCard({ gift, limitsLink, historyLink }: GiftCardProps) {
  const { t, i18n } = useLingui();
  const timeZone = useTimeZone();
  const [isLeaving, setIsLeaving] = useState(false);
  const [calculates, setCalculates] = useState(false);
  const activate = useMutation({
    ...activateMutation(useApi(), useQueryClient()),
    onError: (error) => void showToast({ type: 'warning', text: failureText(i18n, error) }),
  });
  const { currency, stage, rounds, wagering } = gift;
  const money = (cents: number) => formatMoney(cents, currency, i18n.locale);
  const title = gift.bonuses[0]?.title ?? i18n._(labels[gift.label]);
  const over = isOver(gift);
  const until = formatDate(gift.expires_at, i18n, 'dateTime', timeZone);
  const [left, all] = [gift.rounds_left, rounds?.count ?? 0];
  const remaining = Math.max(0, gift.amount_wager_requirement_cents - gift.amount_wager_cents);
  const [done, whole] = [money(gift.amount_wager_cents), money(gift.amount_wager_requirement_cents)];
  return (
    <Card className={styles.gift}>
      <header className={styles.head}>
        <div>
          <p className={styles.label}>{i18n._(labels[gift.label])}</p>
          <h2 className={styles.title}>{title}</h2>
        </div>
        <Badge tone={toneOf(gift)}>{i18n._(stages[stage])}</Badge>
      </header>
      <p className={styles.figure}>
        {rounds ? (
          t`${all} × ${money(rounds.stake_cents)}`
        ) : gift.points === null ? (
          money(gift.amount_cents)
        ) : (
          <Plural value={gift.points} one="# point" other="# points" />
        )}
      </p>
      {stage === 'handle_bets' && (
        <>
          <ProgressBar
            label={<Trans>Wagered</Trans>}
            value={gift.amount_wager_cents}
            max={gift.amount_wager_requirement_cents}
            valueText={t`${done} of ${whole}`}
          />
          <p>
            <Trans>Bonus money left to play: {money(gift.fund_cents)}.</Trans>
          </p>
          <p className={styles.soft}>
            {gift.ends_on_withdrawal ? (
              <Trans>Withdrawing now would end this bonus, and you would forfeit {money(gift.fund_cents)}.</Trans>
            ) : (
              <Trans>Withdrawing now wouldn’t affect this bonus.</Trans>
            )}{' '}
            {historyLink(<Trans>See how each round counted and what paid for it</Trans>)}
          </p>
        </>
      )}
      {rounds && stage === 'activated' && (
        <ProgressBar label={<Trans>Played</Trans>} value={all - left} max={all} valueText={t`${left} left`} />
      )}
      {gift.queue_place !== null && (
        <p>
          <Trans>Starts automatically when the bonus before it ends.</Trans>
        </p>
      )}
      {!over && (
        <p className={styles.soft}>
          {stage === 'issued' ? <Trans>You can activate it until {until}.</Trans> : <Trans>Valid until {until}.</Trans>}{' '}
          <TimeLeft until={gift.expires_at} />
        </p>
      )}
      {over && (gift.released_cents > 0 || gift.won_cents > 0) && (
        <p>
          <Trans>You received {money(Math.max(gift.released_cents, gift.won_cents))}.</Trans>
        </p>
      )}
      <Disclosure summary={<Trans>Full terms</Trans>}>
        <GiftTerms {...gift} />
      </Disclosure>
      {!over && wagering && remaining > 0 && (
        <Disclosure
          summary={<Trans>What does this cost?</Trans>}
          onToggle={(event) => event.currentTarget.open && setCalculates(true)}
        >
          {calculates && (
            <Suspense fallback={<Skeleton height={320} />}>
              <Calculator
                currency={currency}
                money={BigInt(stage === 'handle_bets' ? gift.fund_cents : gift.amount_cents)}
                requirement={BigInt(remaining)}
                cap={wagering.cap_times === null ? null : BigInt(wagering.cap_times * gift.amount_cents)}
                maxStake={BigInt(wagering.max_stake_cents)}
              />
            </Suspense>
          )}
        </Disclosure>
      )}
      {!over && (
        <div className={styles.actions}>
          {stage === 'issued' && gift.queue_place === null && (
            <Button onClick={() => activate.mutate(gift)} loading={activate.isPending}>
              <Trans context="gift">Activate</Trans>
            </Button>
          )}
          {rounds && stage === 'activated' && rounds.games.length > 0 && (
            <Button variant="secondary" onClick={() => openPopup('special-game', { id: String(gift.id) })}>
              <Trans>Where to use them</Trans>
            </Button>
          )}
          <Button variant="quiet" onClick={() => setIsLeaving(true)}>
            <Trans>Cancel gift</Trans>
          </Button>
          <p className={styles.soft}>{limitsLink(<Trans>Limits and breaks</Trans>)}</p>
        </div>
      )}
      {isLeaving && <GiveUpDialog gift={gift} title={title} onClose={() => setIsLeaving(false)} />}
    </Card>
  );
}
