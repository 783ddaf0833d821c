import { useLingui } from '@lingui/react/macro';
import { Dices } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Edition } from '@croupier/game-art';
import type { DiceParams } from '@croupier/game-math';
import { GameFrame } from '../hud/GameFrame.tsx';
import { SpinButton } from '../hud/SpinButton.tsx';
import { money } from '../hud/texts.tsx';
import { usePressKey } from '../hud/usePressKey.ts';
import { openSound } from '../sound/sound.ts';
import { useStore } from '../store.ts';
import type { Table } from '../table/table.ts';
import { openDiceShow } from './dice-show.ts';
import { DiceHistory } from './DiceHistory.tsx';
import { DicePanel } from './DicePanel.tsx';
import { DiceResult } from './DiceResult.tsx';
import { DiceRules } from './DiceRules.tsx';
import { asRoll } from './figures.ts';

interface GameProps {
  readonly table: Table;
  readonly edition: Edition;
}

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export default function DiceGame({ table, edition }: GameProps) {
  const { t, i18n } = useLingui();
  const [sound] = useState(() => openSound(293.7));
  const [show] = useState(() => openDiceShow({ table, sound, still }));
  const [params, setParams] = useState<DiceParams>({ side: 'over', target: 5_049 });
  const state = useStore(show);
  const { paused } = useStore(table);

  useEffect(() => {
    show.begin();
    table.parent.say({ kind: 'ready' });
  }, [show, table]);
  useEffect(() => void sound.hush(paused), [sound, paused]);

  const roll = (): void => show.roll(params);
  usePressKey(roll);

  const rolling = state.phase === 'rolling';
  const { last } = state;
  const told = last && !rolling ? asRoll(last.outcome.roll, i18n.locale) : '';
  const won = last ? money(last.winCents, table.session.currency) : '';
  return (
    <GameFrame
      edition={edition}
      table={table}
      sound={sound}
      said={!last || rolling ? '' : last.outcome.won ? t`Rolled ${told}. Won ${won}.` : t`Rolled ${told}. No win.`}
      locked={rolling}
      onRetry={show.retry}
      result={<DiceHistory history={state.history} />}
      action={
        <SpinButton
          table={table}
          label={t`Roll`}
          icon={<Dices aria-hidden size={42} />}
          busy={rolling}
          onPress={roll}
        />
      }
      sheet={(close) => <DiceRules table={table} close={close} />}
    >
      <DicePanel params={params} onChange={setParams} locked={rolling} table={table}>
        <DiceResult state={state} params={params} currency={table.session.currency} />
      </DicePanel>
    </GameFrame>
  );
}
