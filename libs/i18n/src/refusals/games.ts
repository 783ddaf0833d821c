import { msg } from '@lingui/core/macro';

export const gamesRefusals = [
  msg({
    id: 'BACK_END_VALIDATION.stake_not_allowed',
    message: 'This stake is not offered in this game. Please choose another.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.stake_above_cap',
    message: 'This stake is above what may be staked on one spin where you live.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.purchase_not_allowed',
    message: 'Free spins cannot be bought where you live. Nothing was taken.',
  }),
  msg({ id: 'BACK_END_VALIDATION.params_not_allowed', message: 'This bet is not offered in this game.' }),
  msg({
    id: 'BACK_END_VALIDATION.spin_too_soon',
    message: 'Please wait a moment before the next spin. Nothing was staked.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.round_open',
    message: 'There is a round you have not finished yet. Please finish it first.',
  }),
  msg({ id: 'BACK_END_VALIDATION.round_not_open', message: 'This round is finished.' }),
  msg({ id: 'BACK_END_VALIDATION.game_not_available', message: 'This game is not available to you here.' }),
  msg({ id: 'BACK_END_VALIDATION.demo_not_available', message: 'This game has no demo where you live.' }),
  msg({
    id: 'BACK_END_VALIDATION.launch_token_invalid',
    message: 'The game could not be opened. Please open it again.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.bets_closed',
    message: 'Bets on this round were closed when yours arrived. Nothing was taken.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.too_many_bets',
    message: 'You have as many bets on this round as one player may place.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.phrase_too_soon',
    message: 'Please wait a moment before you say something more.',
  }),
  msg({ id: 'BACK_END_VALIDATION.cash_out_too_early', message: 'The round has not taken off yet.' }),
  msg({ id: 'BACK_END_VALIDATION.cash_out_too_late', message: 'The round was over when your cash-out arrived.' }),
];
