import { listQuestionnaires, readQuestionnaires, requestQuestionnaire } from '@croupier/server-players';
import { type Command, UsageError } from '../command.ts';
import { findPlayer } from '../find-player.ts';
import { table, time } from '../table.ts';

const USUAL_DAYS = 14;
const MOST_DAYS = 365;
const DAY_MS = 86_400_000;

function readDays(text = String(USUAL_DAYS)): number {
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new UsageError(`--days is a whole number from 1 to ${MOST_DAYS}.`);
  return days;
}

export const questionnaireRequest: Command = {
  name: 'questionnaire request',
  usage: `--email ADDRESS [--days ${USUAL_DAYS}]`,
  says: 'asks a player where their money comes from; the cashbox waits until it is answered',
  run: async (context, options) => {
    const { db, clock, actor, say } = context;
    const player = await findPlayer(context, options);
    const days = readDays(options['days']);
    if (!(await context.confirm(`Ask ${player.email}, and shut the cashbox until the answer?`)))
      return say('Nothing was changed.');
    const now = clock();
    const expiresAt = new Date(now.getTime() + days * DAY_MS);
    const asked = await db.transaction((tx) =>
      requestQuestionnaire(tx, { playerId: player.id, actor, expiresAt, now }),
    );
    say(asked ? `Done: to be answered by ${time(expiresAt)} UTC.` : 'One is pending already: nothing was changed.');
  },
};

export const questionnaireList: Command = {
  name: 'questionnaire list',
  usage: '',
  says: 'the questionnaires nobody has answered yet, the first one due on top',
  run: async ({ db, clock, say }) => {
    const rows = await listQuestionnaires(db);
    if (rows.length === 0) return say('None is pending.');
    table(
      rows.map(({ email, requested_at, expires_at }) => ({
        player: email,
        asked: time(requested_at),
        due: time(expires_at),
        state: expires_at < clock() ? 'overdue' : '',
      })),
    ).forEach(say);
  },
};

export const questionnaireShow: Command = {
  name: 'questionnaire show',
  usage: '--email ADDRESS | --id NUMBER',
  says: "a player's questionnaires and what was answered",
  run: async (context, options) => {
    const player = await findPlayer(context, options);
    const rows = await readQuestionnaires(context.db, player.id);
    if (rows.length === 0) return context.say('There was none.');
    for (const { requested_at, answered_at, answers } of rows)
      context.say(
        `${time(requested_at)}  ${answered_at ? `answered ${time(answered_at)}  ${JSON.stringify(answers)}` : 'pending'}`,
      );
  },
};
