import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApi } from '@croupier/api-client';
import type { Game } from '@croupier/contracts';
import { IconButton, Segmented } from '@croupier/ui-kit';
import { gameQuery } from '../catalogue/catalogue.query.ts';
import { besideGameAtom, theatreAtom, wideAtom } from '../frame/frame.atoms.ts';
import { useOpenGame } from '../frame/useOpenGame.ts';
import { FollowLinks, type PlayMode, useGameLinks } from '../links.tsx';
import styles from './page.module.css';
import { Stage } from './Stage.tsx';
import { StageOffer } from './StageOffer.tsx';

interface SecondGameProps {
  first: Game;
  slug: string;
  /** Mode to start in immediately, from the address, as for the first game. */
  begin: PlayMode | undefined;
  currency: string | null;
  playerCurrency: string | null;
  onLimitReached: () => void;
}

/** Renders a second game beside the first, in its own session. In a narrow window it is hidden and paused. */
export function SecondGame({ first, slug, begin, currency, playerCurrency, onLimitReached }: SecondGameProps) {
  const { t } = useLingui();
  const { besideHref, gameHref, follow } = useGameLinks();
  const { data: game } = useQuery(gameQuery(useApi(), slug));
  const [open, setOpen] = useAtom(besideGameAtom);
  const wide = useAtomValue(wideAtom);
  const setTheatre = useSetAtom(theatreAtom);
  const launch = useOpenGame(besideGameAtom);
  const play = (mode: PlayMode) => {
    if (game) void launch({ game, mode, currency, playerCurrency, onLimitReached });
  };
  const there = game !== undefined && besideHref !== undefined;
  /** Closes the second game; the first continues. */
  const leave = () => {
    if (besideHref) follow(besideHref(first, { mode: begin ?? 'real', currency, beside: null }));
  };

  const beginHere = useEffectEvent(() => {
    setTheatre(false);
    if (begin && !open && (begin === 'real' || game?.has_demo_mode)) play(begin);
  });
  useEffect(() => {
    if (there && wide) beginHere();
  }, [there, wide]);
  const was = useRef(open);
  const closed = useEffectEvent(leave);
  useEffect(() => {
    if (was.current && !open) closed();
    was.current = open;
  }, [open]);
  // The focus was in the game that closed: move it to the other.
  useEffect(
    () => () =>
      void requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>('[data-game-frame] iframe')?.focus({ preventScroll: true });
      }),
    [],
  );

  if (!there) return null;
  const { title } = game;
  return (
    <section className={styles.beside} aria-label={t`Second game: ${title}`}>
      <Stage game={game} beside>
        <StageOffer game={game} open={open} signedIn onPlay={play} onCancel={() => setOpen(null)} signIn={null} />
      </Stage>
      <div className={styles.besideBar}>
        <FollowLinks>
          <a href={gameHref(game)}>{title}</a>
        </FollowLinks>
        {game.has_demo_mode && open && (
          <Segmented<PlayMode>
            label={t`Play mode`}
            value={open.mode}
            onChange={play}
            options={[
              { value: 'real', label: t`Real` },
              { value: 'demo', label: t`Demo` },
            ]}
          />
        )}
        <IconButton
          label={t`Close ${title}`}
          icon={<X size={20} aria-hidden="true" />}
          onClick={() => (open ? setOpen(null) : leave())}
        />
      </div>
    </section>
  );
}
