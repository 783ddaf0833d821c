import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { adoptPlayer, useApi } from '@croupier/api-client';
import { signInByLink } from '@croupier/contracts';
import { Button, EmptyState } from '@croupier/ui-kit';
import { AuthFrame } from '../frame/AuthFrame.tsx';
import { failureText } from '../frame/failure-text.ts';
import { FormError } from '../frame/FormError.tsx';

export interface SignInLinkProps {
  onSignedIn: () => void;
  /** App's link to the form, around a text. */
  signInLink: (text: ReactNode) => ReactNode;
}

/**
 * Renders the page of an operator's sign-in link. A person must press a button, because mail scanners open links too.
 */
export function SignInLink({ onSignedIn, signInLink }: SignInLinkProps) {
  const { i18n } = useLingui();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const take = () => {
      const { hash, pathname, search } = location;
      if (hash === '') return;
      setToken(hash.slice(1));
      // Remove it from the address at once: it must not appear in a history or on a screen.
      history.replaceState(history.state, '', pathname + search);
    };
    queueMicrotask(take);
    addEventListener('hashchange', take); // The same or a newer link opened in this tab.
    return () => removeEventListener('hashchange', take);
  }, []);
  const [api, queryClient] = [useApi(), useQueryClient()];
  const mutation = useMutation({
    mutationFn: (token: string) => api.call(signInByLink, { body: { token } }),
    onSuccess: (player) => {
      adoptPlayer(queryClient, player);
      onSignedIn();
    },
  });
  return (
    <AuthFrame
      layout="page"
      title={<Trans>Sign in with a link</Trans>}
      footer={
        token === null ? (
          signInLink(<Trans>Sign in</Trans>)
        ) : (
          <Button size="large" wide loading={mutation.isPending} onClick={() => mutation.mutate(token)}>
            <Trans>Sign in</Trans>
          </Button>
        )
      }
    >
      {mutation.isError && <FormError>{failureText(i18n, mutation.error)}</FormError>}
      <EmptyState
        as="h2"
        title={token === null ? <Trans>This link is incomplete</Trans> : <Trans>Is this device yours?</Trans>}
        text={
          token === null ? (
            <Trans>Please open the full link again. It works once and expires after a few minutes.</Trans>
          ) : (
            <Trans>The link works once. Anyone who presses the button is signed in to your account.</Trans>
          )
        }
      />
    </AuthFrame>
  );
}
