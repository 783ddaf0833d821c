import { msg } from '@lingui/core/macro';

export const gamesRefusals = [
  msg({
    id: 'BACK_END_VALIDATION.stake_not_allowed',
    message: 'This stake isn’t available in this game. Please choose another.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.stake_above_cap',
    message: 'This stake is above the maximum per round where you live.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.purchase_not_allowed',
    message: 'You can’t buy free spins where you live. Nothing was charged.',
  }),
  msg({ id: 'BACK_END_VALIDATION.params_not_allowed', message: 'This bet isn’t available in this game.' }),
  msg({
    id: 'BACK_END_VALIDATION.spin_too_soon',
    message: 'Please wait a moment before the next spin. Nothing was charged.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.round_open',
    message: 'You have an unfinished round. Please finish it first.',
  }),
  msg({ id: 'BACK_END_VALIDATION.round_not_open', message: 'This round is finished.' }),
  msg({ id: 'BACK_END_VALIDATION.game_not_available', message: 'This game isn’t available to you here.' }),
  msg({ id: 'BACK_END_VALIDATION.demo_not_available', message: 'This game has no demo where you live.' }),
  msg({
    id: 'BACK_END_VALIDATION.launch_token_invalid',
    message: 'The game couldn’t be opened. Please open it again.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.bets_closed',
    message: 'Your bet arrived after betting closed. Nothing was charged.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.too_many_bets',
    message: 'You’ve reached the maximum number of bets on this round.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.phrase_too_soon',
    message: 'Please wait a moment before you send another message.',
  }),
  msg({ id: 'BACK_END_VALIDATION.cash_out_too_early', message: 'The round hasn’t started yet.' }),
  msg({ id: 'BACK_END_VALIDATION.cash_out_too_late', message: 'The round was over when your cash-out arrived.' }),
];
