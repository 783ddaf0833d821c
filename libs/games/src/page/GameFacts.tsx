import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { Maximize } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Game } from '@croupier/contracts';
import { Button, IconButton, Segmented } from '@croupier/ui-kit';
import { FavouriteToggle } from '../card/FavouriteToggle.tsx';
import { type OpenGame, stageAtom } from '../frame/frame.atoms.ts';
import type { PlayMode } from '../links.tsx';
import styles from './page.module.css';

export interface GameFactsProps {
  game: Game;
  open: OpenGame | null;
  signedIn: boolean;
  onPlay: (mode: PlayMode) => void;
  onClose: () => void;
  providerLink: ReactNode;
}

/** Name and provider, and what can be done with the running game. */
export function GameFacts({ game, open, signedIn, onPlay, onClose, providerLink }: GameFactsProps) {
  const { t } = useLingui();
  const { title, same_maths_as: first } = game;
  const shown = open?.state === 'shown';
  return (
    <header className={styles.facts}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.by}>
          {providerLink}
          {first && (
            <>
              {' · '}
              <Trans>same maths as {first.title}</Trans>
            </>
          )}
        </p>
      </div>
      <div className={styles.tools}>
        {signedIn && <FavouriteToggle game={game} labelled />}
        {/* They keep their room while there is nothing to close. */}
        <div className={styles.running} inert={!open} aria-hidden={!open || undefined}>
          {signedIn && game.has_demo_mode && (
            <Segmented<PlayMode>
              label={t`Money to play with`}
              value={open?.mode ?? 'real'}
              onChange={onPlay}
              options={[
                { value: 'real', label: t`Real` },
                { value: 'demo', label: t`Demo` },
              ]}
            />
          )}
          <FullScreen off={!shown} />
          <Button variant="quiet" size="small" onClick={onClose}>
            <Trans>Close game</Trans>
          </Button>
        </div>
      </div>
    </header>
  );
}

function FullScreen({ off }: { off: boolean }) {
  const { t } = useLingui();
  const stage = useAtomValue(stageAtom);
  // The frame lies over the stage, not in it: it is the only one in the document.
  const enter = () => void document.querySelector('[data-game-frame]')?.requestFullscreen();
  if (!stage || !document.fullscreenEnabled) return null;
  return (
    <IconButton
      label={t`Full screen`}
      icon={<Maximize size={20} aria-hidden="true" />}
      disabled={off}
      onClick={enter}
    />
  );
}
