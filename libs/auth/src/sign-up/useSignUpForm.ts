import { valibotResolver } from '@hookform/resolvers/valibot';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { CountryInfo, readProject, Reply } from '@croupier/contracts';
import { schemaOfStep } from './sign-up-steps.ts';
import { emptyValues, orderOf, type SignUpDraft, signUpDraftAtom, type SignUpValues } from './sign-up-values.ts';

interface Facts {
  countries: readonly CountryInfo[];
  project: Reply<typeof readProject>;
}

/** One form over all steps; each step checks its own fields. What is typed outlives the popup, but not the tab. */
export function useSignUpForm({ countries, project }: Facts) {
  const [draft, setDraft] = useAtom(signUpDraftAtom);
  const [start] = useState<SignUpDraft>(
    () => draft ?? { step: 1, values: suggested({ countries, project }), sent: null },
  );
  const step = draft?.step ?? start.step;

  const resolver: Resolver<SignUpValues> = async (values, context, options) => {
    const schema = await schemaOfStep(step, values, { countries, legalAge: project.legal_age, today: new Date() });
    return valibotResolver(schema)(values, context, options) as never;
  };
  const form = useForm<SignUpValues>({
    resolver,
    defaultValues: start.values,
    mode: 'onTouched',
    shouldFocusError: false,
  });

  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => setDraft((stored) => ({ ...(stored ?? start), values: { ...values } })),
    });
  }, [form, setDraft, start]);

  const keep = (change: Partial<SignUpDraft>) =>
    setDraft((stored) => ({ ...(stored ?? start), values: { ...form.getValues() }, ...change }));
  const go = (to: number) => keep({ step: to });
  /** What to send now. Kept before it is sent: its answer may be lost. */
  function order() {
    const next = orderOf(form.getValues(), (draft ?? start).sent);
    keep({ sent: next });
    return next;
  }
  return { form, step, go, order };
}

/** Where the visitor is says which country and currency are likely; without that, the region of the browser's languages. */
function suggested({ countries, project }: Facts): SignUpValues {
  const find = (code: string | null | undefined) => countries.find((one) => one.code === code);
  const regions = navigator.languages.map((language) => new Intl.Locale(language).region);
  const here = find(project.country) ?? regions.map(find).find((country) => country?.registration);
  return {
    ...emptyValues,
    country: here?.code ?? '',
    currency: here?.currency ?? project.currency,
    phone_country: here?.code ?? countries[0]?.code ?? '',
  };
}
