import { facts } from '../fact.ts';

export const topics = [
  ...facts('§7', 'topic', {
    'public:wins': 'Wins of players, for everybody.',
    'public:jackpots': 'Jackpots grow, for everybody.',
    comps: 'Comp points were awarded.',
    bonuses: 'Bonuses of the player changed.',
    freespins: 'Free spins of the player changed.',
    lootboxes: 'Lootboxes of the player changed.',
    payments: 'A payment of the player changed.',
    game_limits: 'Limits of games changed.',
    tournaments: 'Standings of the player in tournaments changed.',
    groups: 'Groups of the player changed.',
    jackpot_wins: 'The player won a jackpot.',
  }),
  ...facts('decisions', 'topic', {
    'public:odds:list': 'Every match with its main markets, for everybody.',
    'public:odds:event:{id}': 'One match with every market, for everybody.',
    'public:tournament:{id}': 'The board of a tournament, for everybody.',
    accounts: 'A balance of the player changed.',
    bets: 'A bet of the player changed.',
    session: 'Sessions of the player ended.',
    limits: 'Limits of the player changed.',
    verification: 'A document of the player changed.',
    privacy: "The player's data report moved on, or the end of the account was asked for or called off.",
  }),
  ...facts('ours', 'topic', {
    'public:live:{id}': 'A live table: its round, what is bet on it and said at it, for everybody.',
    live_bets: 'A bet of the player at a live table changed.',
  }),
  ...facts('decisions', 'socket', {
    prefix: ['Private topics begin with a configurable prefix.', { value: '$player:' }],
    protocol: ['Phoenix channels, second serializer, below', { value: '/sock/websocket' }],
    sequence: 'Events carry a number per topic and an epoch, given by the outbox.',
    kept: ['How much of a topic is kept for those who come back.', { value: { minutes: 5, events: 1000 } }],
    'catch-up': 'A client that comes back gets what it missed, or is asked to reload.',
  }),
  ...facts('§7', 'reaction', {
    'bonus-payment': 'A change of bonus or payment reloads balance and gifts.',
    comps: 'Awarded comp points update the points, and the profile when a level is full.',
    'jackpot-win': 'The win of a jackpot opens a popup.',
  }),
  ...facts('decisions', 'reaction', {
    lists: 'Free spins, lootboxes, limits, tournaments and groups reload the lists they name.',
  }),
  ...facts('§7', 'socket', {
    path: ['The socket is below', { value: '/sock' }],
    refresh: [
      'Credentials are renewed by POST to a configurable path.',
      {
        decided:
          'The path is fixed in the contracts, because both sides read it from there and nothing else on the site asks for it.',
      },
    ],
    authorise: 'Private channels are authorised by POST to a path.',
  }),
  ...facts('§9', 'socket', {
    'retry-delay': ['First wait before it comes back.', { value: 1000, constant: ['libs/realtime', 'FIRST_MS'] }],
    'retry-cap': ['Longest wait before it comes back.', { value: 20_000, constant: ['libs/realtime', 'LONGEST_MS'] }],
    'push-timeout': ['How long a push is waited for.', { value: 5000, constant: ['libs/realtime', 'PUSH_TIMEOUT_MS'] }],
    'refresh-retry': [
      'Wait before a failed renewal is tried again.',
      { value: 3000, constant: ['libs/realtime', 'REFRESH_RETRY_MS'] },
    ],
    'refresh-jitter': [
      'At most so much more, at random.',
      { value: 1000, constant: ['libs/realtime', 'REFRESH_JITTER_MS'] },
    ],
  }),
];
