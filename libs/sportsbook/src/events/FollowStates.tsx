import type { EventState } from '@croupier/contracts';
import { useTopic } from '@croupier/realtime';

interface FollowStatesProps {
  id: number;
  onState: (state: EventState) => void;
}

/** Passes on the states of a match with every market while mounted. Renders nothing. */
export function FollowStates({ id, onState }: FollowStatesProps) {
  useTopic(`public:odds:event:${id}`, { changed: onState });
  return null;
}
