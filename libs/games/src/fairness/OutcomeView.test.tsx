import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gameTitles } from '@croupier/game-art';
import { collectTitle, holdTitle, pokieTitle, type PokieOutcome, rankedLetters } from '@croupier/game-math';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { drawnSymbols } from './drawn-symbols.ts';
import { OutcomeView } from './OutcomeView.tsx';

const spun = (reels: string[]): PokieOutcome => ({
  spins: [{ reels, stops: reels.map(() => 7), wins: [], multiplier: 1, pay: 0 }],
  pay: 0,
  capped: false,
});

test('every symbol of every title’s reels has its drawing and its name', () => {
  for (const { slug, maths } of gameTitles) {
    const title = pokieTitle(maths);
    if (!title) continue;
    const symbols = drawnSymbols(slug, maths);
    for (const letter of new Set([...title.reels, ...title.freeSpins.reels].join(''))) {
      expect(symbols.get(letter)?.url, `${slug} ${letter}`).toMatch(
        letter === rankedLetters(title)[2] ? /^\/assets\// : /^data:image/,
      );
      expect(symbols.get(letter)?.name, `${slug} ${letter}`).toBeDefined();
    }
  }
});

test('of money that holds every respin is said, and what it paid together', () => {
  const maths = 'magpies-hoard';
  const coin = (cell: number, pay: number) => ({ cell, pay, kind: null });
  const outcome = {
    ...spun(holdTitle(maths)!.reels.map((strip) => strip.slice(0, 3))),
    coins: [coin(0, 10), coin(1, 50)],
    respins: [[coin(20, 250)], []],
    grand: false,
    held: 310,
    pay: 310,
  };
  renderWithTexts(<OutcomeView outcome={outcome} maths={maths} game={maths} />);
  expect(screen.getByText(/Money symbols, in multiples of the stake: ×1\.0 ×5\.0\./)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['×25.0', 'Nothing']);
  expect(screen.getByText(/The money symbols pay 31\.0 times the stake\./)).toBeInTheDocument();
});

test('of collected multipliers every free spin says what its lamps added, and what its wins counted', () => {
  const maths = 'lamplighter-lane';
  const spin = (lamps: readonly number[], multiplier: number, pay: number) => ({
    ...spun(collectTitle(maths)!.reels.map((strip) => strip.slice(0, 3))).spins[0]!,
    lamps: lamps.map((adds, row) => ({ cell: 10 + row, adds })),
    multiplier,
    pay,
  });
  const outcome = { spins: [spin([], 1, 20), spin([1, 5], 7, 140), spin([], 7, 0)], pay: 160, capped: false };
  renderWithTexts(<OutcomeView outcome={outcome} maths={maths} game={maths} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'Lamps: +1 +5. Wins pay ×7: 14.0 times the stake.',
    'Wins pay ×7: 0.0 times the stake.',
  ]);
  expect(screen.getAllByRole('img')).toHaveLength(15);
});

test('a round is shown in the symbols its player saw, which differ by title', () => {
  const maths = 'tidewater-atlas';
  const title = pokieTitle(maths)!;
  const letters = `${title.wild}${title.scatter}`;
  renderWithTexts(<OutcomeView outcome={spun([letters])} maths={maths} game="tidewater-atlas" />);
  const pictures = screen.getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(['Compass', 'Lantern']);
  expect(screen.queryByText(letters[0]!)).toBeNull();
  const others = gameTitles.filter((one) => pokieTitle(one.maths)).map((one) => drawnSymbols(one.slug, one.maths));
  expect(new Set(others.map((symbols) => symbols.get('W')!.url)).size).toBeGreaterThan(1);
});

test('where the title’s drawings are gone, its letters remain', () => {
  renderWithTexts(<OutcomeView outcome={spun(['W'])} maths="gone" game="gone" />);
  expect(screen.getByText('W')).toBeInTheDocument();
});

test('a spin of roulette says where the ball lies, and what each spot gave back', () => {
  const outcome = {
    bets: [
      { spot: '17-20', chips: 2 },
      { spot: 'dozen-2', chips: 3 },
      { spot: '0', chips: 1 },
    ],
    pocket: 17,
    won: ['17-20', 'dozen-2'],
  };
  renderWithTexts(<OutcomeView outcome={outcome} maths="roulette" game="palm-court-roulette" />);
  expect(screen.getByText(/landed on 17, black/)).toBeInTheDocument();
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(1)).toEqual(['Split 17 and 20236', 'Second dozen39', '010']);
});

test('a flight of limbo says what was reached and what was wanted', () => {
  const outcome = { target: 200, result: 199, won: false };
  renderWithTexts(<OutcomeView outcome={outcome} maths="lark-limbo" game="lark-limbo" />);
  expect(screen.getByText('Reached 1.99. The target was 2.00. The bet loses.')).toBeInTheDocument();
});

test('a deal of video poker says what was held, and what it became', () => {
  const outcome = { dealt: [0, 13, 4, 18, 7], held: [0, 1], cards: [0, 13, 26, 39, 8], hand: 'four_of_a_kind' };
  renderWithTexts(<OutcomeView outcome={outcome} maths="jacks-or-better" game="jacks-at-midnight" />);
  expect(screen.getByText('Dealt: A♠ A♥ 5♠ 6♥ 8♠.')).toBeInTheDocument();
  expect(screen.getByText('Held: A♠ A♥.')).toBeInTheDocument();
  expect(
    screen.getByText(/Final hand: A♠ A♥ A♦ A♣ 9♠\. Four of a kind, pays 25 times the stake\./),
  ).toBeInTheDocument();
});

test('a coup of baccarat says both hands, who won and which bets', () => {
  const bets = [
    { spot: 'banker', chips: 3 },
    { spot: 'tie', chips: 1 },
  ];
  const outcome = { bets, player: [8, 4, 25], banker: [9, 6], winner: 'banker', won: ['banker'] };
  renderWithTexts(<OutcomeView outcome={outcome} maths="baccarat" game="orchid-baccarat" />);
  expect(screen.getByText('Player: 9♠ 5♠ K♥, 4 points.')).toBeInTheDocument();
  expect(screen.getByText('Banker: 10♠ 7♠, 7 points. The banker wins.')).toBeInTheDocument();
  expect(screen.getByText('Chips: Banker 3, Tie 1. Won: Banker.')).toBeInTheDocument();
});
