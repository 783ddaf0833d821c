import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallFailed, CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { checkEmail, readCountries, readProject, readSettings, signUp, storedKeys } from '@croupier/contracts';
import { countries, player, project, renderAuth, settings } from '../testing/render-auth.tsx';
import { SignUpFlow } from './SignUpFlow.tsx';

beforeEach(() => sessionStorage.clear());

type User = ReturnType<typeof userEvent.setup>;

const taken = () => new CallRefused(422, { errors: { user: { email: { taken: 'taken' } } } });

interface Shown {
  answers?: unknown[];
  facts?: object;
  check?: (call: never) => unknown;
  list?: readonly object[];
}

function show({ answers = [player], facts = project(), check = () => undefined, list = countries }: Shown = {}) {
  const sent: { body: { user: Record<string, unknown> }; idempotencyKey: string }[] = [];
  const api = answering([
    [readProject, facts],
    [readCountries, list],
    [readSettings, settings()],
    [checkEmail, check],
    [
      signUp,
      (parts: Record<string, unknown>) => {
        sent.push(parts as never);
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return answer;
      },
    ],
  ]);
  const link = (href: string) => (text: React.ReactNode) => <a href={href}>{text}</a>;
  const flow = (
    <SignUpFlow
      layout="page"
      signInLink={link('/sign-in')}
      termsLink={link('/terms')}
      privacyLink={link('/privacy')}
      next={() => <a href="/deposit">Deposit</a>}
    />
  );
  return { sent, flow, user: userEvent.setup({ delay: null }), ...renderAuth(api, flow) };
}

const press = (user: User, name = 'Continue') => user.click(screen.getByRole('button', { name }));
const step = (number: number) => screen.findByText(`Step ${number} of 4`, { exact: false });

async function account(user: User, email = 'ada@example.test') {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'gartenzwerg-auf-reisen');
  await user.click(screen.getByRole('checkbox', { name: /I am at least/ }));
  await press(user);
  await step(2);
}
async function currency(user: User, country = 'AT') {
  await user.selectOptions(screen.getByLabelText('Country you live in'), country);
  await press(user);
  await step(3);
}
async function person(user: User, year = '1990', phone = '664 1234567') {
  await user.type(screen.getByLabelText('First name'), 'Ada');
  await user.type(screen.getByLabelText('Last name'), 'Beispiel');
  await user.type(screen.getByLabelText('Day'), '04');
  await user.type(screen.getByLabelText('Month'), '09');
  await user.type(screen.getByLabelText('Year'), year);
  await user.type(screen.getByLabelText('Mobile number'), phone);
  await press(user);
}
async function address(user: User, postal = '1010') {
  await step(4);
  await user.type(screen.getByLabelText('Street and house number'), 'Musterweg 1');
  await user.type(screen.getByLabelText('Postal code'), postal);
  await user.type(screen.getByLabelText('Town or city'), 'Wien');
  await press(user, 'Open my account');
}

// shows: step:sign-up; request:sign-up-once; rule:nickname-skipped; rule:phone-plus; third-party:fingerprint
test('four steps end in one call and a welcome', async () => {
  const { user, sent, queryClient } = show();
  await account(user);
  await currency(user);
  await person(user);
  await address(user);
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Deposit' })).toBeInTheDocument();
  expect(sent[0]!.body.user).toEqual({
    email: 'ada@example.test',
    password: 'gartenzwerg-auf-reisen',
    terms_acceptance: true,
    receive_promos: false,
    country: 'AT',
    currency: 'EUR',
    first_name: 'Ada',
    last_name: 'Beispiel',
    date_of_birth: '1990-09-04',
    mobile_phone: '+436641234567',
    address: 'Musterweg 1',
    postal_code: '1010',
    city: 'Wien',
    deposit_bonus_code: undefined,
    dfpc: expect.stringMatching(/^[\da-f]{64}$/),
  });
  expect(queryClient.getQueryData(['player'])).toEqual(player);
});

