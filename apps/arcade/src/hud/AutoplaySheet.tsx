import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, Checkbox, SelectField, Sheet } from '@croupier/ui-kit';
import { type Autoplay, type AutoplayLimits, MOST_ROUNDS } from '../game/autoplay.ts';
import type { GameStore } from '../game/game-store.ts';
import { useStore } from '../store.ts';
import styles from './autoplay.module.css';
import { money } from './texts.tsx';

interface SheetProps {
  readonly autoplay: Autoplay;
  readonly game: GameStore;
  /** `true` where the game has free spins to stop at. */
  readonly freeSpins: boolean;
  readonly close: () => void;
}

const LOSSES = [5, 10, 20, 50, 100];
const ROUNDS = [10, 25, 50, MOST_ROUNDS];
const WINS = [5, 10, 20, 50, 100];
const RISES = [10, 25, 50, 100];

/** Renders the autoplay settings. Autoplay needs a loss limit before it can start. */
export default function AutoplaySheet({ autoplay, game, freeSpins, close }: SheetProps) {
  const { t } = useLingui();
  const { stakeCents, balanceCents } = useStore(game);
  const { currency } = game.session;
  const [loss, setLoss] = useState('');
  const [rounds, setRounds] = useState(String(ROUNDS[0]));
  const [win, setWin] = useState('');
  const [rise, setRise] = useState('');
  const [atFreeSpins, setAtFreeSpins] = useState(true);
  const sum = (times: number): string => money(stakeCents * times, currency);
  const start = (): void => {
    const limits: AutoplayLimits = {
      lossCents: Number(loss) * stakeCents,
      rounds: Number(rounds),
      winTimes: win === '' ? null : Number(win),
      freeSpins: atFreeSpins,
      balanceCents: rise === '' ? null : balanceCents + Number(rise) * stakeCents,
    };
    close();
    autoplay.start(limits);
  };
  return (
    <Sheet
      open
      title={t`Autoplay`}
      onClose={close}
      footer={
        <Button disabled={loss === ''} onClick={start}>
          <Trans>Start</Trans>
        </Button>
      }
    >
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <p>
          <Trans>
            Rounds are played one after another at {money(stakeCents, currency)} each. First, choose the most you are
            willing to lose.
          </Trans>
        </p>
        <SelectField
          label={t`Stop before losing more than`}
          value={loss}
          required
          data-autofocus
          onChange={(event) => setLoss(event.target.value)}
        >
          <option value="" disabled>
            {t`Choose an amount`}
          </option>
          {LOSSES.map((times) => (
            <option key={times} value={times}>
              {sum(times)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t`Maximum rounds`} value={rounds} onChange={(event) => setRounds(event.target.value)}>
          {ROUNDS.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </SelectField>
        <SelectField label={t`Stop at a win of`} value={win} onChange={(event) => setWin(event.target.value)}>
          <option value="">{t`Off`}</option>
          {WINS.map((times) => (
            <option key={times} value={times}>
              {t`${sum(times)} or more`}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t`Stop when the balance reaches`}
          value={rise}
          onChange={(event) => setRise(event.target.value)}
        >
          <option value="">{t`Off`}</option>
          {RISES.map((times) => (
            <option key={times} value={times}>
              {money(balanceCents + stakeCents * times, currency)}
            </option>
          ))}
        </SelectField>
        {freeSpins && (
          <Checkbox
            label={t`Stop at free spins`}
            checked={atFreeSpins}
            onChange={(event) => setAtFreeSpins(event.target.checked)}
          />
        )}
        <p className={styles.note}>
          <Trans>
            Autoplay stops after the current round if you press anything, leave the page or the page is interrupted.
          </Trans>
        </p>
      </form>
    </Sheet>
  );
}
