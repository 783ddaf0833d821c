import type { LiveNews } from '@croupier/games';
import { useTopic } from '@croupier/realtime';

/** Subscribes to a live table and to the player's bets at it. Renders nothing. */
export function FollowLive({ tableId, onRound, onCrowd, onSaid, onBet, onReload }: LiveNews) {
  useTopic(`public:live:${tableId}`, { round: onRound, crowd: onCrowd, said: onSaid, reload: onReload });
  useTopic('live_bets', { changed: onBet, reload: onReload });
  return null;
}