// shows: rule:no-pressure; rule:password
test('nothing is ticked beforehand, and without consent there is no next step', async () => {
  const { user } = show();
  await user.type(await screen.findByLabelText('Email'), 'not an email');
  await user.type(screen.getByLabelText('Password'), 'short');
  expect(screen.getAllByRole('checkbox').every((box) => !(box as HTMLInputElement).checked)).toBe(true);
  await press(user);
  expect(await screen.findByText('This doesn’t look like an email address.')).toBeInTheDocument();
  expect(screen.getByText('A password must have 8 to 128 characters.')).toBeInTheDocument();
  expect(screen.getByText('Please accept the terms.')).toBeInTheDocument();
});

// shows: flag:registration-checkbox
test('where the checkbox is off nobody is asked for the terms yet, and none are sent as accepted', async () => {
  const { features } = project();
  const { user, sent } = show({ facts: project({ features: { ...features, registration_checkbox: false } }) });
  await user.type(await screen.findByLabelText('Email'), 'ada@example.test');
  await user.type(screen.getByLabelText('Password'), 'gartenzwerg-auf-reisen');
  expect(screen.queryByRole('checkbox', { name: /I am at least/ })).toBeNull();
  await press(user);
  await step(2);
  await currency(user);
  await person(user);
  await address(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body.user).not.toHaveProperty('terms_acceptance');
});

// shows: call:POST /api/users/check_email
test('a taken email is said on its own step, before anything else is asked', async () => {
  let isTaken = true;
  const check = vi.fn(() => {
    if (isTaken) throw taken();
  });
  const { user, sent } = show({ check });
  await user.type(await screen.findByLabelText('Email'), 'ada@example.test');
  await user.type(screen.getByLabelText('Password'), 'gartenzwerg-auf-reisen');
  await user.click(screen.getByRole('checkbox', { name: /I am at least/ }));
  await press(user);
  expect(await screen.findByText('There’s already an account with this email.')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Sign in with this email' })).toBeInTheDocument();
  isTaken = false;
  await user.type(screen.getByLabelText('Email'), '.example');
  await press(user);
  await step(2);
  expect(check).toHaveBeenLastCalledWith(
    expect.objectContaining({
      body: { user: { email: 'ada@example.test.example', password: 'gartenzwerg-auf-reisen' } },
    }),
  );
  expect(sent).toEqual([]);
});

test('a password that is too common is said on its own step, not after the fourth', async () => {
  const check = vi.fn(({ body }: { body: { user: { password: string } } }) => {
    if (body.user.password === 'password')
      throw new CallRefused(422, { errors: { user: { password: { common: 'common' } } } });
  });
  const { user, sent } = show({ check });
  await user.type(await screen.findByLabelText('Email'), 'ada@example.test');
  await user.type(screen.getByLabelText('Password'), 'password');
  await user.click(screen.getByRole('checkbox', { name: /I am at least/ }));
  await press(user);
  await waitFor(() => expect(screen.getByLabelText('Password')).toBeInvalid());
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/common|guess/i);
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await user.type(screen.getByLabelText('Password'), '-auf-reisen-gartenzwerg');
  await press(user);
  await step(2);
  expect(sent).toEqual([]);
});

test.each([new CallFailed('Network Error'), new CallRefused(429, { errors: { base: { too_many_attempts: '' } } })])(
  'where the email cannot be checked the next step opens all the same: %o',
  async (failure) => {
    const { user } = show({
      check: () => {
        throw failure;
      },
    });
    await account(user);
  },
);

test('country, currency and phone prefix are those of where the visitor is', async () => {
  const { user } = show({ facts: project({ country: 'JP' }) });
  await account(user);
  expect(screen.getByLabelText('Country you live in')).toHaveValue('JP');
  expect(screen.getByRole('radio', { name: /^JPY/ })).toBeChecked();
  await press(user);
  await step(3);
  expect(screen.getByRole('combobox', { name: /Country code/ })).toHaveValue('JP');
});

test('where that is not known, the region of the browser’s language is the best guess, if accounts may be opened there', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US@posix', '', 'ko-KP', 'de-AT', 'ja-JP']);
  const { user } = show();
  await account(user);
  expect(screen.getByLabelText('Country you live in')).toHaveValue('AT');
  vi.restoreAllMocks();
});

