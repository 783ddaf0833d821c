import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { CallRefused, useApi } from '@croupier/api-client';
import { PersonName, type Player } from '@croupier/contracts';
import { showToast } from '@croupier/shell';
import { Banner, Button, DateField, TextField } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import styles from '../section/section.module.css';
import { CountryField } from './CountryField.tsx';
import { changesOf, fits, placeRefusal, sentence } from './profile-form.ts';
import { updatePlayerMutation } from './update-player.mutation.ts';

interface Identity {
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
  country: string;
}
const identityFields = ['first_name', 'last_name', 'date_of_birth', 'country'] as const;

/** Renders the identity fields an account still lacks. Known values aren't asked for again. */
export function IdentityForm({ player }: { player: Player }) {
  const { t, i18n } = useLingui();
  const mutation = useMutation(updatePlayerMutation(useApi(), useQueryClient()));
  const { first_name, last_name, date_of_birth, country } = player;
  const form = useForm<Identity>({
    resolver: valibotResolver(
      v.object({
        first_name: fits(PersonName, true),
        last_name: fits(PersonName, true),
        country: fits(v.string(), true),
        date_of_birth: v.pipe(
          v.nullable(v.string()),
          v.check((born) => born !== null, 'required'),
        ),
      }),
    ),
    defaultValues: { first_name: first_name ?? '', last_name: last_name ?? '', date_of_birth, country: country ?? '' },
    mode: 'onTouched',
  });
  const { errors } = form.formState;

  const save = form.handleSubmit(async (values) => {
    try {
      await mutation.mutateAsync(changesOf({ ...values }, player));
      showToast({ type: 'success', text: t`Saved.` });
    } catch (error) {
      placeRefusal(form, identityFields, error);
    }
  });

  return (
    <form noValidate onSubmit={save} className={styles.form}>
      {mutation.isError && Object.keys(errors).length === 0 && (
        <Banner tone="danger" live>
          {failureText(i18n, mutation.error)}
        </Banner>
      )}
      <div className={styles.pair}>
        {!first_name && (
          <TextField
            {...form.register('first_name')}
            label={<Trans>First name</Trans>}
            autoComplete="given-name"
            error={sentence(i18n, 'first_name', errors.first_name?.message)}
          />
        )}
        {!last_name && (
          <TextField
            {...form.register('last_name')}
            label={<Trans>Last name</Trans>}
            autoComplete="family-name"
            error={sentence(i18n, 'last_name', errors.last_name?.message)}
          />
        )}
      </div>
      {!country && (
        <CountryField {...form.register('country')} error={sentence(i18n, 'country', errors.country?.message)} />
      )}
      {!date_of_birth && (
        <Controller
          control={form.control}
          name="date_of_birth"
          render={({ field }) => (
            <DateField
              label={<Trans>Date of birth</Trans>}
              birthday
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={sentence(i18n, 'date_of_birth', errors.date_of_birth?.message, refusedParams(mutation.error))}
            />
          )}
        />
      )}
      <div className={styles.submit}>
        <Button type="submit" loading={mutation.isPending}>
          <Trans>Save</Trans>
        </Button>
        <span className={styles.note}>
          <Trans>Please check carefully. You can only enter these once.</Trans>
        </span>
      </div>
    </form>
  );
}

/** Returns the parameters of a refusal, such as the legal age. */
const refusedParams = (error: unknown): Record<string, unknown> =>
  (error instanceof CallRefused ? error.fields[0]?.params : undefined) ?? {};
