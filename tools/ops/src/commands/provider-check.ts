import { type OfflineCommand, need, UsageError } from '../command.ts';
import { playRules, report } from '../provider-check/check.ts';
import { foreignTitle, newWallet, walletRules } from '../provider-check/wallet-rules.ts';

/** Rules that can't be tested from outside. */
const UNCHECKED =
  'Not checked from outside: limit_exceeded, user_disabled, rounds closed after 48 h, ids kept 4 months.';

export const providerCheck: OfflineCommand = {
  name: 'provider check',
  usage: 'URL --token LAUNCH_TOKEN [--foreign LAUNCH_TOKEN]',
  says: 'plays good and bad calls of the wallet contract against URL, as tools/ops/README.md says; PROVIDER_KEY signs them',
  word: 'url',
  offline: true,
  run: async ({ say, env }, options) => {
    const url = need(options, 'url');
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
      throw new UsageError('URL is where the wallet is: http://casino.localhost:4200/callbacks/games/studio.');
    const launchToken = need(options, 'token');
    const key = env['PROVIDER_KEY'];
    if (!key) throw new UsageError('PROVIDER_KEY is missing: the secret shared with this provider.');
    const { foreign } = options;
    const rules = foreign === undefined ? walletRules : walletRules.toSpliced(1, 0, foreignTitle(foreign)); // A token lives a minute.
    const checked = await playRules({ url, key }, rules, newWallet(launchToken));
    report(checked).forEach((line) => say(line));
    say(UNCHECKED);
    if (foreign === undefined) say('Not checked without --foreign: that a title of somebody else is not opened.');
    if (checked.some(({ problems }) => problems.length > 0)) throw new UsageError('The contract is not kept.');
    say('The contract is kept.');
  },
};
