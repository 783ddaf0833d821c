import { recordAudit } from '@croupier/server-audit';
import {
  closeTournament,
  findTournament,
  LATE_MS,
  replayTournament,
  simulateTournament,
} from '@croupier/server-competitions';
import { type Command, need, type CommandContext, type Options, UsageError } from '../command.ts';

const find = ({ db }: CommandContext, options: Options) => findTournament(db, { slug: need(options, 'slug') });

export const tournamentClose: Command = {
  name: 'tournament close',
  usage: '--slug NAME',
  says: 'ends a tournament that is due: ranks it, pays its prizes and returns what is left of its pool',
  run: async (context, options) => {
    const { db, clock, actor, say } = context;
    const tournament = await find(context, options);
    const dueAt = new Date(tournament.end_at.getTime() + LATE_MS);
    if (dueAt > clock()) throw new UsageError(`Rounds may still count until ${dueAt.toISOString()}.`);
    if (tournament.state === 'closed') return say('It is closed already: nothing was changed.');
    if (!(await context.confirm(`Close ${tournament.slug} and pay its prizes?`))) return say('Nothing was changed.');
    const now = clock();
    await db.transaction((tx) =>
      recordAudit(tx, { at: now, kind: 'tournament_closed', actor, details: { tournament: tournament.slug } }),
    );
    await closeTournament(db, tournament.id, now);
    say('Done.');
  },
};

export const tournamentReplay: Command = {
  name: 'tournament replay',
  usage: '--slug NAME',
  says: 'works out every score again from the stored rounds and compares it with the table',
  run: async (context, options) => {
    const tournament = await find(context, options);
    const differences = await replayTournament(context.db, tournament);
    if (differences.length === 0) return context.say(`The table is right: ${tournament.players} players.`);
    for (const { playerId, stored, replayed } of differences)
      context.say(`player ${playerId}: the table says ${stored}, the rounds ${replayed}`);
    throw new UsageError(`${differences.length} of ${tournament.players} scores differ.`);
  },
};

export const tournamentSimulate: Command = {
  name: 'tournament simulate',
  usage: '--slug NAME --from DAY',
  says: 'what a tournament would have cost over recorded play from a day on; changes nothing',
  run: async (context, options) => {
    const tournament = await find(context, options);
    const from = new Date(need(options, 'from'));
    if (Number.isNaN(from.getTime())) throw new UsageError('A day looks like 2026-11-22.');
    const { players, complete, scored, cost, most } = await simulateTournament(context.db, tournament, from);
    const { currency } = tournament.terms;
    context.say(`${players} players${complete ? '' : ' (more played: these are the first)'}, ${scored} of them scored`);
    context.say(`${cost} of at most ${most} subunits of ${currency}, had all of them joined`);
  },
};
