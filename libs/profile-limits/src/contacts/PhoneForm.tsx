import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { PhoneNumber } from '@croupier/contracts';
import { Button, TextField } from '@croupier/ui-kit';
import { sentence } from '../personal/profile-form.ts';
import styles from './contacts.module.css';

/** Removes the spaces, hyphens and brackets people type in phone numbers. */
const withoutGaps = (number: string) => number.replace(/[\s()/-]/gu, '');

const Wanted = v.object({
  number: v.pipe(
    v.string(),
    v.nonEmpty('required'),
    v.check((text) => text === '' || v.is(PhoneNumber, withoutGaps(text)), 'invalid'),
  ),
});
type Wanted = v.InferOutput<typeof Wanted>;

interface PhoneFormProps {
  error: string | undefined;
  pending: boolean;
  onSend: (number: string) => void;
  onCancel: () => void;
}

/** Renders the form for a phone number, to which a code is sent. */
export function PhoneForm({ error, pending, onSend, onCancel }: PhoneFormProps) {
  const { i18n } = useLingui();
  const form = useForm<Wanted>({ resolver: valibotResolver(Wanted), defaultValues: { number: '' }, mode: 'onTouched' });
  return (
    <form noValidate onSubmit={form.handleSubmit(({ number }) => onSend(withoutGaps(number)))} className={styles.form}>
      <TextField
        {...form.register('number')}
        label={<Trans>New phone number</Trans>}
        type="tel"
        autoComplete="tel"
        error={sentence(i18n, 'mobile_phone', form.formState.errors.number?.message) || error}
        hint={<Trans>With country code, for example +43 664 1234567</Trans>}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small" loading={pending}>
          <Trans>Send me a code</Trans>
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
