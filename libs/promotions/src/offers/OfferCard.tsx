import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { BonusOffer } from '@croupier/contracts';
import { formatMoney } from '@croupier/money';
import { Card, Disclosure, Skeleton } from '@croupier/ui-kit';
import { labels } from '../gifts/gift-words.ts';
import { GiftTerms } from '../gifts/GiftTerms.tsx';
import { offerRequirement } from './offer-requirement.ts';
import styles from './offers.module.css';

const Calculator = lazy(async () => ({
  default: (await import('../calculator/WageringCalculator.tsx')).WageringCalculator,
}));

export interface OfferCardProps {
  offer: BonusOffer;
  /** Title, as a link to the offer's page, or as plain text on it. */
  title: ReactNode;
  /** Action for the reader. */
  action: ReactNode;
}

/** Renders an offer in full: its value, its requirement, its deadline, every condition and its average cost. */
export function OfferCard({ offer, title, action }: OfferCardProps) {
  const { i18n } = useLingui();
  const [calculates, setCalculates] = useState(false);
  const { currency, wagering, amount_cents, min_deposit_cents, nth_deposit, codes, activate_days } = offer;
  const money = (cents: number) => formatMoney(cents, currency, i18n.locale);
  const [code] = codes;
  return (
    <Card className={styles.offer}>
      <header>
        <p className={styles.label}>{i18n._(labels[offer.label])}</p>
        <h2 className={styles.title}>{title}</h2>
      </header>
      <p className={styles.figure}>
        <Figure offer={offer} money={money} />
      </p>
      <ul className={styles.facts}>
        {min_deposit_cents !== null && (
          <li>
            {nth_deposit === null ? (
              <Trans>You get it with a deposit of {money(min_deposit_cents)} or more.</Trans>
            ) : nth_deposit === 1 ? (
              <Trans>You get it if your first deposit is {money(min_deposit_cents)} or more.</Trans>
            ) : (
              <Trans>
                You get it if your deposit number {nth_deposit} is {money(min_deposit_cents)} or more.
              </Trans>
            )}
          </li>
        )}
        {code && (
          <li>
            <Trans>
              You only get it if you save the code <strong>{code}</strong> first.
            </Trans>
          </li>
        )}
        <li>
          <Trans>
            Once you get it, you have <Plural value={activate_days} one="# day" other="# days" /> to activate it.
          </Trans>
        </li>
      </ul>
      <GiftTerms {...offer} />
      {wagering && (
        <Disclosure
          summary={<Trans>What does this cost?</Trans>}
          onToggle={(event) => event.currentTarget.open && setCalculates(true)}
        >
          {calculates && (
            <Suspense fallback={<Skeleton height={320} />}>
              <Calculator
                currency={currency}
                money={BigInt(amount_cents)}
                requirement={offerRequirement(offer)}
                cap={wagering.cap_times === null ? null : BigInt(wagering.cap_times * amount_cents)}
                maxStake={BigInt(wagering.max_stake_cents)}
              />
            </Suspense>
          )}
        </Disclosure>
      )}
      <div className={styles.actions}>{action}</div>
    </Card>
  );
}

function Figure({ offer, money }: { offer: BonusOffer; money: (cents: number) => string }) {
  const { rounds, percent, amount_cents, points } = offer;
  if (rounds)
    return (
      <Trans>
        {rounds.count} × {money(rounds.stake_cents)}
      </Trans>
    );
  if (points !== null) return <Plural value={points} one="# point" other="# points" />;
  if (percent === null) return money(amount_cents);
  return (
    <Trans>
      {percent}% of the deposit, up to {money(amount_cents)}
    </Trans>
  );
}
