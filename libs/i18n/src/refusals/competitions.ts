import { msg } from '@lingui/core/macro';

export const competitionsRefusals = [
  msg({ id: 'BACK_END_VALIDATION.lootbox_over', message: 'The time to open this is over.' }),
  msg({ id: 'BACK_END_VALIDATION.tournament_over', message: 'This tournament is over. Nobody can join it any more.' }),
  msg({ id: 'BACK_END_VALIDATION.tournament_full', message: 'Every place of this quest is taken.' }),
  msg({
    id: 'BACK_END_VALIDATION.tournament_closed_to_you',
    message: 'This tournament is for another group of players.',
  }),
];
