import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CallFailed, CallRefused, playerQuery, useApi } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { clearBonusCode, readPlayer, setBonusCode } from '@croupier/contracts';
import { player, renderProfile } from '../testing/render-profile.tsx';
import { PromoCodePage } from './PromoCodePage.tsx';

function Page() {
  const { data } = useQuery(playerQuery(useApi()));
  return data && <PromoCodePage player={data} />;
}

function show(code: string | null, failure?: Error) {
  const sent: unknown[] = [];
  const answer =
    (kept: (body: { deposit_bonus_code: string }) => string | null) =>
    ({ body }: Record<string, unknown>) => {
      sent.push(body);
      if (failure) throw failure;
      return player({ deposit_bonus_code: kept(body as { deposit_bonus_code: string }) });
    };
  const api = answering([
    [readPlayer, player({ deposit_bonus_code: code })],
    [setBonusCode, answer((body) => body.deposit_bonus_code)],
    [clearBonusCode, answer(() => null)],
  ]);
  renderProfile(api, <Page />);
  return { sent, user: userEvent.setup({ delay: null }) };
}

// shows: product:profile; route:/users/promocode; call:PATCH /api/player/set_bonus_code; call:DELETE /api/player/clear_bonus_code
test('a code is kept for the next deposit, shown, and taken away', async () => {
  const { user, sent } = show(null);
  await user.type(await screen.findByLabelText('Promo code'), ' FIRST ');
  await user.click(screen.getByRole('button', { name: 'Save this code' }));
  expect(await screen.findByText('FIRST')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove code' }));
  await waitFor(() => expect(screen.getByLabelText('Promo code')).toHaveValue(''));
  expect(sent).toEqual([{ deposit_bonus_code: 'FIRST' }, undefined]);
});

test('without a code nothing is sent', async () => {
  const { user, sent } = show(null);
  await user.click(await screen.findByRole('button', { name: 'Save this code' }));
  expect(screen.getByText('Please enter your code.')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('a refusal stands under the field with what was typed', async () => {
  const refusal = new CallRefused(422, { errors: { deposit_bonus_code: { invalid: 'This isn’t valid.' } } });
  const { user } = show(null, refusal);
  await user.type(await screen.findByLabelText('Promo code'), 'X');
  await user.click(screen.getByRole('button', { name: 'Save this code' }));
  expect(await screen.findByText('This isn’t valid.')).toBeInTheDocument();
  expect(screen.getByLabelText('Promo code')).toHaveValue('X');
});

test('a code that could not be taken away is still there, and the page says so', async () => {
  const { user } = show('FIRST', new CallFailed('Network Error'));
  await user.click(await screen.findByRole('button', { name: 'Remove code' }));
  expect(await screen.findByText('FIRST')).toBeInTheDocument();
  await waitFor(() => expect(document.querySelector('[role=status]')).not.toBeEmptyDOMElement());
});
