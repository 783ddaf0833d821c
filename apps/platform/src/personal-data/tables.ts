import type { SectionName } from '@croupier/server-privacy';

interface PersonalTable {
  /** The section of the report it is in, or why it is in none. */
  report: SectionName | { not: string };
  /** What becomes of it when the account ends; what is kept says why. */
  erasure: 'removed' | 'pseudonymised' | { kept: string };
}

const law = { kept: 'tax and money laundering law, under a number without a name' };

/**
 * Every table with a player in it. A test compares it with the database: whoever adds one decides here what a player is told
 * of it and what remains of it.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  players: { report: 'profile', erasure: 'pseudonymised' },
  player_groups: { report: 'profile', erasure: 'removed' },
  known_devices: { report: 'devices', erasure: 'removed' },
  sessions: { report: 'sessions', erasure: 'removed' },
  documents: { report: 'documents', erasure: { kept: 'approved ones for five years: money laundering law' } },
  player_wallets: { report: 'profile', erasure: law },
  ledger_holds: { report: 'journal', erasure: law },
  payments: { report: 'payments', erasure: 'pseudonymised' },
  rounds: { report: 'rounds', erasure: law },
  round_keys: { report: { not: 'the ids of rounds, which are in `rounds`' }, erasure: law },
  round_acts: { report: { not: 'decisions within rounds, shown with each round on the site' }, erasure: law },
  title_hours: { report: { not: 'an index of `rounds`' }, erasure: law },
  provider_transactions: { report: { not: 'the same movements as in the journal, by a provider’s ids' }, erasure: law },
  player_game_states: {
    report: { not: 'seeds not revealed yet: known, they would tell the next rounds' },
    erasure: law,
  },
  revealed_seeds: { report: 'seeds', erasure: law },
  game_sessions: { report: { not: 'tokens of open games; their rounds are in `rounds`' }, erasure: 'removed' },
  latest_wins: { report: { not: 'a copy of rounds for the list of winners' }, erasure: 'removed' },
  sport_bets: { report: 'bets', erasure: law },
  sport_bet_legs: { report: 'bets', erasure: law },
  user_limits: { report: 'limits', erasure: { kept: 'shows that rules were kept' } },
  limit_counters: { report: { not: 'sums of what is in the journal' }, erasure: law },
  capped_deposits: { report: { not: 'sums of what is in `payments`' }, erasure: law },
  favorite_games: { report: 'games', erasure: 'removed' },
  recent_games: { report: 'games', erasure: 'removed' },
  data_reports: { report: 'requests', erasure: 'removed' },
  erasures: { report: 'requests', erasure: { kept: 'shows that it was done' } },
};
