import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { HoldDefinition } from '@croupier/game-math';
import type { AnyCurrency } from '@croupier/money';
import { shortMoney } from './amounts.ts';
import type { HoldState } from './hold-show.ts';
import styles from './hold.module.css';

interface RespinsProps {
  readonly state: HoldState;
  readonly title: HoldDefinition;
}

/** Renders the respins left and the filled cells during the feature. */
export function Respins({ state: { left, filled }, title: { hold, reels, rows } }: RespinsProps) {
  if (left === null) return null;
  const places = reels.length * rows;
  return (
    <div className={styles.respins}>
      <ol className={styles.lamps} aria-hidden>
        {Array.from({ length: hold.respins }, (_, index) => (
          <li key={index} data-on={index < left || undefined} />
        ))}
      </ol>
      <strong key={left} className={styles.left}>
        <Plural value={left} one="# respin" other="# respins" />
      </strong>
      <span className={styles.filled}>
        <Trans>
          {filled} of {places}
        </Trans>
      </span>
    </div>
  );
}

interface PrizesProps {
  readonly state: HoldState;
  readonly title: HoldDefinition;
  readonly stakeCents: number;
  readonly currency: AnyCurrency;
}

/** Renders the four fixed prizes at the current stake. */
export function Prizes({ state: { grand }, title: { hold }, stakeCents, currency }: PrizesProps) {
  const { t } = useLingui();
  const names = { mini: t`Mini`, minor: t`Minor`, major: t`Major` };
  const coins = hold.coins.flatMap(({ prize, pay }) => (prize ? [{ prize, pay, name: names[prize] }] : []));
  const worth = (tenths: number): string => shortMoney((stakeCents * tenths) / 10, currency);
  return (
    <dl className={styles.prizes}>
      {coins.map(({ prize, pay, name }) => (
        <div key={prize} data-prize={prize}>
          <dt>{name}</dt>
          <dd>{worth(pay)}</dd>
        </div>
      ))}
      <div data-prize="grand" data-won={grand || undefined}>
        <dt>{t`Grand`}</dt>
        <dd>{worth(hold.grand)}</dd>
      </div>
    </dl>
  );
}
