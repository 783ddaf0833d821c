import type { SectionName } from '../report/section.ts';

interface PersonalTable {
  /** Section of the report that contains it, or the reason it is in none. */
  report: SectionName | { not: string };
  /** Handling when the account is closed; kept data has a reason. */
  erasure: 'removed' | 'pseudonymised' | { kept: string };
}

const law = { kept: 'tax and money laundering law, under a number without a name' };

const secret = { not: 'digests and secrets that open something; they tell nothing' };
const passing = { not: 'gone within minutes' };

/**
 * Every table with a player in it. A test compares it with the database schema: a new table needs a decision on what
 * the report includes and what an erasure keeps.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  players: { report: 'profile', erasure: 'pseudonymised' },
  player_groups: { report: 'profile', erasure: 'removed' },
  known_devices: { report: 'devices', erasure: 'removed' },
  identity_reviews: { report: { not: 'it would tell that somebody else is excluded' }, erasure: 'removed' },
  sessions: { report: 'sessions', erasure: 'removed' },
  documents: { report: 'documents', erasure: { kept: 'approved ones for five years: money laundering law' } },
  player_wallets: { report: 'profile', erasure: law },
  payment_callbacks: { report: { not: 'what providers said of payments, which are in `payments`' }, erasure: law },
  player_debts: { report: 'journal', erasure: law },
  ledger_holds: { report: 'journal', erasure: law },
  payments: { report: 'payments', erasure: 'pseudonymised' },
  rounds: { report: 'rounds', erasure: law },
  round_keys: { report: { not: 'the ids of rounds, which are in `rounds`' }, erasure: law },
  round_acts: { report: { not: 'decisions within rounds, shown with each round on the site' }, erasure: law },
  title_hours: { report: { not: 'an index of `rounds`' }, erasure: law },
  live_phrases: { report: passing, erasure: 'removed' },
  live_bets: { report: 'live_bets', erasure: law },
  provider_transactions: { report: { not: 'the same movements as in the journal, by a provider’s ids' }, erasure: law },
  player_game_states: {
    report: { not: 'seeds not revealed yet: known, they would tell the next rounds' },
    erasure: law,
  },
  revealed_seeds: { report: 'seeds', erasure: law },
  game_sessions: { report: { not: 'tokens of open games; their rounds are in `rounds`' }, erasure: 'removed' },
  shared_rounds: { report: { not: 'addresses of rounds, which are in `rounds`' }, erasure: 'removed' },
  latest_wins: { report: { not: 'a copy of rounds for the list of winners' }, erasure: 'removed' },
  sport_favourites: { report: 'games', erasure: 'removed' },
  sport_calendars: { report: secret, erasure: 'removed' },
  sport_bets: { report: 'bets', erasure: law },
  sport_bet_legs: { report: 'bets', erasure: law },
  sport_bet_corrections: { report: 'bets', erasure: law },
  sport_cash_outs: { report: { not: 'each sale is in the journal, offers are gone in seconds' }, erasure: law },
  comp_points: { report: 'points', erasure: law },
  level_gifts: { report: 'points', erasure: law },
  comp_point_exchanges: { report: 'points', erasure: law },
  player_lootboxes: { report: 'lootboxes', erasure: 'pseudonymised' },
  lottery_entries: { report: 'lotteries', erasure: 'pseudonymised' },
  lottery_grants: { report: 'lotteries', erasure: 'pseudonymised' },
  lottery_prizes: { report: 'lotteries', erasure: law },
  jackpot_wins: { report: 'jackpot_wins', erasure: 'pseudonymised' },
  tournament_entries: { report: 'tournaments', erasure: 'pseudonymised' },
  user_limits: { report: 'limits', erasure: { kept: 'shows that rules were kept' } },
  limit_counters: { report: { not: 'sums of what is in the journal' }, erasure: law },
  capped_deposits: { report: { not: 'sums of what is in `payments`' }, erasure: law },
  favorite_games: { report: 'games', erasure: 'removed' },
  recent_games: { report: 'games', erasure: 'removed' },
  data_reports: { report: 'requests', erasure: 'removed' },
  erasures: { report: 'requests', erasure: { kept: 'shows that it was done' } },
  one_time_tokens: { report: secret, erasure: 'removed' },
  push_devices: { report: 'devices', erasure: 'removed' },
  email_changes: { report: { not: 'an address that was asked for, while it is not confirmed' }, erasure: 'removed' },
  sign_ins: { report: 'security_log', erasure: 'removed' },
  two_factor: { report: secret, erasure: 'removed' },
  recovery_codes: { report: secret, erasure: 'removed' },
  pending_sign_ins: { report: passing, erasure: 'removed' },
  sign_in_links: { report: passing, erasure: 'removed' },
  contact_messages: { report: 'messages', erasure: 'removed' },
  sow_questionnaires: { report: 'profile', erasure: law },
  reality_checks: { report: 'limits', erasure: { kept: 'shows that rules were kept' } },
  payout_addresses: { report: { not: 'when each address in `payments` was used first' }, erasure: 'removed' },
  conversions: { report: { not: 'both sides of each are in the journal' }, erasure: law },
  recall_locks: {
    report: { not: 'a promise to oneself, shown on the page of limits' },
    erasure: { kept: 'shows that rules were kept' },
  },
  exclusion_payouts: { report: { not: 'follows from `limits` and `payments`' }, erasure: law },
  spending_days: { report: { not: 'sums of what is in the journal' }, erasure: law },
  spending_until: { report: { not: 'how far those sums go' }, erasure: law },
  bonus_settings: {
    report: { not: 'a choice that the gifts page shows' },
    erasure: { kept: 'shows that a no was respected' },
  },
  player_bonuses: { report: { not: 'their money is in the journal; the gifts page shows them whole' }, erasure: law },
  bonus_signals: {
    report: { not: 'questions of a reviewer, which are about other people too' },
    erasure: { kept: 'shows that rules were kept' },
  },
  cashback_due: { report: { not: 'what it came to is a gift, in the journal once taken' }, erasure: law },
  hour_sums: { report: { not: 'sums of `rounds`' }, erasure: law },
};
