import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A match as the stand-in tells of it. */
export interface StandInMatch {
  id: string;
  startsAt: Date;
  /** Chances of home, draw and away. */
  chances: readonly [number, number, number];
  score?: readonly [number, number];
  completed?: boolean;
  home?: string;
}

export type Mood = 'well' | 'hangs' | 'garbage' | 'broken' | 'slow' | 'endless' | 'busy';

/** Starts an odds service on its own port, with responses and failures controlled by the test. */
export async function oddsStandIn(league: string) {
  const state = {
    matches: [] as StandInMatch[],
    mood: 'well' as Mood,
    /** Time at which its books last updated their odds. */
    pricedAt: new Date(0),
    asked: 0,
  };
  const head = ({ id, startsAt, home = `Home ${id}` }: StandInMatch) => ({
    id,
    sport_key: league,
    sport_title: 'Stand-in League',
    commence_time: startsAt.toISOString(),
    home_team: home,
    away_team: `Away ${id}`,
  });
  const bookmaker = (match: StandInMatch, margin: number) => {
    const { home_team, away_team } = head(match);
    const [home, draw, away] = match.chances.map((chance) => Number((1 / (chance * (1 + margin))).toFixed(3)));
    const h2h = [
      { name: home_team, price: home },
      { name: 'Draw', price: draw },
      { name: away_team, price: away },
    ];
    const total = ['Over', 'Under'].map((name) => ({ name, price: 1.9, point: 2.5 }));
    const markets = [
      { key: 'h2h', outcomes: h2h },
      { key: 'totals', outcomes: total },
      { key: 'corners', outcomes: total },
    ];
    return { key: `book${margin * 100}`, last_update: state.pricedAt.toISOString(), markets };
  };
  const odds = () =>
    state.matches
      .filter(({ completed }) => !completed)
      .map((match) => ({ ...head(match), bookmakers: [0.04, 0.05, 0.08].map((margin) => bookmaker(match, margin)) }));
  const scores = () =>
    state.matches.map((match) => {
      const { home_team, away_team } = head(match);
      const [home, away] = match.score ?? [];
      const points = [
        { name: home_team, score: String(home) },
        { name: away_team, score: String(away) },
      ];
      return { ...head(match), completed: match.completed ?? false, scores: match.score ? points : null };
    });

  function answer(response: ServerResponse, kind: string): void {
    const body = JSON.stringify(kind === 'odds' ? odds() : scores());
    const moods: Record<Mood, () => void> = {
      well: () => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
      hangs: () => undefined,
      garbage: () => response.writeHead(200).end(`${body.slice(0, body.length / 2)}\u0000<html>`),
      broken: () => response.writeHead(500).end('{"message":"broken"}'),
      slow: () => {
        // A byte now and then: never silent, never done.
        const drip = setInterval(() => response.write('['), 20);
        response.writeHead(200).on('close', () => clearInterval(drip));
      },
      endless: () => {
        const part = Buffer.alloc(1_000_000, ' ');
        const pour = () => {
          while (!response.destroyed && response.write(part));
        };
        response.writeHead(200).on('drain', pour);
        pour();
      },
      busy: () => response.writeHead(429, { 'retry-after': '30' }).end('{}'),
    };
    moods[state.mood]();
  }

  const server = createServer((request, response) => {
    state.asked++;
    response.on('error', () => undefined);
    answer(response, /\/(odds|scores)\?/.exec(request.url ?? '')?.[1] ?? '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    state,
    url: `http://odds.sandbox.localhost:${(server.address() as AddressInfo).port}/v4`,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}
