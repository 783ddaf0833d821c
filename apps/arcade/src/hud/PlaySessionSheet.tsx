import { Trans, useLingui } from '@lingui/react/macro';
import { CirclePause } from 'lucide-react';
import { useState } from 'react';
import { Button, Sheet } from '@croupier/ui-kit';
import type { GameStore } from '../game/game-store.ts';
import { useStore } from '../store.ts';
import { clock } from './clock.ts';
import styles from './play-session-sheet.module.css';
import { money, signed } from './texts.tsx';

/** Renders the time and net result of the session, a link to the limits, and a button for a break of a day. */
export default function PlaySessionSheet({ game, close }: { readonly game: GameStore; readonly close: () => void }) {
  const { t } = useLingui();
  const { playSession } = useStore(game);
  const { currency, mode } = game.session;
  const { say } = game.parent;
  const [since] = useState(() => Math.max(0, Math.floor((game.now() - Date.parse(playSession.started_at)) / 1_000)));
  return (
    <Sheet open title={t`Your time and net result`} onClose={close}>
      <dl className={styles.figures}>
        <div>
          <dt>
            <Trans>Time</Trans>
          </dt>
          <dd>{clock(since)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Staked</Trans>
          </dt>
          <dd>{money(playSession.staked_cents, currency)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Net</Trans>
          </dt>
          <dd>{signed(playSession.won_cents - playSession.staked_cents, currency)}</dd>
        </div>
      </dl>
      {mode === 'demo' ? (
        <p className={styles.note}>
          <Trans>This is a demo: no money is at stake.</Trans>
        </p>
      ) : (
        <div className={styles.pause}>
          <Button variant="secondary" onClick={() => say({ kind: 'open_limits' })}>
            <Trans>See my limits</Trans>
          </Button>
          <p id="break-note" className={styles.note}>
            <Trans>
              One press is enough. For 24 hours, you can’t bet or deposit, and you are signed out everywhere. You can’t
              undo this. Your money stays yours, and you can still withdraw it.
            </Trans>
          </p>
          <Button variant="secondary" aria-describedby="break-note" onClick={() => say({ kind: 'take_break' })}>
            <CirclePause size={20} aria-hidden="true" />
            <Trans>Take a 24-hour break now</Trans>
          </Button>
        </div>
      )}
    </Sheet>
  );
}
