import { facts } from '../fact.ts';

export const topics = [
  ...facts('§7', 'topic', {
    wins: ['Public: wins of players.', { value: 'public:wins' }],
    jackpots: ['Public: jackpots grow.', { value: 'public:jackpots' }],
    comps: 'Private: comp points were awarded.',
    bonuses: 'Private: bonuses changed.',
    freespins: 'Private: free spins changed.',
    lootboxes: 'Private: lootboxes changed.',
    payments: 'Private: a payment changed.',
    'game-limits': 'Private: limits of games changed.',
    'tournament-statuses': 'Private: standings in tournaments changed.',
    groups: 'Private: groups of the player changed.',
    'jackpot-wins': 'Private: the player won a jackpot.',
  }),
  ...facts('decisions', 'topic', {
    odds: ['Public: prices of the sportsbook.', { value: 'public:odds' }],
    accounts: 'Private: a balance changed. Ours.',
    bets: 'Private: a bet changed. Ours.',
    session: 'Private: a session ended. Ours.',
    prefix: ['Private topics begin with a configurable prefix.', { value: '$player:' }],
    protocol: ['Phoenix channels, second serializer, below', { value: '/sock/websocket' }],
    sequence: 'Events carry a number per topic and an epoch, given by the outbox.',
    kept: ['How much of a topic is kept for who comes back.', { value: { minutes: 5, events: 1000 } }],
    'catch-up': 'A client that comes back gets what it missed, or hears that it must reload.',
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
    refresh: 'Credentials are renewed by POST to a configurable path.',
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
