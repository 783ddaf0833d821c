import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DialogContent } from '@croupier/ui-kit';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { setErrorLog } from '../errors/log-error.ts';
import { closeAllModals } from '../testing/close-all-modals.ts';
import { useModal } from './modal-context.ts';
import type { ModalOptions } from './modal-options.ts';
import { registerModals } from './modal-registry.ts';
import { ModalHost } from './ModalHost.tsx';
import { closeModal, openModal } from './open-modal.ts';

afterEach(() => act(() => closeAllModals({ immediate: true })));

function Deposit({ amount }: { amount: number }) {
  const { close, setConfirmClose } = useModal();
  return (
    <DialogContent title="Deposit">
      <p>{amount} EUR</p>
      <button type="button" onClick={() => setConfirmClose(true)}>
        Type
      </button>
      <button type="button" onClick={() => close({ immediate: true })}>
        Done
      </button>
    </DialogContent>
  );
}

const escape = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

test('a modal comes with its props, and its own code closes it', async () => {
  const onClosed = vi.fn();
  registerModals({ deposit: async () => ({ default: Deposit }) });
  renderWithTexts(<ModalHost onClosed={onClosed} />);
  act(() => openModal('deposit', { amount: 50 }));
  expect(await screen.findByText('50 EUR')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onClosed).toHaveBeenCalledWith('deposit');
});

// shows: modal:confirm-close
test('where something typed would be lost, closing asks first', async () => {
  registerModals({ deposit: async () => Deposit });
  renderWithTexts(<ModalHost />);
  act(() => openModal('deposit', { amount: 50 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Type' }));
  escape(screen.getByRole('dialog', { name: 'Deposit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep going' }));
  expect(screen.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
  escape(screen.getByRole('dialog', { name: 'Deposit' }));
  const asked = screen.getByRole('dialog', { name: 'Close without finishing?' });
  await userEvent.click([...asked.querySelectorAll('button')].find((button) => button.textContent === 'Close')!);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('opened again while it still closes, a modal starts over', async () => {
  const Steps = () => {
    const [step, setStep] = useState('first step');
    return (
      <button type="button" onClick={() => setStep('the end')}>
        {step}
      </button>
    );
  };
  registerModals({ steps: async () => Steps });
  renderWithTexts(<ModalHost />);
  act(() => openModal('steps'));
  await userEvent.click(await screen.findByRole('button', { name: 'first step' }));
  act(() => closeModal('steps'));
  act(() => openModal('steps'));
  expect(screen.getByRole('button', { name: 'first step' })).toBeVisible();
});

// shows: modal:chunk-on-demand
test('a modal whose code does not come says so and tries again', async () => {
  const log = vi.fn();
  setErrorLog(log);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn().mockRejectedValueOnce(new Error('network')).mockResolvedValue(Deposit);
  registerModals({ 'far-away': load });
  renderWithTexts(<ModalHost />);
  expect(load).not.toHaveBeenCalled();
  act(() => openModal('far-away', { amount: 20 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('20 EUR')).toBeVisible();
  expect(log).toHaveBeenCalledWith(expect.any(Error), expect.objectContaining({ part: 'modal far-away' }));
});

// shows: modal:chunk-on-demand
test('a modal whose code is gone with its release comes with the document, after one more try', async () => {
  setErrorLog(vi.fn());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, reload });
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module: /dist/a.js'));
  registerModals({ gone: load });
  renderWithTexts(<ModalHost />);
  act(() => openModal('gone'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('a press shows the window at once, before the code of what it holds has come', async () => {
  const code = Promise.withResolvers<typeof Deposit>();
  registerModals({ slow: () => code.promise });
  renderWithTexts(<ModalHost />);
  act(() => openModal('slow', { amount: 50 }));
  expect(screen.getByRole('dialog')).toContainElement(screen.getByText('Loading'));
  await act(async () => code.resolve(Deposit));
  expect(screen.getByText('50 EUR')).toBeVisible();
});

test('an unknown name is a mistake of the code and says so', () => {
  expect(() => openModal('nothing')).toThrow('no modal is registered as "nothing"');
});

// shows: modal:properties
test('a modal looks and closes as its properties say', async () => {
  registerModals({ deposit: async () => Deposit });
  renderWithTexts(<ModalHost />);
  const open = async (options: ModalOptions) => {
    act(() => closeAllModals({ immediate: true }));
    act(() => openModal('deposit', { amount: 50 }, options));
    return screen.findByRole('dialog', { name: 'Deposit' });
  };
  const plain = await open({});
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  const look = plain.className;
  for (const property of ['fullScreen', 'fullScreenMobile', 'bottomSide'] as const)
    expect((await open({ [property]: true })).className, property).not.toBe(look);
  expect((await open({ mobileFriendly: false })).className).not.toBe(look);
  await open({ showClose: false });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  const blocked = await open({ blockCloseOverlay: true });
  const clickBeside = (dialog: HTMLElement) => {
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
  };
  clickBeside(blocked);
  expect(screen.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
  clickBeside(await open({}));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
