import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Game } from '@croupier/contracts';
import { Button, Spinner } from '@croupier/ui-kit';
import type { OpenGame } from '../frame/frame.atoms.ts';
import type { PlayMode } from '../links.tsx';
import { LaunchFailure } from './LaunchFailure.tsx';
import styles from './page.module.css';

export interface StageOfferProps {
  game: Game;
  open: OpenGame | null;
  signedIn: boolean;
  onPlay: (mode: PlayMode) => void;
  onCancel: () => void;
  /** Sign-in and sign-up buttons. */
  signIn: ReactNode;
}

/** Renders the choices for a game that isn't running: play, try the demo, or sign in first. */
export function StageOffer({ game, open, signedIn, onPlay, onCancel, signIn }: StageOfferProps) {
  const demo = game.has_demo_mode && (signedIn || !game.demo_needs_login);
  const away = open !== null;
  return (
    <>
      {open?.failure ? (
        <LaunchFailure
          code={open.failure}
          onRetry={() => onPlay(open.mode)}
          onDemo={demo ? () => onPlay('demo') : undefined}
        />
      ) : (
        open && <Loading title={game.title} onCancel={onCancel} />
      )}
      {/* Keeps its room while something else stands in its place. */}
      <div className={styles.choice} style={{ visibility: away ? 'hidden' : undefined }}>
        <div className={styles.buttons}>
          {signedIn && (
            <Button size="large" onClick={() => onPlay('real')}>
              <Trans>Play for real money</Trans>
            </Button>
          )}
          {demo && (
            <Button size="large" variant={signedIn ? 'secondary' : 'primary'} onClick={() => onPlay('demo')}>
              <Trans>Play the demo</Trans>
            </Button>
          )}
          {!signedIn && signIn}
        </div>
        <p className={styles.hint}>
          {demo ? (
            <Trans>The demo uses play money and the same maths. You can’t win or lose real money in it.</Trans>
          ) : (
            <Trans>Sign in to play this game, or open an account in about two minutes.</Trans>
          )}
        </p>
      </div>
    </>
  );
}

function Loading({ title, onCancel }: { title: string; onCancel: () => void }) {
  return (
    <div className={styles.choice}>
      <Spinner />
      <p className={styles.name} role="status">
        <Trans>Opening {title}</Trans>
      </p>
      <Button variant="quiet" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}
