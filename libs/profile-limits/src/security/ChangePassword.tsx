import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { CallRefused, useApi } from '@croupier/api-client';
import { changePassword, NewPassword } from '@croupier/contracts';
import { refusalMessage } from '@croupier/i18n';
import { showToast } from '@croupier/shell';
import { Banner, Button, PasswordField } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import styles from '../section/section.module.css';
import { sessionsQuery } from './sessions.query.ts';

const Passwords = v.object({
  current_password: v.pipe(v.string(), v.nonEmpty('required')),
  password: v.pipe(
    v.string(),
    v.nonEmpty('required'),
    v.check((text) => text === '' || v.is(NewPassword, text), 'invalid'),
  ),
});
type Passwords = v.InferOutput<typeof Passwords>;

export function ChangePassword() {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const mutation = useMutation({ mutationFn: (body: Passwords) => api.call(changePassword, { body }) });
  const form = useForm<Passwords>({
    resolver: valibotResolver(Passwords),
    defaultValues: { current_password: '', password: '' },
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const wrong = (field: keyof Passwords) => {
    const code = errors[field]?.message;
    return code && refusalMessage(i18n, { path: [field], code });
  };

  const save = form.handleSubmit(async (values) => {
    try {
      await mutation.mutateAsync(values);
      form.reset();
      void queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey });
      showToast({ type: 'success', text: t`Your password has been changed. You’re signed out everywhere else.` });
    } catch (error) {
      if (!(error instanceof CallRefused)) return;
      for (const { path, code } of error.fields)
        if (path[0] === 'password' || path[0] === 'current_password')
          form.setError(path[0], { type: 'server', message: code });
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
        <PasswordField
          {...form.register('current_password')}
          label={<Trans>Current password</Trans>}
          autoComplete="current-password"
          error={wrong('current_password')}
        />
        <PasswordField
          {...form.register('password')}
          label={<Trans>New password</Trans>}
          autoComplete="new-password"
          error={wrong('password')}
          hint={<Trans>At least 8 characters.</Trans>}
        />
      </div>
      <div className={styles.submit}>
        <Button type="submit" loading={mutation.isPending}>
          <Trans>Change password</Trans>
        </Button>
      </div>
    </form>
  );
}
