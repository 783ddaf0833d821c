import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { CallRefused, useApi } from '@croupier/api-client';
import {
  City,
  PersonName,
  type Player,
  PhoneNumber,
  PostalCode,
  postalCodeExamples,
  StreetAddress,
} from '@croupier/contracts';
import { openModal, showToast } from '@croupier/shell';
import { Banner, Button, TextField } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import styles from '../section/section.module.css';
import { changesOf, fits, placeRefusal, sentence } from './profile-form.ts';
import { updatePlayerMutation } from './update-player.mutation.ts';

const contactFields = ['mobile_phone', 'address', 'postal_code', 'city', 'nickname'] as const;
type Contact = Record<(typeof contactFields)[number], string>;

const contactOf = ({ mobile_phone, address, postal_code, city, nickname }: Player): Contact => ({
  mobile_phone: mobile_phone ?? '',
  address: address ?? '',
  postal_code: postal_code ?? '',
  city: city ?? '',
  nickname: nickname ?? '',
});

/** People type spaces, hyphens and brackets into phone numbers. */
const Phone = v.pipe(
  v.string(),
  v.transform((number) => number.replace(/[\s()/-]/gu, '')),
  PhoneNumber,
);

/** Phone, address, nickname. Another phone number asks for the password first. */
export function ContactForm({ player }: { player: Player }) {
  const { t, i18n } = useLingui();
  const mutation = useMutation(updatePlayerMutation(useApi(), useQueryClient()));
  const form = useForm<Contact>({
    resolver: valibotResolver(
      v.object({
        mobile_phone: fits(Phone, player.mobile_phone),
        address: fits(StreetAddress, player.address),
        postal_code: fits(PostalCode, player.postal_code),
        city: fits(City, player.city),
        nickname: fits(PersonName, null),
      }),
    ),
    defaultValues: contactOf(player),
    mode: 'onTouched',
  });
  const { errors, isDirty } = form.formState;
  const example = player.country ? postalCodeExamples[player.country] : undefined;

  async function save(values: Contact) {
    const changes = changesOf({ ...values, mobile_phone: values.mobile_phone.replace(/[\s()/-]/gu, '') }, player);
    if (Object.keys(changes).length === 0) return form.reset(contactOf(player));
    try {
      form.reset(contactOf(await mutation.mutateAsync(changes)));
      showToast({ type: 'success', text: t`Saved.` });
    } catch (error) {
      const asksAgain = error instanceof CallRefused && error.has('reauthentication_required');
      if (asksAgain) openModal('confirm-password', { onConfirmed: () => void save(values) });
      else placeRefusal(form, contactFields, error);
    }
  }

  const wrong = (field: keyof Contact) => sentence(i18n, field, errors[field]?.message);
  const waitsForPassword = mutation.error instanceof CallRefused && mutation.error.has('reauthentication_required');
  return (
    <form noValidate onSubmit={form.handleSubmit(save)} className={styles.form}>
      {mutation.isError && !waitsForPassword && Object.keys(errors).length === 0 && (
        <Banner tone="danger" live>
          {failureText(i18n, mutation.error)}
        </Banner>
      )}
      <TextField
        {...form.register('mobile_phone')}
        label={<Trans>Mobile number</Trans>}
        type="tel"
        autoComplete="tel"
        error={wrong('mobile_phone')}
        hint={<Trans>With country code, such as +43 664 1234567</Trans>}
      />
      <TextField
        {...form.register('address')}
        label={<Trans>Street and house number</Trans>}
        autoComplete="street-address"
        error={wrong('address')}
      />
      <div className={styles.pair}>
        <TextField
          {...form.register('postal_code')}
          label={<Trans>Postal code</Trans>}
          autoComplete="postal-code"
          error={wrong('postal_code')}
          hint={example && <Trans>For example {example}</Trans>}
        />
        <TextField
          {...form.register('city')}
          label={<Trans>Town or city</Trans>}
          autoComplete="address-level2"
          error={wrong('city')}
        />
      </div>
      <TextField
        {...form.register('nickname')}
        label={<Trans>Nickname</Trans>}
        note={<Trans>optional</Trans>}
        autoComplete="nickname"
        error={wrong('nickname')}
        hint={<Trans>What other players see in lists of winners.</Trans>}
      />
      <div className={styles.submit}>
        <Button type="submit" loading={mutation.isPending} disabled={!isDirty}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
