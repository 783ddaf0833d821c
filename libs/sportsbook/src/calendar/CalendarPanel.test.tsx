import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { closeCalendar, openCalendar, readCalendar, Refusal, renewCalendar } from '@croupier/contracts';
import { renderSport } from '../testing/render-sport.tsx';
import { sportEvent } from '../testing/sport-events.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { CalendarPanel } from './CalendarPanel.tsx';

const at = (name: string) => ({ address: `https://sport.example/api/sportsbook/calendars/${name}/matches.ics` });
const field = () => screen.findByRole('textbox', { name: 'Calendar link' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('there is no address before one is made; then it is copied, and opens in a calendar app', async () => {
  const open = vi.fn(() => at('one'));
  renderSport(<CalendarPanel />, {
    answers: [
      [readCalendar, { address: null }],
      [openCalendar, open],
    ],
  });
  await screen.findByRole('heading', { name: 'In your calendar' });
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('Create a calendar link');
  expect(await field()).toHaveValue(at('one').address);
  const app = screen.getByRole('link', { name: 'Open in a calendar app' });
  expect(app).toHaveAttribute('href', 'webcal://sport.example/api/sportsbook/calendars/one/matches.ics');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toBe(at('one').address);
  expect(open).toHaveBeenCalledOnce();
});

test('a new address and none at all are asked about first, as apps would go without matches', async () => {
  const [renew, close] = [vi.fn(() => at('two')), vi.fn()];
  renderSport(<CalendarPanel />, {
    answers: [
      [readCalendar, at('one')],
      [renewCalendar, renew],
      [closeCalendar, close],
    ],
  });
  await press('New link');
  expect(
    screen.getByText(/^Apps that use the old link will get no matches until you give them the new one\./),
  ).toBeInTheDocument();
  await press('Keep the current link');
  expect(renew).not.toHaveBeenCalled();
  await press('New link');
  await press('Create a new link');
  expect(await field()).toHaveValue(at('two').address);
  await press('Turn off');
  await press('Turn off the link');
  await screen.findByRole('button', { name: 'Create a calendar link' });
  expect(close).toHaveBeenCalledOnce();
});

test('where the server does not follow, the address stays', async () => {
  renderSport(<CalendarPanel />, {
    answers: [
      [readCalendar, at('one')],
      [renewCalendar, () => Promise.reject(new Refusal('unavailable'))],
    ],
  });
  await press('New link');
  await press('Create a new link');
  await press('Keep the current link');
  expect(await field()).toHaveValue(at('one').address);
});

test('a match to come is offered for the calendar, one that is on is not', () => {
  renderSport(
    <>
      <AddToCalendar event={sportEvent()} />
      <AddToCalendar event={sportEvent({ id: 8, status: 'live' })} />
    </>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/api/sportsbook/events/7/match.ics?lang=en',
  );
});
