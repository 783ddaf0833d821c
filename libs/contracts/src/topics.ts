import * as v from 'valibot';
import { DataReport } from './account/privacy.ts';
import { DocumentKind } from './account/verification.ts';
import { WinEvent } from './content/content.ts';
import { CurrencyCode, NumericId, Timestamp, Uuid } from './core/common.ts';
import {
  type EventsOf,
  type PublicationOf,
  type Topic,
  topic,
  type TopicNamed,
  type TopicNameOf,
} from './core/topic.ts';
import { LiveBet, LiveCrowd, LiveRound, LiveSaid } from './games/live.ts';
import { PaymentChanged } from './payments/payments.ts';
import { CompAward } from './promotions/comp-points.ts';
import { JackpotAward, JackpotChange, JackpotWon } from './promotions/jackpots.ts';
import { BoardChange } from './promotions/tournaments.ts';
import { Bet } from './sport/sport-bets.ts';
import { EventState, SportEvent } from './sport/sport-events.ts';

/** An event that says only that something changed: readers ask for what it is now. */
const Changed = /*#__PURE__*/ v.object({});

/** Real wins, the best of each batch of rounds. Source: specification §7 Realtime. */
const wins = /*#__PURE__*/ topic({ name: 'public:wins', events: { win: WinEvent } });

/** Amounts of pools, at most once a second, and wins. Source: specification §7 Realtime. */
const jackpots = /*#__PURE__*/ topic({ name: 'public:jackpots', events: { changed: JackpotChange, won: JackpotWon } });

/** Every match with its main markets, and new matches. Odds times 10,000. */
const oddsList = /*#__PURE__*/ topic({
  name: 'public:odds:list',
  events: {
    changed: EventState,
    added: v.object({ id: NumericId, tournament: SportEvent.entries.tournament.entries.slug }),
  },
});

/** Each match with every market. Odds times 10,000. */
const oddsEvent = /*#__PURE__*/ topic({ name: 'public:odds:event:{id}', events: { changed: EventState } });

/** A balance change, in the wallet of this currency. */
const accounts = /*#__PURE__*/ topic({
  name: 'accounts',
  events: { changed: v.object({ currency: CurrencyCode }) },
});

/** A deposit or payout moved on. Source: specification §7 Realtime. */
const payments = /*#__PURE__*/ topic({ name: 'payments', events: { changed: PaymentChanged } });

/** A bet as it stands now; amounts in subunits. */
const bets = /*#__PURE__*/ topic({ name: 'bets', events: { changed: Bet } });

/** A live table: its round at every change, with the server's time; what is bet on it and said at it, at most once a second. */
const liveTable = /*#__PURE__*/ topic({
  name: 'public:live:{id}',
  events: { round: v.object({ now: Timestamp, round: LiveRound }), crowd: LiveCrowd, said: v.array(LiveSaid) },
});

/** A bet of the player at a live table: settled, or given back with its round. */
const liveBets = /*#__PURE__*/ topic({ name: 'live_bets', events: { changed: LiveBet } });

/** Documents that were uploaded, are under review, or were decided; decisions are shown to their player. */
const verification = /*#__PURE__*/ topic({
  name: 'verification',
  events: {
    changed: Changed,
    decided: v.object({ kind: DocumentKind, state: v.picklist(['approved', 'declined', 'expired']) }),
  },
});

/** A tournament's board, at most once a second, and its end. */
const tournamentBoard = /*#__PURE__*/ topic({
  name: 'public:tournament:{id}',
  events: { board: BoardChange, closed: Changed },
});

/** A data report moved on, or the end of the account was asked for or called off. */
const privacy = /*#__PURE__*/ topic({
  name: 'privacy',
  events: {
    report: v.object({ id: Uuid, state: DataReport.entries.state, progress: DataReport.entries.progress }),
    erasure: v.object({ state: v.picklist(['asked', 'cancelled']) }),
  },
});

/** Sessions that ended: their sockets close. Ids as in the list of sessions. */
export const sessionTopic = /*#__PURE__*/ topic({
  name: 'session',
  events: { ended: v.object({ session_ids: v.array(Uuid) }) },
});

/** Comp points that bets earned or took back; and any other change of them. Source: specification §7 Realtime. */
const comps = /*#__PURE__*/ topic({ name: 'comps', events: { award: CompAward, changed: Changed } });

/** The player won a jackpot. Source: specification §7 Realtime. */
const jackpotWins = /*#__PURE__*/ topic({ name: 'jackpot_wins', events: { award: JackpotAward } });

const changes = <const Name extends string>(name: Name) => topic({ name, events: { changed: Changed } });

/** Every topic of the socket. Those without a comment only say that a list changed. Source: specification §7 Realtime. */
export const topics = /*#__PURE__*/ [
  wins,
  jackpots,
  oddsList,
  oddsEvent,
  tournamentBoard,
  liveTable,
  accounts,
  payments,
  bets,
  liveBets,
  sessionTopic,
  /*#__PURE__*/ changes('bonuses'),
  /*#__PURE__*/ changes('freespins'),
  /*#__PURE__*/ changes('lootboxes'),
  comps,
  /*#__PURE__*/ changes('limits'),
  /*#__PURE__*/ changes('game_limits'),
  /*#__PURE__*/ changes('tournaments'),
  /*#__PURE__*/ changes('groups'),
  verification,
  privacy,
  jackpotWins,
] as const;

type SiteTopic = (typeof topics)[number];

/** A topic's name without the prefix of players' own topics: `public:odds:event:7`, `accounts`. */
export type TopicName = TopicNameOf<SiteTopic>;
/** An event of any topic, as a domain publishes it. */
export type Publication = PublicationOf<SiteTopic>;
/** Payloads a reader of the topic gets, by event. */
export type TopicEvents<Name extends TopicName> = EventsOf<TopicNamed<SiteTopic, Name>>;

const byName = /*#__PURE__*/ new Map<string, Topic>(/*#__PURE__*/ topics.map((each) => [each.name, each]));

/** The contract of a topic by its name, or undefined if there is none. */
export const topicNamed = (name: string): Topic | undefined =>
  byName.get(name) ?? byName.get(name.replace(/:[\w-]{1,64}$/, ':{id}'));
