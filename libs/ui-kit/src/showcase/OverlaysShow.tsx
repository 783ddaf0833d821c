import { useState } from 'react';
import { buttonClass } from '../actions/button-class.ts';
import { Button } from '../actions/Button.tsx';
import { ProgressRadial } from '../feedback/ProgressRadial.tsx';
import { AmountField } from '../fields/AmountField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '../overlays/Menu.tsx';
import { Drawer, Sheet } from '../overlays/Sheet.tsx';
import { ToastCard } from '../overlays/ToastCard.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';
import { Section } from './Section.tsx';
import styles from './showcase.module.css';

const nothing = () => undefined;

export function OverlaysShow() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'drawer' | null>(null);
  const [amount, setAmount] = useState<bigint | null>(5000n);
  const close = () => setOpen(null);
  return (
    <Section title="Overlays">
      <div className={styles.row}>
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('sheet')}>
          Sheet
        </Button>
        <Button variant="secondary" onClick={() => setOpen('drawer')}>
          Drawer
        </Button>
        <Menu
          label="Your wallets"
          note="New games and bets use the wallet you choose."
          button={{ className: buttonClass({ variant: 'secondary' }), children: 'Menu' }}
        >
          <MenuItem checked onSelect={nothing} aside="€50.00">
            Euro
          </MenuItem>
          <MenuItem checked={false} onSelect={nothing} aside="2,000 µBTC">
            Bitcoin
          </MenuItem>
          <MenuSeparator />
          <MenuItem onSelect={nothing}>Open the cashbox</MenuItem>
        </Menu>
        <Tooltip text="Return to player: what a game pays back over many rounds.">
          <Button variant="quiet">RTP 96.4 %</Button>
        </Tooltip>
      </div>
      <div className={styles.grid}>
        <ToastCard type="success" title="Deposit received" text="€50.00 is on your balance." onClose={nothing} />
        <ToastCard
          type="win"
          title="You won €128.40"
          text="Tide Pool, 32 times your stake"
          action={<a href="#main">See the round</a>}
          onClose={nothing}
        />
        <ToastCard
          type="warning"
          title="Your weekly limit is reached"
          text="You can play again on Monday."
          onClose={nothing}
        />
        <ToastCard
          type="error"
          title="The payment did not go through"
          text="Nothing was charged. Try another card."
          onClose={nothing}
        />
        <ToastCard text="Phone was added." onClose={nothing} />
      </div>
      <Dialog open={open === 'dialog'} onClose={close} title="Sign in" footer={<Button wide>Sign in</Button>}>
        <div className={styles.stack}>
          <TextField label="Email" type="email" data-autofocus />
          <TextField label="Password" type="password" />
        </div>
      </Dialog>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="Deposit"
        onBack={close}
        aside={<ProgressRadial step={1} steps={3} />}
        footer={<Button wide>Continue</Button>}
      >
        <AmountField
          label="Amount"
          currency="EUR"
          value={amount}
          onChange={setAmount}
          quickAmounts={[2000n, 5000n, 10000n]}
          focusFirst
        />
      </Sheet>
      <Drawer open={open === 'drawer'} onClose={close} title="Slip" footer={<Button wide>Place bet</Button>}>
        <p>Your picks are here.</p>
      </Drawer>
    </Section>
  );
}
