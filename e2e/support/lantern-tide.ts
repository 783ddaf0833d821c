import type { FrameLocator, Page, Response } from '@playwright/test';
import { playRound } from '@croupier/contracts';
import { expect } from './test.ts';

export const TITLE = 'Lantern Tide';
export const PAGE = '/play/paperlantern-works/lantern-tide';

export const gameOf = (page: Page) => page.frameLocator(`iframe[title="${TITLE}"]`);
/** The one button of a game: it spins, or goes on to the free spins a round has won. */
export const spinButton = (game: FrameLocator) => game.getByRole('button', { name: /^(Spin|Continue)$/ });
export const isRound = (response: Response) =>
  response.url().endsWith(playRound.path) && response.request().method() === 'POST';

/** The symbols of a game are drawn before it is shown: slow where nothing but the processor draws. */
export const opened = (page: Page) => expect(spinButton(gameOf(page))).toBeVisible({ timeout: 30_000 });

interface Round {
  stake: number;
  win: number;
  balance: number;
}

/** Every round this page is told of, as the server told it. */
export function listenForRounds(page: Page): Round[] {
  const rounds: Round[] = [];
  page.on('response', async (response) => {
    if (!isRound(response) || !response.ok()) return;
    const told = await response.json().catch(() => null); // The page is closed: nobody asks any more.
    if (!told) return;
    const { round, balance_cents } = told as {
      round: { stake_cents: number; win_cents: number };
      balance_cents: number;
    };
    rounds.push({ stake: round.stake_cents, win: round.win_cents, balance: balance_cents });
  });
  return rounds;
}

/** Presses as a person does until one more round is played: a press while the reels turn only stops them. */
export async function spin(page: Page, rounds: Round[]): Promise<Round> {
  const before = rounds.length;
  await opened(page);
  const button = spinButton(gameOf(page));
  await expect(async () => {
    if (rounds.length === before) await button.click({ timeout: 2_000 });
    await expect.poll(() => rounds.length, { timeout: 2_000 }).toBeGreaterThan(before);
  }).toPass({ timeout: 90_000 }); // Free spins are shown one by one first.
  return rounds.at(-1)!;
}
