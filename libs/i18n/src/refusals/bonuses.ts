import { msg } from '@lingui/core/macro';

export const bonusesRefusals = [
  msg({
    id: 'BACK_END_VALIDATION.bonus_stake_too_high',
    message:
      'This stake is above the maximum for your bonus. Nothing was charged. Choose a smaller stake, or cancel the bonus.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.bonus_game_excluded',
    message: 'You can’t play this game with your bonus. Nothing was charged.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.bonus_purchase_excluded',
    message:
      'You can’t buy free spins while a bonus is active. Nothing was charged. You can still spin, or cancel the bonus.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.bonus_sport_excluded',
    message: 'You can’t place sports bets with your bonus. Nothing was charged.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.gift_not_active',
    message: 'This gift has been used, has expired or isn’t activated yet.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.gift_does_not_fit',
    message: 'This gift is for another game, stake or odds. Nothing was charged.',
  }),
  msg({ id: 'BACK_END_VALIDATION.bonus_taken_before', message: 'You’ve already had this bonus.' }),
  msg({ id: 'BACK_END_VALIDATION.bonus_not_available', message: 'This bonus isn’t available to you.' }),
  msg({
    id: 'BACK_END_VALIDATION.bonus_code_unknown',
    message: 'We don’t know this code. Please check how it is written.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.bonus_not_for_deposit',
    message: 'This bonus isn’t available with this deposit. Please turn it off, then pay.',
  }),
  msg({ id: 'BACK_END_VALIDATION.bonus_over', message: 'This bonus has ended.' }),
  msg({
    id: 'BACK_END_VALIDATION.bonus_would_lapse',
    message: 'Taking money out of this wallet cancels its bonus. Please agree to that first, here or under “Gifts”.',
  }),
];
