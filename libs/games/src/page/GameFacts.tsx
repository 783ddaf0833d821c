import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { Columns2, Maximize, Minimize2, RectangleHorizontal } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { Game, GameCard } from '@croupier/contracts';
import { type CurrencyCode, formatMoney } from '@croupier/money';
import { openModal } from '@croupier/shell';
import { Button, IconButton, Segmented } from '@croupier/ui-kit';
import { FavouriteToggle } from '../card/FavouriteToggle.tsx';
import { narrowAtom, type OpenGame, stageAtom, theatreAtom, wideAtom } from '../frame/frame.atoms.ts';
import { type PlayMode, useGameLinks } from '../links.tsx';
import { FilterSelect } from '../lobby/FilterSelect.tsx';
import styles from './page.module.css';

/** Wallets a player can play with. */
export type Wallets = readonly { readonly currency: CurrencyCode; readonly amount_cents: number }[];

export interface GameFactsProps {
  game: Game;
  open: OpenGame | null;
  signedIn: boolean;
  /** True while a second game is shown beside it. */
  beside?: boolean;
  wallets?: Wallets;
  onPlay: (mode: PlayMode) => void;
  onCurrency?: (currency: string) => void;
  onClose: () => void;
  providerLink: ReactNode;
}

/** Returns the game as a card for a list of favourites. */
const cardOf = (game: Game): GameCard => ({ ...game, badges: game.badges.filter((badge) => badge !== 'original') });

/** Renders the game's name and studio, and the actions for the running game. */
export function GameFacts({
  game,
  open,
  signedIn,
  beside = false,
  wallets = [],
  onPlay,
  onCurrency,
  onClose,
  providerLink,
}: GameFactsProps) {
  const { t } = useLingui();
  const { title } = game;
  const shown = open?.state === 'shown';
  return (
    <header className={styles.facts}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.by}>{providerLink}</p>
      </div>
      <div className={styles.tools}>
        {signedIn && <FavouriteToggle game={cardOf(game)} labelled />}
        {/* They keep their room while there is nothing to close. */}
        <div className={styles.running} inert={!open} aria-hidden={!open || undefined}>
          {signedIn && game.has_demo_mode && (
            <Segmented<PlayMode>
              label={t`Play mode`}
              value={open?.mode ?? 'real'}
              onChange={onPlay}
              options={[
                { value: 'real', label: t`Real` },
                { value: 'demo', label: t`Demo` },
              ]}
            />
          )}
          {open?.mode === 'real' && wallets.length > 1 && (
            <WalletSelect
              wallets={wallets}
              value={open.currency}
              off={!shown || open.playing === true}
              onChange={(currency) => onCurrency?.(currency)}
            />
          )}
          {signedIn && open && !beside && <OpenBeside game={game} open={open} off={!shown} />}
          {!beside && <Theatre off={!shown} />}
          <FullScreen off={!shown} />
          <Button variant="quiet" size="small" onClick={onClose}>
            <Trans>Close game</Trans>
          </Button>
        </div>
      </div>
    </header>
  );
}

interface WalletSelectProps {
  wallets: Wallets;
  value: string | null;
  /** True while a round is being played: it ends in the currency it started in. */
  off: boolean;
  onChange: (currency: string) => void;
}

/**
 * Renders the choice of the wallet to play with. Another wallet reopens the game in its currency; an unfinished round
 * stays open in the old one.
 */
function WalletSelect({ wallets, value, off, onChange }: WalletSelectProps) {
  const { t, i18n } = useLingui();
  return (
    <FilterSelect
      name={t`Wallet for this game`}
      options={wallets.map(({ currency, amount_cents }) => ({
        value: currency,
        text: `${currency} · ${formatMoney(amount_cents, currency, i18n.locale)}`,
      }))}
      value={value ?? undefined}
      disabled={off}
      onChange={(currency) => currency && onChange(currency)}
    />
  );
}

/** Renders the button that opens a second game beside this one, in a wide window and where two games are allowed. */
function OpenBeside({ game, open: { mode, currency }, off }: { game: Game; open: OpenGame; off: boolean }) {
  const { t } = useLingui();
  const { besideHref } = useGameLinks();
  const wide = useAtomValue(wideAtom);
  if (!wide || !besideHref) return null;
  return (
    <IconButton
      label={t`Open a second game`}
      icon={<Columns2 size={20} aria-hidden="true" />}
      disabled={off}
      onClick={() => openModal('second-game', { game, mode, currency: mode === 'real' ? currency : null })}
    />
  );
}

/** Renders the button that makes the stage fill the window. A phone's narrow page does so already. */
function Theatre({ off }: { off: boolean }) {
  const { t } = useLingui();
  const stage = useAtomValue(stageAtom);
  const narrow = useAtomValue(narrowAtom);
  const [on, setOn] = useAtom(theatreAtom);
  useEffect(() => {
    if (on) stage?.element.scrollIntoView({ block: 'end' });
  }, [on, stage]);
  if (!stage || narrow) return null;
  return (
    <IconButton
      label={on ? t`Exit theatre view` : t`Theatre view`}
      icon={on ? <Minimize2 size={20} aria-hidden="true" /> : <RectangleHorizontal size={20} aria-hidden="true" />}
      aria-pressed={on}
      disabled={off}
      onClick={() => setOn(!on)}
    />
  );
}

/**
 * Shows the game's frame in full screen. The frame is over the stage, not in it, and the only one in the document.
 * Turns a phone to landscape if it allows that.
 */
async function fillScreen(): Promise<void> {
  await document.querySelector('[data-game-frame]')?.requestFullscreen();
  if (!matchMedia('(pointer: coarse)').matches) return;
  const orientation: ScreenOrientation & { lock?: (to: 'landscape') => Promise<void> } = screen.orientation;
  await orientation.lock?.('landscape').catch(() => undefined);
}

function FullScreen({ off }: { off: boolean }) {
  const { t } = useLingui();
  const stage = useAtomValue(stageAtom);
  if (!stage || !document.fullscreenEnabled) return null;
  return (
    <IconButton
      label={t`Full screen`}
      icon={<Maximize size={20} aria-hidden="true" />}
      disabled={off}
      onClick={() => void fillScreen()}
    />
  );
}