test('a taken email leads back to its field, with everything typed still there', async () => {
  const { user, sent } = show({ answers: [taken(), player] });
  await account(user);
  await currency(user);
  await person(user);
  await address(user);
  await step(1);
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByText('There’s already an account with this email.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in with this email' })).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'eva@example.test');
  await press(user);
  await step(2);
  await press(user);
  await step(3);
  expect(screen.getByLabelText('First name')).toHaveValue('Ada');
  await press(user);
  await step(4);
  expect(screen.getByLabelText('Town or city')).toHaveValue('Wien');
  await press(user, 'Open my account');
  await screen.findByRole('heading', { name: 'Welcome, Ada' });
  expect(sent[1]!.body.user).toMatchObject({ email: 'eva@example.test', date_of_birth: '1990-09-04' });
});

// shows: request:idempotency-key
test('a lost answer is reported, and asking again is the same order', async () => {
  const { user, sent } = show({ answers: [new CallFailed('Network Error'), player] });
  await account(user);
  await currency(user);
  await person(user);
  await address(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('What you typed is still here');
  await press(user, 'Open my account');
  await screen.findByRole('heading', { name: 'Welcome, Ada' });
  expect(sent[1]!.idempotencyKey).toBe(sent[0]!.idempotencyKey);
});

// shows: request:idempotency-key
test('who changes the form after a lost answer sends another order', async () => {
  const { user, sent, flow, rerender } = show({
    answers: [new CallFailed('Network Error'), new CallFailed('Network Error'), player],
  });
  await account(user);
  await currency(user);
  await person(user);
  await address(user);
  await screen.findByRole('alert');
  await user.type(screen.getByLabelText('Town or city'), ' am Inn');
  await press(user, 'Open my account');
  await waitFor(() => expect(sent).toHaveLength(2));
  await screen.findByRole('alert');
  rerender(<p>another popup</p>);
  rerender(flow);
  await step(4);
  await press(user, 'Open my account');
  await screen.findByRole('heading', { name: 'Welcome, Ada' });
  expect(sent.map(({ body }) => body.user['city'])).toEqual(['Wien', 'Wien am Inn', 'Wien am Inn']);
  expect(sent[1]!.idempotencyKey).not.toBe(sent[0]!.idempotencyKey);
  expect(sent[2]!.idempotencyKey).toBe(sent[1]!.idempotencyKey);
});

test('a refusal of the whole stays on the last step', async () => {
  const { user } = show({ answers: [new CallRefused(403, { errors: { base: { registration_refused: 'no' } } })] });
  await account(user);
  await currency(user);
  await person(user);
  await address(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t open an account with these details.');
});

// shows: rule:date-of-birth; edition:jp
test('the age of the country one lives in counts', async () => {
  const { user } = show();
  await account(user);
  await currency(user, 'JP');
  const nineteen = String(new Date().getFullYear() - 19);
  await person(user, nineteen, '90 1234 5678');
  expect(await screen.findByText('You need to be at least 20 years old.')).toBeInTheDocument();
});

test('the keyboard goes to the first thing that is wrong', async () => {
  const { user } = show();
  await account(user);
  await currency(user);
  await press(user);
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
  await user.type(screen.getByLabelText('First name'), 'Ada');
  await user.type(screen.getByLabelText('Last name'), 'Beispiel');
  await press(user);
  await waitFor(() => expect(screen.getByLabelText('Month')).toHaveFocus());
});

// shows: rule:phone-country
test('a number nobody can call is refused before it is sent', async () => {
  const { user } = show();
  await account(user);
  await currency(user);
  await person(user, '1990', '12');
  expect(await screen.findByText('This isn’t a valid phone number.')).toBeInTheDocument();
});

test('going back keeps what was typed, and so does closing and opening again', async () => {
  const { user, flow, rerender } = show();
  await account(user);
  await currency(user);
  await user.type(screen.getByLabelText('First name'), 'Ada');
  rerender(<p>another popup</p>);
  rerender(flow);
  await step(3);
  expect(screen.getByLabelText('First name')).toHaveValue('Ada');
  expect(window.localStorage).toHaveLength(0);
  expect(Object.keys(window.sessionStorage)).toEqual([storedKeys.signUpDraft]);
});

// shows: constant:currency-of-country
test('the country suggests the currency until one was chosen by hand', async () => {
  const { user } = show();
  await account(user);
  await user.selectOptions(screen.getByLabelText('Country you live in'), 'JP');
  expect(screen.getByRole('radio', { name: /JPY/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /BTC/ }));
  await user.selectOptions(screen.getByLabelText('Country you live in'), 'AT');
  await waitFor(() => expect(screen.getByRole('radio', { name: /BTC/ })).toBeChecked());
});

// shows: rule:postal-code
test('a postal code that has not the form of the country’s is refused', async () => {
  const { user } = show();
  await account(user);
  await currency(user);
  await person(user);
  await address(user, '101');
  expect(await screen.findByText('This postal code doesn’t look right for your country.')).toBeInTheDocument();
});

const stored = () => sessionStorage.getItem(storedKeys.signUpDraft) ?? '';

// shows: step:sign-up
test('a reload keeps what was typed but never the password, which is asked for again and leads back to the step', async () => {
  const first = show();
  await account(first.user);
  await currency(first.user);
  await first.user.type(screen.getByLabelText('First name'), 'Ada');
  expect(stored()).toContain('Ada');
  expect(stored()).not.toContain('gartenzwerg');
  first.unmount();

  const { user, sent } = show();
  await step(1);
  expect(await screen.findByLabelText('Email')).toHaveValue('ada@example.test');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.getByText(/What you typed is still here, except your password\./)).toBeInTheDocument();
  await press(user);
  expect(await screen.findByText('Please enter a password.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Password'), 'ein anderes langes wort');
  await press(user);
  await step(3);
  expect(screen.getByLabelText('First name')).toHaveValue('Ada');
  await user.clear(screen.getByLabelText('First name'));
  await person(user);
  await address(user);
  await screen.findByRole('heading', { name: 'Welcome, Ada' });
  expect(sent[0]!.body.user).toMatchObject({ email: 'ada@example.test', password: 'ein anderes langes wort' });
  expect(sessionStorage).toHaveLength(0);
});

// shows: request:idempotency-key
test('a lost answer and a reload later the order has the same key', async () => {
  const first = show({ answers: [new CallFailed('Network Error')] });
  await account(first.user);
  await currency(first.user);
  await person(first.user);
  await address(first.user);
  await screen.findByRole('alert');
  expect(stored()).not.toContain('gartenzwerg');
  first.unmount();
  const { user, sent } = show();
  await user.type(await screen.findByLabelText('Password'), 'gartenzwerg-auf-reisen');
  await press(user);
  await step(4);
  await press(user, 'Open my account');
  await screen.findByRole('heading', { name: 'Welcome, Ada' });
  expect(sent[0]!.idempotencyKey).toBe(first.sent[0]!.idempotencyKey);
});

test.each(['{"step":9}', 'no json', '{"step":2,"values":{"email":7},"sent":null}', '[]'])(
  'a draft that is none is passed over: %s',
  async (draft) => {
    sessionStorage.setItem(storedKeys.signUpDraft, draft);
    show();
    expect(await screen.findByLabelText('Email')).toHaveValue('');
  },
);

test('where nothing may be stored, the form works all the same', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = show();
  await account(user);
  vi.restoreAllMocks();
});

// shows: constant:phone-countries
test('the primary countries stand on top of the codes', async () => {
  const more = ['RU', 'KZ', 'AZ', 'NL', 'AM', 'AU'].map((code) => ({ ...countries[0]!, code, name: code }));
  const { user } = show({ list: [...countries, ...more].toReversed() });
  await account(user);
  await user.selectOptions(screen.getByLabelText('Country you live in'), 'AT');
  await press(user);
  await step(3);
  const codes = [...screen.getByRole<HTMLSelectElement>('combobox', { name: /Country code/ }).options];
  expect(codes.map(({ value }) => value)).toEqual(['RU', 'KZ', 'AZ', 'NL', 'AM', 'AU', 'KP', 'JP', 'AT']);
});

vi.setConfig({ testTimeout: 60_000 });
