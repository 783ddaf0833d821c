import { changeSiteState, readSiteState } from '@croupier/server-audit';
import { type Command, type Options, UsageError } from '../command.ts';
import { time } from '../table.ts';

export const siteShow: Command = {
  name: 'site',
  usage: '',
  says: 'whether the site is open',
  run: async ({ db, say }) => {
    const { closed, until, reason, changedAt } = await readSiteState(db);
    if (!closed) return say(`The site is open${changedAt ? ` since ${time(changedAt)}` : ''}.`);
    say(`The site is shut for work since ${time(changedAt)}${reason ? `: ${reason}` : ''}.`);
    say(until ? `Visitors read that it is expected back at ${time(until)}.` : 'Visitors read no time.');
  },
};

export const siteClose: Command = {
  name: 'site close',
  usage: '[--until TIME] [--reason TEXT]',
  says: 'shuts both apps for work: pages say so, calls are refused, sockets end; payments and providers are still answered. TIME is 2026-11-26T14:30Z, 90m or 2h, for visitors to read; it stays shut until it is opened. TEXT is for the audit log',
  run: async ({ db, clock, actor, say, confirm }, options) => {
    const now = clock();
    const until = readUntil(options, now);
    if (!(await confirm('Shut the site for everybody?'))) return say('Nothing was changed.');
    const change = { closed: true, until, reason: options['reason'] ?? null, actor, now };
    const changed = await db.transaction((tx) => changeSiteState(tx, change));
    if (!changed) return say('It is shut already, by these very words: nothing was changed.');
    say('It is shut: gateways know within two seconds. Open it with: site open');
  },
};

export const siteOpen: Command = {
  name: 'site open',
  usage: '',
  says: 'opens the site again; pages that are open go on by themselves',
  run: async ({ db, clock, actor, say, confirm }) => {
    if (!(await confirm('Open the site for everybody?'))) return say('Nothing was changed.');
    const changed = await db.transaction((tx) => changeSiteState(tx, { closed: false, actor, now: clock() }));
    say(changed ? 'It is open.' : 'It is open already: nothing was changed.');
  },
};

const MINUTE_MS = 60_000;
const minutes = { m: 1, h: 60 };

function readUntil({ until: text }: Options, now: Date): Date | null {
  if (text === undefined) return null;
  const [, count, unit] = /^(\d{1,4})([mh])$/.exec(text) ?? [];
  const until = count
    ? new Date(now.getTime() + Number(count) * minutes[unit as 'm' | 'h'] * MINUTE_MS)
    : new Date(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : Number.NaN);
  if (!(until.getTime() > now.getTime()))
    throw new UsageError(`--until ${text} is no time to come: 2026-11-26T14:30Z (with its zone), 90m or 2h.`);
  return until;
}
