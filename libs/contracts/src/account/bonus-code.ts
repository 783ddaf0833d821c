import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { BonusCode } from '../core/gift.ts';
import { Player } from './user-info.ts';

/** PATCH /api/player/set_bonus_code: keeps a code for the next deposit, instead of an earlier one. Source: specification §7. */
export const setBonusCode = /*#__PURE__*/ endpoint({
  method: 'PATCH',
  path: '/api/player/set_bonus_code',
  body: /*#__PURE__*/ v.strictObject({ deposit_bonus_code: BonusCode }),
  reply: Player,
  refusals: ['bonus_code_unknown'],
});

/** DELETE /api/player/clear_bonus_code: drops it; none is as well. Source: specification §7. */
export const clearBonusCode = /*#__PURE__*/ endpoint({
  method: 'DELETE',
  path: '/api/player/clear_bonus_code',
  reply: Player,
});
