import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { AnyCurrency } from '@croupier/money';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { AmountField } from './AmountField.tsx';
import { DateField } from './DateField.tsx';
import { OtpField } from './OtpField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { RadioCards } from './RadioCards.tsx';
import { TextField } from './TextField.tsx';

interface AmountProps {
  currency: AnyCurrency;
  onChange: (value: bigint | null) => void;
}

function Amount({ currency, onChange }: AmountProps) {
  const [value, setValue] = useState<bigint | null>(null);
  const change = (next: bigint | null) => {
    setValue(next);
    onChange(next);
  };
  return (
    <AmountField label="Amount" currency={currency} value={value} onChange={change} quickAmounts={[2000n, 5000n]} />
  );
}

test('an amount is held as subunits and written out in the language when the field is left', async () => {
  const onChange = vi.fn();
  renderWithTexts(<Amount currency="EUR" onChange={onChange} />, 'de');
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await userEvent.type(field, '1234,5');
  expect(onChange).toHaveBeenLastCalledWith(123450n);
  expect(field).toHaveValue('1234,5');
  await userEvent.tab();
  expect(field).toHaveValue('1.234,50');
});

test('yen have no decimals, and the field says so without losing what was typed', async () => {
  const onChange = vi.fn();
  renderWithTexts(<Amount currency="JPY" onChange={onChange} />, 'ja');
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await userEvent.type(field, '10.5');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(field).toHaveValue('10.5');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/no decimals/);
});

test('bitcoin is typed in the unit it is shown in', async () => {
  const onChange = vi.fn();
  renderWithTexts(<Amount currency="BTC" onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '2500.25');
  expect(onChange).toHaveBeenLastCalledWith(250025n);
  expect(screen.getByText('µBTC')).toBeVisible();
});

test('an amount is not blamed while it is typed, but once it was left and until it is mended', async () => {
  renderWithTexts(<Amount currency="EUR" onChange={() => undefined} />);
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await userEvent.type(field, 'ab');
  expect(field).toBeValid();
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription(/such as 1,250/);
  await userEvent.clear(field);
  await userEvent.type(field, '5');
  expect(field).toBeValid();
});

test('a quick amount replaces what was typed', async () => {
  renderWithTexts(<Amount currency="EUR" onChange={() => undefined} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), 'abc');
  await userEvent.click(screen.getByRole('button', { name: '50' }));
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('50');
  expect(screen.getByRole('button', { name: '50' })).toHaveAttribute('aria-pressed', 'true');
});

test('an amount that is all there is stands there once, and one chip is lit', () => {
  const field = (
    <AmountField
      label="Amount"
      currency="EUR"
      value={5000n}
      onChange={() => undefined}
      quickAmounts={[1000n, 5000n]}
      all={5000n}
    />
  );
  renderWithTexts(field);
  expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['All']);
  expect(screen.queryByRole('button', { name: '50' })).toBeNull();
});

test('an amount set from beside the field takes the place of what was typed, and of what was said about it', async () => {
  function WithMost() {
    const [value, setValue] = useState<bigint | null>(null);
    return (
      <>
        <AmountField label="Amount" currency="EUR" value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue(5_813_953n)}>
          Most
        </button>
      </>
    );
  }
  renderWithTexts(<WithMost />, 'de');
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await userEvent.type(field, '5x');
  await userEvent.tab();
  expect(field).toBeInvalid();
  await userEvent.click(screen.getByRole('button', { name: 'Most' }));
  expect(field).toHaveValue('58.139,53');
  expect(field).toBeValid();
});

test('an error and a hint both describe the field', () => {
  renderWithTexts(<TextField label="Email" hint="We write only what you ask for." error="This address is taken." />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('This address is taken. We write only what you ask for.');
});

test('a password can be looked at', async () => {
  renderWithTexts(<PasswordField label="Password" defaultValue="secret words" />);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
});

test.each([
  ['de', ['Day', 'Month', 'Year']],
  ['en-150', ['Day', 'Month', 'Year']],
  ['en-US', ['Month', 'Day', 'Year']],
  ['ja', ['Year', 'Month', 'Day']],
])('the parts of a date stand in the order of %s', (locale, order) => {
  renderWithTexts(<DateField label="Date of birth" value={null} onChange={() => undefined} />, locale);
  expect(screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).labels?.[0]?.textContent)).toEqual(
    order,
  );
});

test('a filled date still says in view which part is which', () => {
  renderWithTexts(<DateField label="Date of birth" value="1990-04-03" onChange={() => undefined} />, 'en-150');
  for (const part of ['Day', 'Month', 'Year']) expect(screen.getByText(part)).not.toHaveClass('visually-hidden');
  expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('03');
});

test('a date is one only if the calendar has it', () => {
  const onChange = vi.fn();
  renderWithTexts(<DateField label="Date of birth" value={null} onChange={onChange} />, 'de');
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  type('Day', '29');
  type('Month', '2');
  type('Year', '2001');
  expect(onChange).toHaveBeenLastCalledWith(null);
  type('Year', '2000');
  expect(onChange).toHaveBeenLastCalledWith('2000-02-29');
});

test.each([
  ['31', '02', '1990'],
  ['29', '02', '2023'],
  ['0', '1', '1990'],
  ['1', '13', '1990'],
])('%s.%s.%s is called a day that does not exist, not a missing date', async (day, month, year) => {
  renderWithTexts(
    <DateField label="Date of birth" value={null} onChange={() => undefined} error="Enter a date." />,
    'de',
  );
  await userEvent.type(screen.getByLabelText('Day'), day);
  await userEvent.type(screen.getByLabelText('Month'), month);
  await userEvent.type(screen.getByLabelText('Year'), year.slice(0, 3));
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Enter a date.');
  await userEvent.type(screen.getByLabelText('Year'), year.slice(3));
  expect(screen.getByRole('group')).toHaveAccessibleDescription('This date doesn’t exist.');
});

test('a date is left as a whole: going from day to month is not leaving it', async () => {
  const onBlur = vi.fn();
  renderWithTexts(<DateField label="Date of birth" value={null} onChange={() => undefined} onBlur={onBlur} />, 'de');
  await userEvent.click(screen.getByRole('textbox', { name: 'Day' }));
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Year' })).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});

test('a pasted one-time code loses its blanks and is complete at once', () => {
  const onComplete = vi.fn();
  const onChange = vi.fn();
  renderWithTexts(<OtpField label="Code" value="" onChange={onChange} onComplete={onComplete} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Code' }), { target: { value: '123 456' } });
  expect(onChange).toHaveBeenCalledWith('123456');
  expect(onComplete).toHaveBeenCalledWith('123456');
});

test('radio cards are one group with one choice', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'card', title: 'Card' },
    { value: 'bank', title: 'Bank' },
  ];
  renderWithTexts(<RadioCards label="Method" options={options} value="card" onChange={onChange} />);
  expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Bank' }));
  expect(onChange).toHaveBeenCalledWith('bank');
});
