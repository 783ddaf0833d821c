import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useApi } from '@croupier/api-client';
import type { CountryInfo, Player, readProject, Reply } from '@croupier/contracts';
import { Button, Stepper } from '@croupier/ui-kit';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { deviceMark } from '../device/device-mark.ts';
import styles from '../frame/auth-frame.module.css';
import { AuthFrame, type AuthLayout } from '../frame/AuthFrame.tsx';
import { failureText } from '../frame/failure-text.ts';
import { FormError } from '../frame/FormError.tsx';
import { AccountStep } from './AccountStep.tsx';
import { AddressStep } from './AddressStep.tsx';
import { findRefused } from './check-account.ts';
import { CurrencyStep } from './CurrencyStep.tsx';
import { PersonalStep } from './PersonalStep.tsx';
import { placeRefusals, refusedFields } from './place-refusals.ts';
import { legalAgeIn, stepOfField, STEPS } from './sign-up-steps.ts';
import { signUpMutation } from './sign-up.mutation.ts';
import { useSignUpForm } from './useSignUpForm.ts';

export interface SignUpFormProps {
  layout: AuthLayout;
  /** App's links, around a text. */
  signInLink: (text: ReactNode) => ReactNode;
  termsLink: (text: ReactNode) => ReactNode;
  privacyLink: (text: ReactNode) => ReactNode;
  countries: readonly CountryInfo[];
  project: Reply<typeof readProject>;
  onDone: (player: Player) => void;
}

export function SignUpForm(props: SignUpFormProps) {
  const { layout, signInLink, countries, project, onDone } = props;
  const { i18n } = useLingui();
  const id = useId();
  const api = useApi();
  const mutation = useMutation(signUpMutation(api, useQueryClient()));
  const { form, step, go, next, order, finish, restored } = useSignUpForm({ countries, project });
  const captcha = useCaptcha('sign_up');
  const fields = useFocus(step, form.formState.submitCount);

  const submit = form.handleSubmit(async () => {
    if (step === stepOfField('email')) {
      const { email, password } = form.getValues();
      const refused = await findRefused(api, { email: email.trim(), password });
      if (refused) return void placeRefusals(form, i18n, refused);
    }
    if (step < STEPS) return next();
    try {
      const player = await mutation.mutateAsync({
        ...order(),
        captcha: await captcha.token(),
        dfpc: await deviceMark(),
      });
      finish();
      onDone(player);
    } catch (error) {
      const back = placeRefusals(form, i18n, error);
      if (back !== null) go(back);
    }
  });

  const aboutTheWhole = step === STEPS && mutation.isError && refusedFields(i18n, mutation.error).length === 0;
  const names = [
    <Trans key="1">Account</Trans>,
    <Trans key="2">Currency</Trans>,
    <Trans key="3">About you</Trans>,
    <Trans key="4">Address</Trans>,
  ];
  return (
    <AuthFrame
      layout={layout}
      title={<Trans>Open an account</Trans>}
      onBack={step > 1 ? () => go(step - 1) : undefined}
      footer={
        <div className={styles.foot}>
          <Button type="submit" form={id} size="large" wide loading={form.formState.isSubmitting}>
            {step < STEPS ? <Trans>Continue</Trans> : <Trans>Open my account</Trans>}
          </Button>
          {step === 1 && (
            <p className={styles.beside}>
              <Trans>Already have an account?</Trans> {signInLink(<Trans>Sign in</Trans>)}
            </p>
          )}
        </div>
      }
    >
      <Stepper step={step} steps={STEPS} name={names[step - 1]} />
      <FormProvider {...form}>
        <form id={id} noValidate onSubmit={submit} className={styles.form}>
          <div ref={fields} className={styles.form}>
            {aboutTheWhole && <FormError>{failureText(i18n, mutation.error)}</FormError>}
            <Step
              {...props}
              step={step}
              restored={restored}
              legalAge={legalAgeIn(form.getValues('country'), { countries, legalAge: project.legal_age })}
            />
          </div>
          {captcha.frame}
        </form>
      </FormProvider>
    </AuthFrame>
  );
}

interface StepProps extends SignUpFormProps {
  step: number;
  legalAge: number;
  restored: boolean;
}

function Step({ step, countries, legalAge, restored, ...links }: StepProps) {
  const termsLater = !links.project.features.registration_checkbox;
  if (step === 1) return <AccountStep {...links} restored={restored} legalAge={legalAge} termsLater={termsLater} />;
  if (step === 2) return <CurrencyStep countries={countries} />;
  if (step === 3) return <PersonalStep countries={countries} legalAge={legalAge} />;
  return <AddressStep countries={countries} />;
}

/** Moves the focus to the next step, or to the first error. */
function useFocus(step: number, attempts: number) {
  const fields = useRef<HTMLDivElement>(null);
  const before = useRef({ step, attempts });
  useEffect(() => {
    const previous = before.current;
    before.current = { step, attempts };
    if (previous.step === step && previous.attempts === attempts) return;
    const wrong = fields.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    const first = previous.step === step ? null : fields.current?.querySelector<HTMLElement>('[data-autofocus]');
    (wrong ?? first)?.focus();
  }, [step, attempts]);
  return fields;
}
