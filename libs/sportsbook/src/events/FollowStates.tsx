import type { EventState } from '@croupier/contracts';
import { useTopic } from '@croupier/realtime';

interface FollowStatesProps {
  id: number;
  onState: (state: EventState) => void;
}

/** Hands on the states of a match with every market, while it stands in the page. Shows nothing. */
export function FollowStates({ id, onState }: FollowStatesProps) {
  useTopic(`public:odds:event:${id}`, { changed: onState });
  return null;
}
