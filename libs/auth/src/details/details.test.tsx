import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CallRefused } from '@croupier/api-client';
import { answering, testPlayer } from '@croupier/api-client/testing';
import { type Player, readCountries, readProject, signOut, updateDetails } from '@croupier/contracts';
import { ModalHost, openModal, registerModals } from '@croupier/shell';
import { closeAllModals } from '@croupier/shell/testing';
import { countries, project, renderAuth } from '../testing/render-auth.tsx';
import { ProfileDataModal } from './ProfileDataModal.tsx';
import { TermsModal } from './TermsModal.tsx';
import { useTermsPrompt } from './useTermsPrompt.ts';

const link = (href: string) => (text: React.ReactNode) => <a href={href}>{text}</a>;
registerModals({
  'profile-data': async () => ProfileDataModal,
  terms: async () => () => (
    <TermsModal termsLink={link('/terms')} privacyLink={link('/privacy')} supportLink={link('/support')} />
  ),
});

afterEach(() => closeAllModals({ immediate: true }));

function show(player: Player, answer: (user: object) => unknown, list: readonly object[] = countries) {
  const sent: object[] = [];
  const left = vi.fn();
  const api = answering([
    [readCountries, list],
    [readProject, project()],
    [signOut, left],
    [
      updateDetails,
      ({ body }: { body?: { user: object } }) => {
        sent.push(body!.user);
        return answer(body!.user);
      },
    ],
  ]);
  function Watch() {
    useTermsPrompt(player);
    return null;
  }
  const view = renderAuth(
    api,
    <>
      <ModalHost />
      <Watch />
    </>,
  );
  view.queryClient.setQueryData(['player'], player);
  return { sent, left, user: userEvent.setup({ delay: null }), ...view };
}

// shows: popup:profile-data; rule:incomplete; call:POST /api/auth_providers/update_details
test('only what is missing is asked for, and a refusal stands at its field', async () => {
  const player = testPlayer({
    mobile_phone: null,
    postal_code: null,
    auth_fields_missed: ['mobile_phone', 'postal_code'],
  });
  const done = testPlayer({ saved: true });
  let refuse = true;
  const { user, sent, queryClient } = show(player, () => {
    if (!refuse) return done;
    throw new CallRefused(422, { errors: { user: { mobile_phone: { invalid: '' } } } });
  });
  openModal('profile-data');
  const dialog = await screen.findByRole('dialog', { name: 'A few details about you' });
  expect(screen.queryByLabelText('First name')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Please fill this in.')).toHaveLength(2);
  await user.type(screen.getByLabelText('Mobile number'), '664 1234567');
  await user.type(screen.getByLabelText('Postal code'), '1010');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This isn’t a valid phone number.')).toBeInTheDocument();
  refuse = false;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).not.toBeVisible());
  expect(sent.at(-1)).toEqual({ mobile_phone: '+436641234567', postal_code: '1010' });
  expect(queryClient.getQueryData(['player'])).toEqual(done);
});

// shows: constant:phone-country
test('where no country is known of a player, a number is taken for one of the default country', async () => {
  const russia = { ...countries[0]!, code: 'RU', name: 'Russia', phone_prefix: '7' };
  const player = testPlayer({ country: null, mobile_phone: null, auth_fields_missed: ['mobile_phone'] });
  const { user, sent } = show(player, () => testPlayer(), [...countries, russia]);
  openModal('profile-data');
  expect(await screen.findByRole('combobox', { name: /Country code/ })).toHaveValue('RU');
  await user.type(screen.getByLabelText('Mobile number'), '912 345 67 89');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ mobile_phone: '+79123456789' }]));
});

// shows: popup:terms; popup:support
test('who has not accepted the terms is asked, wherever they are: to accept, to ask the support, or to leave', async () => {
  const player = testPlayer({ auth_fields_missed: ['terms_acceptance'] });
  const { user, sent, left } = show(player, () => testPlayer());
  const dialog = await screen.findByRole('dialog', { name: /terms/ });
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
  await user.click(screen.getByRole('button', { name: 'Accept and continue' }));
  expect(await screen.findByText('Please accept the terms.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
  await user.click(screen.getByRole('button', { name: 'Accept and continue' }));
  await waitFor(() => expect(dialog).not.toBeVisible());
  expect(sent).toEqual([{ terms_acceptance: true }]);
  expect(left).not.toHaveBeenCalled();
});

test('who does not accept them signs out', async () => {
  const { user, left } = show(testPlayer({ auth_fields_missed: ['terms_acceptance'] }), () => undefined);
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
});
