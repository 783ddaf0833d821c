import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { Menu, MenuItem } from './Menu.tsx';

const select = vi.fn();

function show() {
  select.mockReset();
  renderWithTexts(
    <Menu label="Wallets" button={{ label: 'Balance', children: '€20.00' }} note="New bets are paid from it.">
      <MenuItem checked={false} onSelect={() => select('EUR')}>
        Euro
      </MenuItem>
      <MenuItem checked onSelect={() => select('BTC')}>
        Bitcoin
      </MenuItem>
      <MenuItem href="/users">Profile</MenuItem>
    </Menu>,
  );
  return screen.getByRole('button', { name: 'Balance' });
}

test('it opens on what is chosen, and says what the choice means', async () => {
  await userEvent.click(show());
  expect(screen.getByRole('button', { name: 'Balance' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'Wallets' })).toHaveAccessibleDescription('New bets are paid from it.');
  expect(screen.getByRole('menuitemradio', { name: 'Bitcoin', checked: true })).toHaveFocus();
});

test('arrows go round, Home and End go to the ends, Tab leaves', async () => {
  const button = show();
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitemradio', { name: 'Bitcoin' })).toHaveFocus();
  for (const [key, name] of [
    ['{ArrowDown}', 'Profile'],
    ['{ArrowDown}', 'Euro'],
    ['{ArrowUp}', 'Profile'],
    ['{Home}', 'Euro'],
    ['{End}', 'Profile'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(document.activeElement).toHaveTextContent(name);
  }
  await userEvent.keyboard('{Tab}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a choice closes it, one that takes a while when it is done', async () => {
  const button = show();
  const { promise, resolve } = Promise.withResolvers<void>();
  select.mockReturnValue(promise);
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Euro' }));
  expect(select).toHaveBeenCalledExactlyOnceWith('EUR');
  expect(screen.getByRole('menuitemradio', { name: 'Euro' })).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  resolve();
  await vi.waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
});

test('a browser without popovers opens it as well, and closes it by Escape, by Tab and beside it', async () => {
  const { showPopover } = HTMLElement.prototype;
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  onTestFinished(() => void Object.assign(HTMLElement.prototype, { showPopover }));
  // Done by the styles, which tests don't have.
  const styles = document.head.appendChild(document.createElement('style'));
  styles.textContent = '[popover][data-open] { display: block }';
  onTestFinished(() => styles.remove());
  const button = show();
  for (const leave of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.keyboard('{Tab}'),
    () => userEvent.click(document.body),
    () => userEvent.click(button),
  ]) {
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menuitemradio', { name: 'Bitcoin' })).toHaveFocus();
    await leave();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  }
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveFocus();
});
