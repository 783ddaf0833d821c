import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opener(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title="Deposit" {...props}>
          <input aria-label="Amount" data-autofocus />
        </Dialog>
      )}
    </>
  );
}

test('it takes its name from its title, its focus to the meant field, and gives the focus back', async () => {
  renderWithTexts(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('Escape asks its owner to close it', () => {
  const onClose = vi.fn();
  renderWithTexts(<Dialog open onClose={onClose} title="Deposit" />);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledWith('escape');
});

// shows: modal:overlay-close
test('a click beside closes it, one that began inside does not', () => {
  const onClose = vi.fn();
  renderWithTexts(<Dialog open onClose={onClose} title="Deposit" />);
  const dialog = screen.getByRole('dialog');
  fireEvent.mouseDown(screen.getByRole('heading'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledWith('overlay');
});

// shows: modal:overlay-close
test('a click beside is ignored where it is blocked', () => {
  const onClose = vi.fn();
  renderWithTexts(<Dialog open onClose={onClose} title="Deposit" blockOverlay />);
  fireEvent.mouseDown(screen.getByRole('dialog'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
});

test('a closed dialog is out of reach', () => {
  renderWithTexts(<Dialog open={false} onClose={() => undefined} title="Deposit" />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
