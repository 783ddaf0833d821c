import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Banner, Checkbox, PasswordField, TextField } from '@croupier/ui-kit';
import type { SignUpValues } from './sign-up-values.ts';
import { useFieldText } from './useFieldText.ts';

const SHORTEST = 8;

interface AccountStepProps {
  /** True if the terms are accepted after the sign-up. */
  termsLater: boolean;
  legalAge: number;
  /** True after a reload: the form has everything but the password. */
  restored: boolean;
  /** App's links to the documents to accept, around a text. */
  termsLink: (text: ReactNode) => ReactNode;
  privacyLink: (text: ReactNode) => ReactNode;
  /** Link to sign in with an email that is already taken. */
  signInLink: (text: ReactNode) => ReactNode;
}

/** Renders the step for email, password and consent. No box is ticked by default. */
export function AccountStep({ legalAge, termsLater, termsLink, privacyLink, signInLink, restored }: AccountStepProps) {
  const { register, formState } = useFormContext<SignUpValues>();
  const text = useFieldText();
  const emailTaken = formState.errors.email?.type === 'server:taken';
  return (
    <>
      {restored && (
        <Banner>
          <Trans>What you typed is still here, except your password. Please type it again.</Trans>
        </Banner>
      )}
      <TextField
        {...register('email')}
        label={<Trans>Email</Trans>}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus={restored ? undefined : true}
        error={text('email')}
        hint={emailTaken ? signInLink(<Trans>Sign in with this email</Trans>) : undefined}
      />
      <PasswordField
        {...register('password')}
        label={<Trans>Password</Trans>}
        autoComplete="new-password"
        data-autofocus={restored || undefined}
        error={text('password')}
        hint={<PasswordHint />}
      />
      {!termsLater && (
        <Checkbox
          {...register('terms_acceptance')}
          label={
            <Trans>
              I am at least {legalAge} years old and accept the {termsLink(<Trans>terms</Trans>)} and the{' '}
              {privacyLink(<Trans>privacy notice</Trans>)}
            </Trans>
          }
          error={text('terms_acceptance')}
        />
      )}
      <Checkbox
        {...register('receive_promos')}
        label={<Trans>Tell me about offers</Trans>}
        hint={<Trans>By email. You can stop them at any time.</Trans>}
      />
    </>
  );
}

/** Renders how many characters are still missing, or that the password is long enough. */
function PasswordHint() {
  const length = [...useWatch<SignUpValues, 'password'>({ name: 'password' })].length;
  if (length >= SHORTEST) return <Trans>Long enough.</Trans>;
  if (length === 0)
    return <Trans>At least 8 characters. A few unrelated words are easy to remember and hard to guess.</Trans>;
  return <Plural value={SHORTEST - length} one="# more character" other="# more characters" />;
}
