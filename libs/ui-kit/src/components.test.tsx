import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from './actions/Button.tsx';
import { Table } from './data/Table.tsx';
import { Meter } from './feedback/ProgressBar.tsx';
import { Avatar } from './layout/Avatar.tsx';
import { Money } from './money/Money.tsx';
import { OddsButton } from './money/OddsButton.tsx';
import { pageNumbers } from './navigation/page-numbers.ts';
import { Tabs } from './navigation/Tabs.tsx';
import { ShowcasePage } from './showcase/ShowcasePage.tsx';
import { renderWithTexts, WithTexts } from './testing/render-with-texts.tsx';

afterEach(() => void vi.useRealTimers());

test('a loading button keeps its name and its focus and takes no clicks', async () => {
  const onClick = vi.fn();
  renderWithTexts(
    <Button loading onClick={onClick}>
      Deposit
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Deposit' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a loading button does not submit its form again', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderWithTexts(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading>
        Deposit
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

describe('odds', () => {
  const button = (odds: number | null, suspended = false) => (
    <WithTexts>
      <OddsButton
        fullName="Northgate Rovers to win"
        name="1"
        odds={odds}
        price={odds === null ? '' : (odds / 10_000).toFixed(2)}
        suspended={suspended}
      />
    </WithTexts>
  );

  test('a price is named in full and says which way it moved for one and a half seconds', () => {
    vi.useFakeTimers();
    const { rerender, container } = renderWithTexts(button(21_000));
    expect(screen.getByRole('button', { name: 'Northgate Rovers to win, 2.10' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    rerender(button(22_500));
    expect(container.querySelector('[data-move=up]')).toBeInTheDocument();
    act(() => {
      vi.advanceTimersByTime(1499);
    });
    expect(container.querySelector('[data-move=up]')).toBeInTheDocument();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(container.querySelector('[data-move]')).not.toBeInTheDocument();
    rerender(button(22_000));
    expect(container.querySelector('[data-move=down]')).toBeInTheDocument();
  });

  test('a suspended price keeps its place and says so', () => {
    renderWithTexts(button(21_000, true));
    expect(screen.getByRole('button', { name: 'Northgate Rovers to win, suspended' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

test('arrow keys, Home and End move between tabs', async () => {
  function Slip() {
    const [tab, setTab] = useState('slip');
    const tabs = [
      { id: 'slip', label: 'Slip' },
      { id: 'bets', label: 'My bets' },
      { id: 'rules', label: 'Rules' },
    ];
    return (
      <Tabs label="Bets" tabs={tabs} value={tab} onChange={setTab}>
        {tab}
      </Tabs>
    );
  }
  renderWithTexts(<Slip />);
  await userEvent.click(screen.getByRole('tab', { name: 'Slip' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Rules', selected: true })).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'My bets' })).toHaveTextContent('bets');
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Rules', selected: true })).toHaveFocus();
});

test('a table says how it is sorted and turns the order on a second press', async () => {
  const onSort = vi.fn();
  const columns = [{ id: 'name', header: 'Name', cell: (row: string) => row, sortable: true }];
  renderWithTexts(
    <Table
      caption="Games"
      columns={columns}
      rows={['a']}
      rowKey={(row) => row}
      sort={{ column: 'name', descending: false }}
      onSort={onSort}
    />,
  );
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenCalledWith({ column: 'name', descending: true });
});

test('a limit is read as a meter, in words', () => {
  renderWithTexts(<Meter label="Deposits this week" value={30} max={50} valueText="€30 of €50" />);
  const meter = screen.getByRole('meter', { name: 'Deposits this week' });
  expect(meter).toHaveAttribute('aria-valuetext', '€30 of €50');
  expect(meter).toHaveAttribute('aria-valuenow', '60');
});

test('money is written in the language of the page', () => {
  renderWithTexts(<Money amount={123450n} currency="EUR" />, 'de');
  expect(screen.getByText('1.234,50 €')).toBeVisible();
});

test.each([
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('on page %i of %i the pager shows its ends and neighbours', (page, total, numbers) => {
  expect(pageNumbers(page, total)).toEqual(numbers);
});

// shows: route:/design
test('every component renders on a server', () => {
  const html = renderToString(
    <WithTexts>
      <ShowcasePage />
    </WithTexts>,
  );
  expect(html).toContain('</button>');
});

test.each([
  ['Nora Quill', 'NQ'],
  ['Anna Maria Quill', 'AQ'],
  ['nora.quill@example.com', 'nq'],
  ['seven@mail-box.example', 's'],
  ['Zoë', 'Z'],
  ['', ''],
])('the avatar of "%s" shows "%s"', (name, letters) => {
  const { container } = renderWithTexts(<Avatar name={name} />);
  expect(container).toHaveTextContent(letters, { normalizeWhitespace: false });
});
