import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { parseSpecifiers } from '@croupier/bet-math';
import type { SportEventDetail, SportMarket, SquadPlayer } from '@croupier/contracts';
import styles from './event-page.module.css';
import { MarketLine } from './MarketLine.tsx';

/** Players shown first per side: those most likely to score. */
const SHOWN = 4;

interface PlayerLinesProps {
  event: SportEventDetail;
  markets: readonly SportMarket[];
}

/** Renders a line per player, by side, most likely first. */
export function PlayerLines({ event, markets }: PlayerLinesProps) {
  const [all, setAll] = useState(false);
  const sides = (['home', 'away'] as const).map((side) => {
    const lines = event.players.flatMap((player) => {
      const market = player.side === side && markets.find((one) => playerOf(one) === player.id);
      return market ? [{ player, market }] : [];
    });
    lines.sort((one, other) => rank(one.market) - rank(other.market) || one.player.number - other.player.number);
    return { side, lines };
  });
  const most = Math.max(...sides.map(({ lines }) => lines.length));
  return (
    <>
      {sides.map(
        ({ side, lines }) =>
          lines.length > 0 && (
            <div key={side}>
              <h3 className={styles.team}>{event[side].name}</h3>
              {lines.slice(0, all ? lines.length : SHOWN).map(({ player, market }) => (
                <MarketLine
                  key={market.specifiers}
                  event={event}
                  market={market}
                  label={<PlayerName player={player} market={market} />}
                />
              ))}
            </div>
          ),
      )}
      {most > SHOWN && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? <Trans>Show fewer players</Trans> : <Trans>Show all players</Trans>}
        </button>
      )}
      <p className={styles.playerRule}>
        <Trans>Bets on a player who doesn’t come onto the pitch are void, and stakes are returned.</Trans>
      </p>
    </>
  );
}

const playerOf = ({ specifiers }: SportMarket): string | undefined => parseSpecifiers(specifiers)?.['player'];

/** Ranks lines by odds. Lines without odds come last. */
const rank = ({ odds, results, reason }: SportMarket): number => {
  if (results?.[0] === 'win') return 0;
  return reason === 'not_playing' ? Number.MAX_SAFE_INTEGER : (odds?.[0] ?? Number.MAX_SAFE_INTEGER);
};

function PlayerName({ player, market }: { player: SquadPlayer; market: SportMarket }) {
  const { t } = useLingui();
  const positions: Record<SquadPlayer['position'], string> = {
    goalkeeper: t`Goalkeeper`,
    defender: t`Defender`,
    midfielder: t`Midfielder`,
    forward: t({ message: 'Forward', context: 'position in football' }),
  };
  const isVoid = market.results?.every((result) => result === 'void');
  return (
    <span className={styles.player}>
      <span className={styles.playerName}>{player.name}</span>
      <span className={styles.playerNote}>
        {isVoid ? (
          <Trans>Did not play, stakes returned</Trans>
        ) : market.reason === 'not_playing' ? (
          <Trans>Not on the pitch</Trans>
        ) : (
          positions[player.position]
        )}
      </span>
    </span>
  );
}
