import { Landmark, Mail, WalletCards } from 'lucide-react';
import { useState } from 'react';
import { AmountField } from '../fields/AmountField.tsx';
import { Checkbox } from '../fields/Checkbox.tsx';
import { DateField } from '../fields/DateField.tsx';
import { OtpField } from '../fields/OtpField.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { PhoneField } from '../fields/PhoneField.tsx';
import { RadioCards } from '../fields/RadioCards.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextArea, TextField } from '../fields/TextField.tsx';
import { Section } from './Section.tsx';
import styles from './showcase.module.css';

const methods = [
  {
    value: 'card',
    title: 'Card',
    detail: '€10 to €2,000, at once',
    image: <WalletCards size={28} aria-hidden="true" />,
  },
  {
    value: 'bank',
    title: 'Bank transfer',
    detail: '€20 to €10,000, one day',
    image: <Landmark size={28} aria-hidden="true" />,
  },
];
const countries = [
  { code: 'DE', name: 'Germany', callingCode: '49' },
  { code: 'NO', name: 'Norway', callingCode: '47' },
];
const quick = [2000n, 5000n, 10000n, 20000n];

export function FieldsShow() {
  const [amount, setAmount] = useState<bigint | null>(5000n);
  const [bitcoin, setBitcoin] = useState<bigint | null>(250000n);
  const [method, setMethod] = useState('card');
  const [date, setDate] = useState<string | null>(null);
  const [code, setCode] = useState('123');
  const [phone, setPhone] = useState({ country: 'DE', number: '' });
  return (
    <Section title="Fields">
      <div className={styles.grid}>
        <div className={styles.stack}>
          <AmountField
            label="Amount"
            currency="EUR"
            value={amount}
            onChange={setAmount}
            quickAmounts={quick}
            hint="€10 to €2,000"
          />
          <AmountField label="Amount in bitcoin" currency="BTC" value={bitcoin} onChange={setBitcoin} />
          <RadioCards label="Method" options={methods} value={method} onChange={setMethod} cardMinPx={300} />
        </div>
        <div className={styles.stack}>
          <TextField
            label="Email"
            type="email"
            lead={<Mail size={20} aria-hidden="true" />}
            placeholder="you@example.com"
          />
          <TextField label="Nickname" defaultValue="riverside" error="This nickname is taken. Try another one." />
          <PasswordField label="Password" hint="At least 8 characters" defaultValue="a long secret" />
          <SelectField label="Country" defaultValue="de">
            <option value="de">Germany</option>
            <option value="no">Norway</option>
          </SelectField>
          <TextField label="Switched off" disabled defaultValue="Nothing to type" />
        </div>
        <div className={styles.stack}>
          <DateField label="Date of birth" value={date} onChange={setDate} hint="You must be 18 or older." birthday />
          <PhoneField
            label="Phone"
            countries={countries}
            country={phone.country}
            onCountryChange={(country) => setPhone({ ...phone, country })}
            number={phone.number}
            onNumberChange={(number) => setPhone({ ...phone, number })}
          />
          <OtpField label="Code from your app" value={code} onChange={setCode} />
          <div>
            <Checkbox label="I am 18 or older and accept the terms" defaultChecked />
            <Checkbox label="Remember me" hint="Not on a shared device" />
            <Checkbox asSwitch label="Sound" defaultChecked />
            <Checkbox label="Terms" error="Please accept the terms to go on." />
          </div>
          <TextArea label="Message" placeholder="How can we help?" />
        </div>
      </div>
    </Section>
  );
}
