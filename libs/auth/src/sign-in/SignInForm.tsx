import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { Clock } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useApi } from '@croupier/api-client';
import type { Player } from '@croupier/contracts';
import { refusalMessage } from '@croupier/i18n';
import { Banner, Button, PasswordField, TextField } from '@croupier/ui-kit';
import styles from '../frame/auth-frame.module.css';
import { AuthFrame, type AuthLayout } from '../frame/AuthFrame.tsx';
import { failureText } from '../frame/failure-text.ts';
import { FormError } from '../frame/FormError.tsx';
import { RegionClosed, useRegionClosed } from '../info/RegionClosed.tsx';
import { codeAwaitedAtom } from './code-awaited.ts';
import { OneTimeCode } from './OneTimeCode.tsx';
import { signInMutation } from './sign-in.mutation.ts';
import { offerToStore } from './stored-credentials.ts';
import { typedEmailAtom } from './typed-email.ts';
import { useFirstField } from './useFirstField.ts';

const Credentials = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('required')),
  password: v.pipe(v.string(), v.nonEmpty('required')),
});
type Credentials = v.InferOutput<typeof Credentials>;

export interface SignInFormProps {
  layout: AuthLayout;
  /** App's link to the sign-up, around a text. */
  signUpLink: (text: ReactNode) => ReactNode;
  /** App's link to the password recovery, around a text. */
  forgotLink: (text: ReactNode) => ReactNode;
  /** App's link to support, around a text, offered after a failure. */
  helpLink?: (text: ReactNode) => ReactNode;
  onSignedIn: (player: Player) => void;
  /** True if the session ended during use, which is explained above the form. */
  ended?: boolean;
}

/** Renders the form for email and password. Keeps the input after a refusal. */
export function SignInForm({ layout, signUpLink, forgotLink, helpLink, onSignedIn, ended = false }: SignInFormProps) {
  const { i18n } = useLingui();
  const id = useId();
  const mutation = useMutation(signInMutation(useApi(), useQueryClient()));
  const [codeAwaited, setCodeAwaited] = useAtom(codeAwaitedAtom);
  const [typed, setTyped] = useAtom(typedEmailAtom);
  const [expired, setExpired] = useState<string | null>(null);
  const fields = useFirstField(codeAwaited);
  const closed = useRegionClosed();
  const form = useForm<Credentials>({
    resolver: valibotResolver(Credentials),
    defaultValues: { email: typed, password: '' },
    mode: 'onTouched',
  });
  const wrong = (name: keyof Credentials) => {
    const code = form.formState.errors[name]?.message;
    return code && refusalMessage(i18n, { path: ['user', name], code });
  };

  const submit = form.handleSubmit(async (credentials) => {
    setExpired(null);
    const player = await mutation.mutateAsync(credentials).catch(() => undefined);
    if (player === null) {
      mutation.reset();
      setCodeAwaited(true);
      // The password was correct, and without the code it opens nothing.
      void offerToStore(credentials.email, credentials.password);
    }
    if (!player) return;
    void offerToStore(credentials.email, credentials.password);
    setTyped('');
    onSignedIn(player);
  });

  if (closed) return <RegionClosed layout={layout} what="sign-in" />;
  if (codeAwaited) {
    const startOver = (sentence: string | null) => {
      setExpired(sentence);
      setCodeAwaited(false);
    };
    const signedIn = (player: Player) => {
      setCodeAwaited(false);
      setTyped('');
      onSignedIn(player);
    };
    return <OneTimeCode layout={layout} onSignedIn={signedIn} onExpired={startOver} onBack={() => startOver(null)} />;
  }
  return (
    <AuthFrame
      layout={layout}
      title={<Trans>Sign in</Trans>}
      footer={
        <div className={styles.foot}>
          <Button type="submit" form={id} size="large" wide loading={mutation.isPending}>
            <Trans>Sign in</Trans>
          </Button>
          <p className={styles.beside}>{forgotLink(<Trans>Forgot your password?</Trans>)}</p>
          {mutation.isError && helpLink && (
            <p className={styles.beside}>{helpLink(<Trans>Still not working? Contact us</Trans>)}</p>
          )}
          <p className={styles.beside}>
            <Trans>New here?</Trans> {signUpLink(<Trans>Open an account</Trans>)}
          </p>
        </div>
      }
    >
      <form ref={fields} id={id} noValidate onSubmit={submit} className={styles.form}>
        {expired && !mutation.isError && <FormError>{expired}</FormError>}
        {ended && !expired && !mutation.isError && (
          <Banner tone="signal" live icon={<Clock size={20} aria-hidden="true" />}>
            <Trans>Your session has ended. Nothing was lost. Sign in again to continue where you left off.</Trans>
          </Banner>
        )}
        {mutation.isError && <FormError>{failureText(i18n, mutation.error)}</FormError>}
        <TextField
          {...form.register('email', { onChange: ({ target }) => setTyped(target.value) })}
          label={<Trans>Email</Trans>}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          error={wrong('email')}
        />
        <PasswordField
          {...form.register('password')}
          label={<Trans>Password</Trans>}
          autoComplete="current-password"
          error={wrong('password')}
        />
      </form>
    </AuthFrame>
  );
}
