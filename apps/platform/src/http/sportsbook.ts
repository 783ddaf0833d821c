import * as contracts from '@croupier/contracts';
import { currencyCodes } from '@croupier/money';
import {
  editBet,
  exportBets,
  quoteCashOut,
  readBet,
  readBets,
  readCalibration,
  readCombination,
  readEvent,
  readEvents,
  readField,
  readFields,
  readForm,
  readMostStakes,
  readOffers,
  readPrices,
  readRecord,
  readStandings,
  readTotals,
  readTree,
  ruleCashOut,
  stakeRules,
  takeCashOut,
} from '@croupier/server-sportsbook';
import type { PlatformContext } from '../context.ts';
import { betsCsv } from '../csv/bets-csv.ts';
import type { Serve } from '../serve.ts';
import { playerFiles } from '../throttling/player-files.ts';
import { calendarRoutes } from './sport-calendar.ts';
import { findingRoutes } from './sport-finding.ts';

/** Registers the routes of the sportsbook: public views, and a player's bets. */
export function sportsbookRoutes(serve: Serve, { db, clock, config, bets, onShutdown }: PlatformContext): void {
  onShutdown(() => bets.stop());
  const liveDelayMs = config.sportLiveDelayMs;
  const file = playerFiles();

  serve(contracts.readSportTree, { access: 'all', shared: 'all' }, ({ request }) => readTree(db, request.edition.id));
  serve(contracts.readSportEvents, { access: 'all', shared: 'all' }, ({ query }) =>
    readEvents(db, { ...query, now: clock() }),
  );
  findingRoutes(serve, { db, clock });
  calendarRoutes(serve, { db, clock, config });
  serve(contracts.readSportEvent, { access: 'all', shared: 'all' }, ({ params }) => readEvent(db, params.id));
  serve(contracts.readFieldEvents, { access: 'all', shared: 'all' }, ({ query }) => readFields(db, query));
  serve(contracts.readFieldEvent, { access: 'all', shared: 'all' }, ({ params }) => readField(db, params.id));
  serve(contracts.readSportPrices, { access: 'all', shared: 'all' }, ({ params, query }) =>
    readPrices(db, { eventId: params.id, marketId: query.market_id, specifiers: query.specifiers }),
  );
  serve(contracts.readCombination, { access: 'all', shared: 'all' }, ({ params, query }) =>
    readCombination(db, { eventId: params.id, outcomes: query.outcomes, now: clock() }),
  );
  serve(contracts.readForm, { access: 'all', shared: 'all' }, ({ params }) => readForm(db, params.id));
  serve(contracts.readCalibration, { access: 'all', shared: 'all' }, () => readCalibration(db));
  serve(contracts.readStandings, { access: 'all', shared: 'all' }, ({ params }) => readStandings(db, params.slug));

  const rules = { live_delay_ms: liveDelayMs, stakes: currencyCodes.map(stakesOf) };
  serve(contracts.readSportRules, { access: 'all', shared: 'all' }, async () => rules);

  serve(contracts.placeBet, { access: 'player' }, ({ body, player }) =>
    bets.place({ playerId: player.playerId, order: body }),
  );
  serve(contracts.readBets, { access: 'player' }, ({ query, player }) =>
    readBets(db, { playerId: player.playerId, ...query }),
  );
  serve(contracts.readBetTotals, { access: 'player' }, ({ query, player }) =>
    readTotals(db, { playerId: player.playerId, ...query }),
  );
  serve(contracts.exportBets, { access: 'player' }, ({ query, player: { playerId }, reply }) => {
    reply.header('content-disposition', 'attachment; filename="bets.csv"');
    return file(playerId, () => betsCsv(exportBets(db, { playerId, ...query }, contracts.MOST_BETS)));
  });
  serve(contracts.readBetRecord, { access: 'player' }, ({ query, player }) =>
    readRecord(db, { playerId: player.playerId, currency: query.currency, now: clock() }),
  );
  serve(contracts.readCashOuts, { access: 'player' }, ({ player }) =>
    readOffers(db, { playerId: player.playerId, now: clock() }),
  );
  serve(contracts.quoteCashOut, { access: 'player' }, ({ params, body, player }) =>
    quoteCashOut(db, { playerId: player.playerId, betId: params.id, share: body.share, now: clock() }),
  );
  serve(contracts.takeCashOut, { access: 'player' }, ({ params, body, player }) =>
    takeCashOut(db, { playerId: player.playerId, betId: params.id, quoteId: body.quote_id, now: clock() }),
  );
  serve(contracts.editBet, { access: 'player' }, ({ params, body, player }) =>
    editBet(db, {
      playerId: player.playerId,
      betId: params.id,
      quoteId: body.quote_id,
      order: body.order,
      now: clock(),
      liveDelayMs,
    }),
  );
  serve(contracts.ruleCashOut, { access: 'player' }, ({ params, body, player }) => {
    const atLeast = body.at_least_cents === null ? null : BigInt(body.at_least_cents);
    return ruleCashOut(db, { playerId: player.playerId, betId: params.id, atLeast, now: clock() });
  });
  serve(contracts.readMostStakes, { access: 'player' }, ({ player }) => readMostStakes(db, player.playerId));
  serve(contracts.readBet, { access: 'player' }, ({ params, player }) =>
    readBet(db, { playerId: player.playerId, id: params.id }),
  );
}

function stakesOf(currency: (typeof currencyCodes)[number]) {
  const { minStake, maxReturn, quickStakes } = stakeRules(currency);
  return {
    currency,
    min_stake_cents: contracts.amountToWire(minStake),
    max_return_cents: contracts.amountToWire(maxReturn),
    quick_stakes_cents: quickStakes.map(contracts.amountToWire),
  };
}
