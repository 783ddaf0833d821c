import { msg } from '@lingui/core/macro';

export const competitionsRefusals = [
  msg({ id: 'BACK_END_VALIDATION.lootbox_over', message: 'The time to open this has run out.' }),
  msg({ id: 'BACK_END_VALIDATION.tournament_over', message: 'This tournament is over. You can no longer join it.' }),
  msg({ id: 'BACK_END_VALIDATION.tournament_full', message: 'All places in this quest are taken.' }),
  msg({
    id: 'BACK_END_VALIDATION.tournament_closed_to_you',
    message: 'This tournament is for another group of players.',
  }),
];
