import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { GameGift } from '@croupier/contracts';
import { Button } from '@croupier/ui-kit';
import type { GameStore } from '../game/game-store.ts';
import { useStore } from '../store.ts';
import styles from './gift.module.css';
import { money } from './texts.tsx';

/**
 * Asks whether free spins or the player's own money pay for rounds: before the first round and after free spins end.
 * Neither option is preselected.
 */
export default function GiftCard({ game }: { readonly game: GameStore }) {
  const { gifts, usedUp } = useStore(game);
  return (
    <div className={styles.veil}>
      <section className={styles.card} aria-labelledby="gift-choice">
        <h2 id="gift-choice" className={styles.heading}>
          {usedUp ? <Trans>You’ve played your free spins</Trans> : <Trans>What do you want to play with?</Trans>}
        </h2>
        {usedUp && <UsedUp gift={usedUp} game={game} />}
        {!usedUp && gifts.length === 0 && (
          <p>
            <Trans>These free spins are no longer available. They expired, or you cancelled them.</Trans>
          </p>
        )}
        <div className={styles.ways}>
          {gifts.map((gift) => (
            <GiftWay key={gift.id} gift={gift} game={game} />
          ))}
          <Button variant="secondary" wide onClick={() => game.payWith(null)}>
            <Trans>My own money</Trans>
          </Button>
          {gifts.length === 0 && (
            <Button variant="secondary" wide onClick={() => game.parent.say({ kind: 'close' })}>
              <Trans>Close the game</Trans>
            </Button>
          )}
        </div>
        {gifts.length > 0 && (
          <p className={styles.note}>
            <Trans>You can change this after every round.</Trans>
          </p>
        )}
      </section>
    </div>
  );
}

interface GiftProps {
  readonly gift: GameGift;
  readonly game: GameStore;
}

function GiftWay({ gift: { id, title, rounds_left, stake_cents, wins, feature, expires_at }, game }: GiftProps) {
  const { i18n } = useLingui();
  const stake = money(stake_cents, game.session.currency);
  const until = i18n.date(expires_at, { dateStyle: 'medium' });
  return (
    <div className={styles.way}>
      <Button variant="secondary" wide onClick={() => game.payWith(id)}>
        <Plural value={rounds_left} one="# free spin" other="# free spins" />
      </Button>
      <p className={styles.note}>
        {title}:{' '}
        {wins === 'cash' ? (
          <Trans>
            {stake} per spin, paid by the house. Winnings are cash. Valid until {until}.
          </Trans>
        ) : (
          <Trans>
            {stake} per spin, paid by the house. All winnings together become a bonus with a wagering requirement. Valid
            until {until}.
          </Trans>
        )}{' '}
        {feature && <Trans>Every spin starts with the game’s own free spins.</Trans>}
      </p>
    </div>
  );
}

function UsedUp({ gift: { won_cents, wins }, game }: GiftProps) {
  const won = money(won_cents, game.session.currency);
  return (
    <p>
      {wins === 'cash' ? (
        <Trans>Payout: {won}. It is in your balance.</Trans>
      ) : won_cents === 0 ? (
        <Trans>Payout: {won}.</Trans>
      ) : (
        <Trans>Payout: {won}. It becomes a bonus, shown with its terms in your gifts.</Trans>
      )}
    </p>
  );
}
