import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import {
  readCountries,
  readDataReport,
  readEmail,
  readPhone,
  readPushDevices,
  readStats,
  readSubscriptions,
  saveSubscriptions,
  updatePlayer,
} from '@croupier/contracts';
import { player, renderProfile } from '../testing/render-profile.tsx';
import { PersonalPage } from './PersonalPage.tsx';

function show(stored = player(), answers: unknown[] = []) {
  const sent: unknown[] = [];
  const api = answering([
    [readPushDevices, { public_key: null, devices: [] }],
    [
      readCountries,
      [{ code: 'AT', name: 'Austria', phone_prefix: '43', legal_age: 18, currency: 'EUR', registration: true }],
    ],
    [readStats, { created_at: '2026-11-01T12:00:00.000Z', current_sign_in_at: '2026-11-20T10:00:00.000Z' }],
    [readSubscriptions, { receive_promos: false, receive_sms_promos: false }],
    [
      saveSubscriptions,
      ({ body }: Record<string, unknown>) => {
        sent.push(body);
        return body;
      },
    ],
    [readDataReport, { report: null, next_at: null }],
    [readEmail, { email: stored.email, confirmed_at: null, pending: null }],
    [readPhone, { number: stored.mobile_phone, confirmed_at: null, pending: null }],
    [
      updatePlayer,
      ({ body }: Record<string, unknown>) => {
        sent.push(body);
        const answer = answers.shift() ?? { ...stored, ...(body as object) };
        if (answer instanceof Error) throw answer;
        return answer;
      },
    ],
  ]);
  return {
    sent,
    user: userEvent.setup({ delay: null }),
    ...renderProfile(api, <PersonalPage player={stored} onWithdraw={() => undefined} onLeft={() => undefined} />),
  };
}

test('who somebody is, is shown and not editable', () => {
  show();
  expect(screen.getByText('Ada Beispiel')).toBeInTheDocument();
  expect(screen.getByText('September 4, 1990')).toBeInTheDocument();
  expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
});

// shows: call:PATCH /api/player
test('only what was changed is sent, and the app knows it', async () => {
  const { user, sent, queryClient } = show();
  const city = screen.getByLabelText('Town or city');
  await user.clear(city);
  await user.type(city, 'Graz');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(sent).toEqual([{ city: 'Graz' }]);
  expect(queryClient.getQueryData(['player'])).toMatchObject({ city: 'Graz' });
});

test('what is stored can’t be emptied', async () => {
  const { user, sent } = show();
  await user.clear(screen.getByLabelText('Town or city'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter the town or city you live in.')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

// shows: error:rethrown-user-data
test('a refusal stands under its field with the typed value', async () => {
  const { user } = show(player(), [new CallRefused(422, { errors: { postal_code: { invalid: 'no' } } })]);
  await user.clear(screen.getByLabelText('Postal code'));
  await user.type(screen.getByLabelText('Postal code'), '9999');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Postal codes look different there.')).toBeInTheDocument();
  expect(screen.getByLabelText('Postal code')).toHaveValue('9999');
});

test('what was left out at sign-up can be filled in here, and too young an age is refused', async () => {
  const bare = player({
    first_name: null,
    last_name: null,
    date_of_birth: null,
    country: null,
    auth_fields_missed: ['first_name', 'last_name', 'date_of_birth', 'country'],
  });
  const young = new CallRefused(422, {
    errors: { date_of_birth: { too_young: 'no' } },
    params: { too_young: { age: 18 } },
  });
  const { user, sent } = show(bare, [young]);
  expect(screen.getByText(/Some details are missing/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('First name'), 'Ada');
  await user.type(screen.getByLabelText('Last name'), 'Beispiel');
  await user.selectOptions(await screen.findByLabelText('Country you live in'), 'AT');
  await user.type(screen.getByLabelText('Day'), '04');
  await user.type(screen.getByLabelText('Month'), '09');
  await user.type(screen.getByLabelText('Year'), '2015');
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
  expect(await screen.findByText('You need to be at least 18 years old.')).toBeInTheDocument();
  expect(sent).toEqual([{ first_name: 'Ada', last_name: 'Beispiel', country: 'AT', date_of_birth: '2015-09-04' }]);
});

// shows: call:GET /api/subscriptions; call:PUT /api/subscriptions
test('offers are off until they are switched on, one by one, and the app knows it', async () => {
  const { user, sent, queryClient } = show();
  queryClient.setQueryData(['player'], player());
  const byMail = await screen.findByRole('switch', { name: 'Offers by email' });
  expect([byMail, screen.getByRole('switch', { name: 'Offers by text message' })]).toSatisfy(
    (switches: HTMLInputElement[]) => switches.every(({ checked }) => !checked),
  );
  await user.click(byMail);
  await user.click(screen.getByRole('switch', { name: 'Offers by text message' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { receive_promos: true, receive_sms_promos: false },
      { receive_promos: true, receive_sms_promos: true },
    ]),
  );
  await waitFor(() => expect(queryClient.getQueryData(['player'])).toMatchObject({ receive_sms_promos: true }));
});

// shows: call:GET /api/player/stats
test('the page says since when one is a player, and signed in', async () => {
  show();
  expect(await screen.findByText(/Member since Nov/)).toHaveTextContent(/Last signed in: Nov/);
});
