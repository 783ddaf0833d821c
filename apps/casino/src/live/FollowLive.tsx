import type { LiveNews } from '@croupier/games';
import { useTopic } from '@croupier/realtime';

/** Hears of a live table and of the player's bets at it. Shows nothing. */
export function FollowLive({ tableId, onRound, onCrowd, onSaid, onBet, onReload }: LiveNews) {
  useTopic(`public:live:${tableId}`, { round: onRound, crowd: onCrowd, said: onSaid, reload: onReload });
  useTopic('live_bets', { changed: onBet, reload: onReload });
  return null;
}
