import { type Bet, isOver } from '@croupier/contracts';
import { editStateOf } from './EditState.tsx';

/** Tells whether an open bet can be edited: one edit at a time, and no race bets, since they can't be cashed out. */
export const isEditable = (bet: Bet): boolean =>
  bet.status === 'accepted' &&
  !bet.funding &&
  editStateOf(bet) !== 'waits' &&
  bet.legs.every(({ event, result, field }) => result === null && !field && !isOver(event.status));
