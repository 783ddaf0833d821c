import { facts } from '../fact.ts';

export const groups = [
  ...facts('§6', 'role', {
    guest: ['What a guest may.', { value: ['demo play', 'sign in', 'sign up', 'remind', 'promo banner'] }],
    player: ['What a player may, too.', { value: ['profile', 'cashbox', 'real play'] }],
    'no-admin': 'The site has no role of an administrator.',
    'calls-marked': 'Every call says whether it needs a session.',
  }),
  ...facts('§6', 'group', {
    'are-statuses': 'The groups of a player are the ids of the statuses.',
    'filter-content': 'Banners, lotteries, quests and restricted tournaments are filtered by group.',
    'filter-lootboxes': 'Some groups have lootboxes.',
    'ab-543-544': ['The A/B test; without a group an odd id is in the second.', { value: [543, 544] }],
    'ab-at-registration': 'The group of the test is given at registration.',
    'registration-614-615': ['Variants A and B of the registration.', { value: [614, 615] }],
    'stag-variant': 'The last hex digit of the affiliate stag assigns experiments, modulo 2.',
    'sofort-631': ['Sees no instant bank transfer.', { value: 631, constant: ['libs/cashbox', 'NO_SOFORT_GROUP'] }],
    'crypto-allowlist': 'Buying crypto can be limited to groups; an empty list is open to all.',
    'achievement-606-607': ['An achievement.', { value: [606, 607] }],
    'achievement-55-273': ['An achievement.', { value: [55, 273] }],
    'achievement-112-208': ['An achievement; 208 only with comp points.', { value: [112, 208] }],
    'achievement-56-211': ['An achievement.', { value: [56, 211] }],
    'achievement-112-394': ['An achievement.', { value: [112, 394] }],
    'chat-545': ['If it can be written, the live chat is used, else the other.', { value: 545 }],
    'chat-vip': ['Statuses of VIPs, who chat in group 2.', { value: [255, 256, 257, 258, 259, 21] }],
    'chat-general': ['The chat of other players.', { value: 1 }],
    'chat-guest': ['The chat of guests.', { value: 26 }],
    'region-block': 'In a blocked region signing in and up are refused with a toast.',
    'bots-analytics': 'Bots are not counted.',
  }),
];
