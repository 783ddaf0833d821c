import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProvider, type Resolver, useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useApi } from '@croupier/api-client';
import type { CountryInfo, Player } from '@croupier/contracts';
import { Button, DialogContent } from '@croupier/ui-kit';
import styles from '../frame/auth-frame.module.css';
import { failureText } from '../frame/failure-text.ts';
import { FormError } from '../frame/FormError.tsx';
import { CountryField } from '../sign-up/CountryField.tsx';
import {
  BirthField,
  FirstNameField,
  LastNameField,
  MobileField,
  PostalCodeField,
  StreetField,
  TownField,
} from '../sign-up/person-fields.tsx';
import { DEFAULT_PHONE_COUNTRY } from '../sign-up/phone-countries.ts';
import { placeRefusals, refusedFields } from '../sign-up/place-refusals.ts';
import { entriesOfStep, legalAgeIn, stepOfField, type StepRules } from '../sign-up/sign-up-steps.ts';
import type { SignUpField, SignUpValues } from '../sign-up/sign-up-values.ts';
import { detailsOf, missedFields, valuesOf } from './missed-fields.ts';
import { updateDetailsMutation } from './update-details.mutation.ts';

interface ProfileDataFormProps {
  player: Player;
  countries: readonly CountryInfo[];
  legalAge: number;
  onSaved: () => void;
  onLater: () => void;
}

/** Renders the sign-up fields that the account lacks, on one page. */
export function ProfileDataForm({ player, countries, legalAge, onSaved, onLater }: ProfileDataFormProps) {
  const { i18n } = useLingui();
  const id = useId();
  // Fixed at opening: a field must not disappear while the player is on it.
  const [fields] = useState(() => missedFields(player));
  const mutation = useMutation(updateDetailsMutation(useApi(), useQueryClient()));
  const [today] = useState(() => new Date());
  const rules = { countries, legalAge, today };
  const form = useForm<SignUpValues>({
    resolver: resolverOf(fields, rules),
    defaultValues: valuesOf(player, DEFAULT_PHONE_COUNTRY),
    mode: 'onTouched',
  });
  const country = useWatch({ control: form.control, name: 'country' });
  const save = form.handleSubmit(async (values) => {
    try {
      await mutation.mutateAsync(detailsOf(values, player));
      onSaved();
    } catch (error) {
      placeRefusals(form, i18n, error);
    }
  });
  const aboutTheWhole = mutation.isError && refusedFields(i18n, mutation.error).length === 0;
  return (
    <DialogContent
      title={<Trans>A few details about you</Trans>}
      footer={
        <div className={styles.answers}>
          <Button type="submit" form={id} size="large" wide loading={mutation.isPending}>
            <Trans>Save</Trans>
          </Button>
          <Button variant="quiet" wide onClick={onLater}>
            <Trans>Later</Trans>
          </Button>
        </div>
      }
    >
      <FormProvider {...form}>
        <form id={id} noValidate onSubmit={save} className={styles.form}>
          <p>
            <Trans>Before you deposit or withdraw, we need a few details. It takes about a minute.</Trans>
          </p>
          {aboutTheWhole && <FormError>{failureText(i18n, mutation.error)}</FormError>}
          <Fields fields={fields} countries={countries} legalAge={legalAgeIn(country, { countries, legalAge })} />
        </form>
      </FormProvider>
    </DialogContent>
  );
}

function Fields({ fields, countries, legalAge }: FieldsProps) {
  const has = (field: SignUpField) => fields.includes(field);
  return (
    <>
      {has('country') && <CountryField countries={countries} />}
      {has('first_name') && <FirstNameField first={!has('country')} />}
      {has('last_name') && <LastNameField />}
      {has('date_of_birth') && <BirthField legalAge={legalAge} />}
      {has('phone_number') && <MobileField countries={countries} />}
      {has('address') && <StreetField countries={countries} />}
      {has('postal_code') && <PostalCodeField />}
      {has('city') && <TownField />}
    </>
  );
}

interface FieldsProps {
  fields: readonly SignUpField[];
  countries: readonly CountryInfo[];
  legalAge: number;
}

/** Returns the sign-up's rules for these fields only. */
const resolverOf =
  (fields: readonly SignUpField[], rules: StepRules): Resolver<SignUpValues> =>
  async (values, context, options) => {
    const steps = [...new Set(fields.map(stepOfField))];
    const entries = await Promise.all(steps.map((step) => entriesOfStep(step, values, rules)));
    const wanted = Object.entries(Object.assign({}, ...entries) as v.ObjectEntries).filter(([name]) =>
      fields.includes(name as SignUpField),
    );
    return valibotResolver(v.looseObject(Object.fromEntries(wanted)))(
      values as never,
      context,
      options as never,
    ) as never;
  };
