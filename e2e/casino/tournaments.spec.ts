import { randomUUID } from 'node:crypto';
import {
  launchGame,
  openGameSession,
  playRound,
  readTournaments,
  confirmTournament,
  signUp,
} from '@croupier/contracts';
import { deposit } from '../support/provider.ts';
import { expectFitForAll } from '../support/screen.ts';
import { expect, test, visit } from '../support/test.ts';
import { newPerson, Visitor } from '../support/visitor.ts';

const NAME = 'One Bright Spin';

/** Rounds of dice at nine in ten, until one wins. */
async function playUntilWon(visitor: Visitor): Promise<void> {
  const { url } = await visitor.call(launchGame, { body: { game: 'dice', mode: 'real' } });
  const token = new URL(url).hash.slice('#token='.length);
  const { bearer } = await visitor.call(openGameSession, { body: { token } });
  for (let win = 0; win === 0;) {
    const body = { round_id: randomUUID(), stake_cents: 20, params: { target: 9000, side: 'under' } };
    const played = await visitor.call(playRound, { body, headers: { authorization: `Bearer ${bearer}` } });
    win = played.round.win_cents;
  }
}

// shows: topic:public:tournament:{id}; topic:tournaments; route:/tournaments/{slug}
test('a tournament: joined by one press, and its table moves while others play', async ({ page, player }) => {
  const visitor = await player({ cents: 1_000 });
  await visit(page, '/tournaments');
  await page.getByRole('article').filter({ hasText: 'Running' }).getByRole('link', { name: NAME }).click();
  await expect(page.getByText('Your single best round', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('No place yet')).toBeVisible();
  await playUntilWon(visitor);
  const own = page.getByRole('row').filter({ hasText: 'you' });
  await expect(own).toBeVisible();
  await expect(page.getByText(/rounds? counted/)).toBeVisible();

  const before = await page.getByRole('row').count();
  const rivals = [new Visitor(), new Visitor()];
  for (const rival of rivals) {
    await rival.call(signUp, { body: { user: newPerson() } });
    await deposit(rival, 1_000);
    const { data } = await rival.call(readTournaments, { query: { list: 'all', page: '1' } });
    const { id } = data.find(({ title, in_progress }) => title === NAME && in_progress)!;
    await rival.call(confirmTournament, { params: { id: String(id) }, body: { confirmed: true } });
    await playUntilWon(rival);
  }
  await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(before);
  await expect(own).toBeVisible();
  await expectFitForAll(page, 'a tournament');
});
