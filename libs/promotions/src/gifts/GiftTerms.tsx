import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Gift } from '@croupier/contracts';
import { formatMoney } from '@croupier/money';
import styles from './gifts.module.css';

type Terms = Pick<Gift, 'wagering' | 'rounds' | 'ends_on_withdrawal' | 'currency' | 'amount_cents' | 'points'>;

/** The whole conditions of a gift, in plain words and on one screen. */
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
                Before it is yours, {wagering.factor} times the bonus must be staked, within{' '}
                <Plural value={wagering.days} one="# day" other="# days" /> of beginning.
              </Trans>
            ) : (
              <Trans>
                Before it is yours, {wagering.factor} times deposit and bonus together must be staked, within{' '}
                <Plural value={wagering.days} one="# day" other="# days" /> of beginning.
              </Trans>
            )}
          </li>
          <li>
            <Trans>
              Of a stake on pokies {wagering.weights.pokies} % counts, on dice and the other originals{' '}
              {wagering.weights.dice} %, on sport {wagering.weights.sport} % at odds of {odds(wagering.least_odds)} or
              more.
            </Trans>
          </li>
          <li>
            <Trans>
              A round or bet may stake {money(wagering.max_stake_cents)} at most. A higher one is refused before
              anything is taken.
            </Trans>
          </li>
          <li>
            <Trans>
              Your own money is staked first, then the bonus. What the bonus wins stays bonus until the requirement is
              met.
            </Trans>
          </li>
          <li>
            {wagering.cap_times === null ? (
              <Trans>All that is left then becomes cash.</Trans>
            ) : (
              <Trans>At most {money(wagering.cap_times * amount_cents)} becomes cash; the rest lapses.</Trans>
            )}
          </li>
          {wagering.excludes_sport && (
            <li>
              <Trans>Sport bets cannot be placed meanwhile.</Trans>
            </li>
          )}
          {wagering.excluded_games.length > 0 && (
            <li>
              <Trans>These games cannot be played meanwhile: {wagering.excluded_games.join(', ')}.</Trans>
            </li>
          )}
        </>
      ) : (
        !rounds && (
          <li>
            {points === null ? (
              <Trans>It is cash at once and asks for nothing.</Trans>
            ) : (
              <Trans>The points count for your level as if you had played for them, and can be exchanged.</Trans>
            )}
          </li>
        )
      )}
      <li>
        {ends_on_withdrawal ? (
          <Trans>Paying out ends it. Before you confirm, the cashbox says how much lapses.</Trans>
        ) : (
          <Trans>You can pay out at any time without losing it.</Trans>
        )}
      </li>
      <li>
        <Trans>You can give it up whenever you like. Your own money is never touched by that.</Trans>
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
            <Plural value={rounds.count} one="# spin" other="# spins" /> at {stake} each, which cost you nothing.
          </Trans>
        ) : (
          <Trans>
            <Plural value={rounds.count} one="# bet" other="# bets" /> of {stake} at odds of {odds(rounds.least_odds)}{' '}
            or more. A winning one pays its return less the stake.
          </Trans>
        )}
      </li>
      {rounds.feature && (
        <li>
          <Trans>Every spin begins with the game’s own free spins.</Trans>
        </li>
      )}
      <li>
        {rounds.wins === 'cash' ? (
          <Trans>What they win is cash at once: nothing has to be wagered.</Trans>
        ) : (
          <Trans>What they win together becomes a bonus with the conditions below.</Trans>
        )}
      </li>
    </>
  );
}
