import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useApi } from '@croupier/api-client';
import {
  City,
  Nickname,
  type Player,
  PostalCode,
  postalCodeExamples,
  postalCodeMasks,
  StreetAddress,
} from '@croupier/contracts';
import { showToast } from '@croupier/shell';
import { Banner, Button, TextField } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import styles from '../section/section.module.css';
import { changesOf, fits, placeRefusal, sentence } from './profile-form.ts';
import { updatePlayerMutation } from './update-player.mutation.ts';

const contactFields = ['address', 'postal_code', 'city', 'nickname'] as const;
type Contact = Record<(typeof contactFields)[number], string>;

const contactOf = ({ address, postal_code, city, nickname }: Player): Contact => ({
  address: address ?? '',
  postal_code: postal_code ?? '',
  city: city ?? '',
  nickname: nickname ?? '',
});

/** Renders the form for address and nickname. */
export function ContactForm({ player }: { player: Player }) {
  const { t, i18n } = useLingui();
  const mutation = useMutation(updatePlayerMutation(useApi(), useQueryClient()));
  const form = useForm<Contact>({
    resolver: valibotResolver(
      v.object({
        address: fits(StreetAddress, player.address),
        postal_code: fits(PostalCode, player.postal_code),
        city: fits(City, player.city),
        nickname: fits(Nickname, null),
      }),
    ),
    defaultValues: contactOf(player),
    mode: 'onTouched',
  });
  const { errors, isDirty } = form.formState;
  const example = player.country ? postalCodeExamples[player.country] : undefined;

  async function save(values: Contact) {
    const changes = changesOf(values, player);
    if (Object.keys(changes).length === 0) return form.reset(contactOf(player));
    try {
      form.reset(contactOf(await mutation.mutateAsync(changes)));
      showToast({ type: 'success', text: t`Saved.` });
    } catch (error) {
      placeRefusal(form, contactFields, error);
    }
  }

  const wrong = (field: keyof Contact) => sentence(i18n, field, errors[field]?.message);
  return (
    <form noValidate onSubmit={form.handleSubmit(save)} className={styles.form}>
      {mutation.isError && Object.keys(errors).length === 0 && (
        <Banner tone="danger" live>
          {failureText(i18n, mutation.error)}
        </Banner>
      )}
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
          mask={postalCodeMasks[player.country ?? '']}
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
        hint={<Trans>Other players see this in winner lists.</Trans>}
      />
      <div className={styles.submit}>
        <Button type="submit" loading={mutation.isPending} disabled={!isDirty}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
