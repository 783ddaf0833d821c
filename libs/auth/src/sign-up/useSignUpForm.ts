import { valibotResolver } from '@hookform/resolvers/valibot';
import { useAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { CountryInfo, readProject, Reply } from '@croupier/contracts';
import { dropDraft, restoreDraft, storeDraft } from './draft-storage.ts';
import { DEFAULT_PHONE_COUNTRY } from './phone-countries.ts';
import { schemaOfStep } from './sign-up-steps.ts';
import { emptyValues, orderOf, type SignUpDraft, signUpDraftAtom, type SignUpValues } from './sign-up-values.ts';

interface Facts {
  countries: readonly CountryInfo[];
  project: Reply<typeof readProject>;
}

/**
 * Creates one form over all steps, each with its own checks. The input survives closing the popup and reloading, but
 * not closing the tab.
 */
export function useSignUpForm({ countries, project }: Facts) {
  const [draft, setDraft] = useAtom(signUpDraftAtom);
  const [start] = useState<SignUpDraft>(
    () => draft ?? restoreDraft() ?? { step: 1, values: suggested({ countries, project }), sent: null },
  );
  const step = draft?.step ?? start.step;
  const finished = useRef(false);

  const resolver: Resolver<SignUpValues> = async (values, context, options) => {
    const schema = await schemaOfStep(step, values, {
      countries,
      legalAge: project.legal_age,
      termsLater: !project.features.registration_checkbox,
      today: new Date(),
    });
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
      callback: ({ values }) =>
        !finished.current && setDraft((stored) => ({ ...(stored ?? start), values: { ...values } })),
    });
  }, [form, setDraft, start]);
  useEffect(() => void (draft && !finished.current && storeDraft(draft)), [draft]);

  const keep = (change: Partial<SignUpDraft>) =>
    setDraft((stored) => ({ ...(stored ?? start), values: { ...form.getValues() }, ...change }));
  const go = (to: number) => keep({ step: to });
  const { resume } = draft ?? start;
  /** Goes to the next step. After a reload, the first step returns to the step reached before. */
  const next = () => {
    setDraft((stored) => {
      const { resume: _, ...rest } = stored ?? start;
      return rest;
    });
    go(step === 1 && resume !== undefined ? Math.max(2, resume) : step + 1);
  };
  const finish = () => {
    finished.current = true; // Later changes of the form must not be stored.
    setDraft(null);
    dropDraft();
  };
  /** Returns the order to send. Stores it first, since its reply may be lost. */
  function order() {
    const { sent, ...next } = orderOf(form.getValues(), (draft ?? start).sent);
    keep({ sent });
    return next;
  }
  return { form, step, go, next, order, finish, restored: resume !== undefined };
}

/** Returns the region of a browser's language. Some browsers name invalid languages, such as "en-US@posix". */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

/**
 * Returns initial values with the likely country and currency: by the visitor's location, else by the region of the
 * browser's languages.
 */
function suggested({ countries, project }: Facts): SignUpValues {
  const find = (code: string | null | undefined) => countries.find((one) => one.code === code);
  const regions = navigator.languages.map(regionOf);
  const here = find(project.country) ?? regions.map(find).find((country) => country?.registration);
  return {
    ...emptyValues,
    country: here?.code ?? '',
    currency: here?.currency ?? project.currency,
    phone_country: here?.code ?? DEFAULT_PHONE_COUNTRY,
  };
}
