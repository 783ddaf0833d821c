import type { Command, OfflineCommand } from './command.ts';
import { auditArchive, ledgerArchive, providerArchive, roundsArchive } from './commands/archive.ts';
import { balanceAdjust } from './commands/balance-adjust.ts';
import { balanceReverse } from './commands/balance-reverse.ts';
import { bonusSimulate } from './commands/bonus-simulate.ts';
import { bonusCancel, bonusGrant, bonusList, bonusRecall, bonusReviewed, bonusSignals } from './commands/bonuses.ts';
import { contactAnswer, contactClose, contactList, contactShow } from './commands/contacts.ts';
import { contentPreview, contentStamp, contentStatus } from './commands/content.ts';
import { debtCollect, debtForgive, debtLeave, debtList } from './commands/debts.ts';
import { documentApprove, documentDecline, documentList, documentShow } from './commands/documents.ts';
import { emailChange } from './commands/email-change.ts';
import { feedList, feedPause, feedResume } from './commands/feeds.ts';
import { groupAdd, groupRemove } from './commands/groups.ts';
import { jackpotChange, jackpotCheck, jackpotList } from './commands/jackpots.ts';
import { jobList, jobRetry } from './commands/jobs.ts';
import { ledgerCheck } from './commands/ledger-check.ts';
import { lotteryBegin, lotteryDraw, lotteryGrant, lotteryReplay } from './commands/lotteries.ts';
import {
  paymentAttended,
  paymentAttention,
  paymentDifferences,
  paymentRemainders,
  paymentSeen,
  paymentStuck,
} from './commands/payments.ts';
import {
  payoutApprove,
  payoutAsk,
  payoutAttended,
  payoutDecline,
  payoutList,
  payoutSplit,
} from './commands/payouts.ts';
import { playerBonuses } from './commands/player-bonuses.ts';
import { playerOpen } from './commands/player-open.ts';
import { playerShow } from './commands/player-show.ts';
import { pointsCorrect } from './commands/points.ts';
import { providerCheck } from './commands/provider-check.ts';
import { questionnaireList, questionnaireRequest, questionnaireShow } from './commands/questionnaires.ts';
import { signInLink } from './commands/sign-in-link.ts';
import { siteClose, siteOpen, siteShow } from './commands/site.ts';
import { sportLog, sportRecord, sportReplay } from './commands/sport-days.ts';
import { sportLeagues } from './commands/sport-leagues.ts';
import { sportLiability, sportLimit, sportLimits } from './commands/sport-limits.ts';
import { sportCancel, sportResettle, sportResume, sportRollback, sportShow, sportStop } from './commands/sport.ts';
import { studioImport, studioList } from './commands/studios.ts';
import { tournamentClose, tournamentReplay, tournamentSimulate } from './commands/tournaments.ts';
import { twoFactorOff } from './commands/two-factor.ts';

export const commands: readonly (Command | OfflineCommand)[] = [
  playerShow,
  playerOpen,
  signInLink,
  emailChange,
  playerBonuses,
  groupAdd,
  groupRemove,
  pointsCorrect,
  questionnaireRequest,
  questionnaireList,
  questionnaireShow,
  balanceAdjust,
  balanceReverse,
  bonusList,
  bonusGrant,
  bonusCancel,
  bonusRecall,
  bonusSimulate,
  bonusSignals,
  bonusReviewed,
  twoFactorOff,
  paymentDifferences,
  paymentAttended,
  paymentStuck,
  paymentAttention,
  paymentSeen,
  paymentRemainders,
  debtList,
  debtForgive,
  debtCollect,
  debtLeave,
  payoutList,
  payoutApprove,
  payoutDecline,
  payoutAsk,
  payoutSplit,
  payoutAttended,
  contactList,
  contactShow,
  contactAnswer,
  contactClose,
  documentList,
  documentShow,
  documentApprove,
  documentDecline,
  tournamentClose,
  tournamentReplay,
  tournamentSimulate,
  lotteryBegin,
  lotteryGrant,
  lotteryDraw,
  lotteryReplay,
  jackpotList,
  jackpotChange,
  jackpotCheck,
  feedList,
  feedPause,
  feedResume,
  sportShow,
  sportStop,
  sportResume,
  sportCancel,
  sportRollback,
  sportResettle,
  sportLeagues,
  sportLimits,
  sportLimit,
  sportLiability,
  sportRecord,
  sportLog,
  sportReplay,
  contentStatus,
  contentStamp,
  contentPreview,
  siteShow,
  siteClose,
  siteOpen,
  studioList,
  studioImport,
  providerCheck,
  ledgerCheck,
  ledgerArchive,
  roundsArchive,
  providerArchive,
  auditArchive,
  jobList,
  jobRetry,
];

export function help(): string[] {
  return [
    'npm run ops -- COMMAND [OPTIONS]',
    '',
    ...commands.flatMap(({ name, usage, says }) => [`  ${`${name} ${usage}`.trim()}`, `      ${says}`]),
    '',
    '  --yes              changes without asking',
    '  --operator NAME    who does it, for the audit log; the user of this machine by default',
    '',
    'The database is the one of the running site (.data/runtime.json), or DATABASE_URL.',
  ];
}
