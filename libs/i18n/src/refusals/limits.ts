import { msg } from '@lingui/core/macro';

export const limitsRefusals = [
  msg({
    id: 'BACK_END_VALIDATION.insufficient_funds',
    message: 'There isn’t enough money in your wallet for this. Nothing was charged.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.hold_ended',
    message: 'This money is no longer set aside. Please check your history.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.limit_reached',
    message: 'This would exceed a limit you set, so we stopped it.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.one_click_cap_reached',
    message:
      'This is above the daily limit for one-click deposits. Nothing was charged. Choose a smaller amount or another payment method.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.deposit_limit_reached',
    message: 'This would exceed your deposit limit. Nothing was deposited.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.excluded',
    message: 'You’re taking a break from playing. Until it ends, you can’t deposit or bet. You can still withdraw.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.session_limit_reached',
    message: 'You’ve reached the playing time you set.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.limit_exists',
    message: 'You already have this type of limit for this period. You can change it.',
  }),
  msg({ id: 'BACK_END_VALIDATION.limit_fixed', message: 'This limit can’t be changed or removed before it ends.' }),
  msg({
    id: 'BACK_END_VALIDATION.rate_not_reached',
    message: 'This rate needs a level you haven’t reached yet. You still have all your points.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.points_not_enough',
    message: 'You don’t have that many points. Nothing was exchanged.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.points_day_limit',
    message:
      'That is more than you can exchange in 24 hours. Nothing was exchanged. You can exchange {left_points, plural, one {# point} other {# points}} now.',
  }),
];
