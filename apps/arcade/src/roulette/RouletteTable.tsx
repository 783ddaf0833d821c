import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { rouletteReds } from '@croupier/game-math';
import type { Bets, Refused } from '../chips/bets.ts';
import { ChipTray } from '../chips/ChipTray.tsx';
import type { GameStore } from '../game/game-store.ts';
import { money } from '../hud/texts.tsx';
import { Quiet, Verdict } from '../originals/Verdict.tsx';
import type { Sound } from '../sound/sound.ts';
import { useStore } from '../store.ts';
import { Cloth } from './Cloth.tsx';
import type { RouletteState } from './roulette-show.ts';
import styles from './roulette.module.css';
import { Wheel } from './Wheel.tsx';

interface TableProps {
  readonly state: RouletteState;
  readonly bets: Bets;
  readonly locked: boolean;
  readonly game: GameStore;
  readonly sound: Sound;
}

export const pocketColour = (pocket: number): 'zero' | 'red' | 'black' =>
  pocket === 0 ? 'zero' : rouletteReds.has(pocket) ? 'red' : 'black';

export function RouletteTable({ state, bets, locked, game, sound }: TableProps) {
  const { t } = useLingui();
  const { laid, settled } = useStore(bets);
  const [refused, setRefused] = useState<Refused>(null);
  const { phase, last, history, runMs } = state;
  const { currency, stakes } = game.session;
  const moving = phase === 'moving';
  const most = money(stakes.max_cents, currency);
  const lay = (spot: string): void => {
    const why = bets.lay(spot);
    setRefused(why);
    if (why === null) sound.tick();
  };
  const head = () => {
    if (moving) return <Quiet />;
    if (refused === 'most') return <Quiet>{t`Maximum stake per round: ${most}`}</Quiet>;
    if (refused === 'spots') return <Quiet>{t`Maximum 60 spots per round`}</Quiet>;
    if (last && settled) return <Verdict {...last} currency={currency} />;
    return <Quiet>{laid.size > 0 ? t`Place more chips, or spin` : t`Place your chips`}</Quiet>;
  };
  return (
    <section
      className={styles.table}
      aria-label={t`Roulette table`}
      data-spinning={(moving && last !== null && runMs > 0) || undefined}
    >
      <div className={styles.side}>
        <div className={styles.bowl}>
          <Wheel state={state} sound={sound} />
        </div>
        <div className={styles.told}>
          {last && !moving && (
            <span className={styles.plaque} data-colour={pocketColour(last.outcome.pocket)} aria-hidden>
              {last.outcome.pocket}
            </span>
          )}
          <div aria-live="polite">{head()}</div>
        </div>
        <ol className={styles.past} aria-label={t`Latest numbers`}>
          {history.map(({ id, outcome: { pocket } }) => (
            <li key={id} data-colour={pocketColour(pocket)}>
              {pocket}
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.felt}>
        <div className={styles.field}>
          <Cloth
            {...{ laid, locked, currency }}
            unit={bets.unit}
            result={!moving && settled && last ? last.outcome : null}
            onLay={lay}
            onTake={bets.take}
          />
        </div>
      </div>
      <div className={styles.tray}>
        <ChipTray bets={bets} currency={currency} locked={locked} />
      </div>
    </section>
  );
}
