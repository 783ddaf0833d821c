import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Gift } from '@croupier/contracts';
import { formatMoney } from '@croupier/money';
import styles from './gifts.module.css';

type Terms = Pick<Gift, 'wagering' | 'rounds' | 'ends_on_withdrawal' | 'currency' | 'amount_cents' | 'points'>;

/** Renders the full conditions of a gift, in plain words on one screen. */
export function GiftTerms({ wagering, rounds, ends_on_withdrawal, currency, amount_cents, points }: Terms) {
  const { i18n } = useLingui();
  const money = (cents: number) => formatMoney(cents, currency, i18n.locale);
  const odds = (price: number) => i18n.number(price / 10_000, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <ul className={styles.terms}>
      {rounds && <RoundsTerms rounds={rounds} stake={money(rounds.stake_cents)} odds={odds} />}
      {wagering ? (
        <>
          <li>
            {wagering.of === 'bonus' ? (
              <Trans>
                Wagering requirement: stake {wagering.factor} times the bonus within{' '}
                <Plural value={wagering.days} one="# day" other="# days" /> of activation.
              </Trans>
            ) : (
              <Trans>
                Wagering requirement: stake {wagering.factor} times the deposit plus the bonus within{' '}
                <Plural value={wagering.days} one="# day" other="# days" /> of activation.
              </Trans>
            )}
          </li>
          <li>
            <Trans>
              Stakes count towards wagering as follows: pokies {wagering.weights.pokies}%, dice and other originals{' '}
              {wagering.weights.dice}%, sport {wagering.weights.sport}% at odds of {odds(wagering.least_odds)} or
              higher.
            </Trans>
          </li>
          <li>
            <Trans>
              The maximum stake per round or bet is {money(wagering.max_stake_cents)}. A higher stake is refused before
              anything is charged.
            </Trans>
          </li>
          <li>
            <Trans>
              Your own money is staked first, then the bonus. Winnings from the bonus stay bonus money until you meet
              the requirement.
            </Trans>
          </li>
          <li>
            {wagering.cap_times === null ? (
              <Trans>All remaining bonus money then becomes cash.</Trans>
            ) : (
              <Trans>Up to {money(wagering.cap_times * amount_cents)} becomes cash. The rest is forfeited.</Trans>
            )}
          </li>
          {wagering.excludes_sport && (
            <li>
              <Trans>You can’t place sports bets while it is active.</Trans>
            </li>
          )}
          {wagering.excluded_games.length > 0 && (
            <li>
              <Trans>You can’t play these games while it is active: {wagering.excluded_games.join(', ')}.</Trans>
            </li>
          )}
        </>
      ) : (
        !rounds && (
          <li>
            {points === null ? (
              <Trans>It is paid as cash immediately, with no wagering requirement.</Trans>
            ) : (
              <Trans>
                The points count towards your level as if you had earned them by playing, and you can exchange them.
              </Trans>
            )}
          </li>
        )
      )}
      <li>
        {ends_on_withdrawal ? (
          <Trans>A withdrawal ends it. Before you confirm, the cashbox shows how much you would forfeit.</Trans>
        ) : (
          <Trans>You can withdraw at any time without losing it.</Trans>
        )}
      </li>
      <li>
        <Trans>You can cancel it at any time. This never affects your own money.</Trans>
      </li>
    </ul>
  );
}

function RoundsTerms({
  rounds,
  stake,
  odds,
}: {
  rounds: NonNullable<Gift['rounds']>;
  stake: string;
  odds: (price: number) => string;
}) {
  return (
    <>
      <li>
        {rounds.least_odds === null ? (
          <Trans>
            <Plural value={rounds.count} one="# spin" other="# spins" /> at {stake} each, at no cost to you.
          </Trans>
        ) : (
          <Trans>
            <Plural value={rounds.count} one="# free bet" other="# free bets" /> of {stake} at odds of{' '}
            {odds(rounds.least_odds)} or higher. A winning free bet pays its return minus the stake.
          </Trans>
        )}
      </li>
      {rounds.feature && (
        <li>
          <Trans>Every spin starts with the game’s own free spins.</Trans>
        </li>
      )}
      <li>
        {rounds.wins === 'cash' ? (
          <Trans>Winnings are paid as cash immediately, with no wagering requirement.</Trans>
        ) : (
          <Trans>All winnings together become a bonus with the terms below.</Trans>
        )}
      </li>
    </>
  );
}
