import { type Bet, isOver } from '@croupier/contracts';
import { editStateOf } from './EditState.tsx';

/** Tells whether an open bet may become another one. One edit at a time. A race is not cashed out. */
export const isEditable = (bet: Bet): boolean =>
  bet.status === 'accepted' &&
  !bet.funding &&
  editStateOf(bet) !== 'waits' &&
  bet.legs.every(({ event, result, field }) => result === null && !field && !isOver(event.status));
