import { useLingui } from '@lingui/react/macro';
import { History, Info, Volume2, VolumeX, X } from 'lucide-react';
import { memo, useState } from 'react';
import { type GameTitle, providers } from '@croupier/game-art';
import type { GameStore } from '../game/game-store.ts';
import type { Sound } from '../sound/sound.ts';
import { PlaySession } from './PlaySession.tsx';
import styles from './top-bar.module.css';

export type Sheet = 'rules' | 'rounds' | 'autoplay' | 'session' | 'buy';

interface TopBarProps {
  readonly gameTitle: GameTitle;
  readonly game: GameStore;
  readonly sound: Sound;
  readonly onSheet: (sheet: Sheet) => void;
}

/** Renders the title and links to information. During a round only the net result changes, and it updates itself. */
export const TopBar = memo(function TopBar({ gameTitle, game, sound, onSheet }: TopBarProps) {
  const { t } = useLingui();
  const [sounding, setSounding] = useState(sound.on());
  const toggleSound = (): void => {
    sound.setOn(!sounding);
    setSounding(!sounding);
  };
  const soundLabel = sounding ? t`Turn sound off` : t`Turn sound on`;
  return (
    <header className={styles.bar}>
      <div className={styles.names}>
        <h1 className={styles.title}>{gameTitle.title}</h1>
        <p className={styles.provider}>{providers.find(({ id }) => id === gameTitle.provider)?.title}</p>
      </div>
      <PlaySession game={game} onOpen={() => onSheet('session')} />
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.button}
          aria-label={t`Rules and paytable`}
          title={t`Rules and paytable`}
          onClick={() => onSheet('rules')}
        >
          <Info aria-hidden size={22} />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={t`Latest rounds`}
          title={t`Latest rounds`}
          onClick={() => onSheet('rounds')}
        >
          <History aria-hidden size={22} />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-pressed={sounding}
          aria-label={soundLabel}
          title={soundLabel}
          onClick={toggleSound}
        >
          {sounding ? <Volume2 aria-hidden size={22} /> : <VolumeX aria-hidden size={22} />}
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={t`Close the game`}
          title={t`Close the game`}
          onClick={() => game.parent.say({ kind: 'close' })}
        >
          <X aria-hidden size={22} />
        </button>
      </div>
    </header>
  );
});
