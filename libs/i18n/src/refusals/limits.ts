import { msg } from '@lingui/core/macro';

export const limitsRefusals = [
  msg({
    id: 'BACK_END_VALIDATION.insufficient_funds',
    message: 'There is not enough money in your account for this. Nothing was taken.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.hold_ended',
    message: 'This money is no longer set aside. Please check your history.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.limit_reached',
    message: 'This would go beyond a limit you have set, so it was not carried out.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.one_click_cap_reached',
    message:
      'This is more than one-click deposits may come to in a day. Nothing was charged: choose a smaller amount, or another way to pay.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.deposit_limit_reached',
    message: 'This would go beyond your deposit limit. Nothing was deposited.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.excluded',
    message:
      'You have taken a break from playing. Until it ends there are no deposits and no bets; you can still withdraw.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.session_limit_reached',
    message: 'You have used up the playing time you set for yourself.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.limit_exists',
    message: 'You already have a limit of this kind and period. You can change it.',
  }),
  msg({ id: 'BACK_END_VALIDATION.limit_fixed', message: 'This limit cannot be changed or removed before it ends.' }),
  msg({
    id: 'BACK_END_VALIDATION.rate_not_reached',
    message: 'This rate comes with a level you have not reached yet. Your points are all still there.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.points_not_enough',
    message: 'You do not have that many points. Nothing was exchanged.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.points_day_limit',
    message:
      'That is more than you can exchange in 24 hours. Nothing was exchanged. You can exchange {left_points, plural, one {# point} other {# points}} now.',
  }),
];
