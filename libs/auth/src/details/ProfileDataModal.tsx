import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { playerQuery, useApi } from '@croupier/api-client';
import { localeOf } from '@croupier/i18n';
import { useModal } from '@croupier/shell';
import { DialogContent, ErrorState, Skeleton } from '@croupier/ui-kit';
import { countriesQuery } from '../info/countries.query.ts';
import { projectQuery } from '../info/project.query.ts';
import { ProfileDataForm } from './ProfileDataForm.tsx';

export interface ProfileDataModalProps {
  /** Called once nothing is missing. */
  onSaved?: () => void;
}

/** Renders the form for missing profile data before the cashbox. Source: specification §4, Profile-completion popup. */
export function ProfileDataModal({ onSaved }: ProfileDataModalProps) {
  const api = useApi();
  const { i18n } = useLingui();
  const { close } = useModal();
  const player = useQuery(playerQuery(api)).data;
  const countries = useQuery(countriesQuery(api, localeOf(i18n)));
  const project = useQuery(projectQuery(api));
  if (countries.isError || project.isError) {
    const retry = () => void Promise.all([countries.refetch(), project.refetch()]);
    return (
      <DialogContent title={<Trans>A few details about you</Trans>}>
        <ErrorState as="h2" onRetry={retry} retrying={countries.isFetching || project.isFetching} />
      </DialogContent>
    );
  }
  if (!player || !countries.data || !project.data)
    return (
      <DialogContent title={<Trans>A few details about you</Trans>}>
        <Skeleton height={76} />
        <Skeleton height={76} />
      </DialogContent>
    );
  const done = () => {
    close();
    onSaved?.();
  };
  return (
    <ProfileDataForm
      player={player}
      countries={countries.data}
      legalAge={project.data.legal_age}
      onSaved={done}
      onLater={close}
    />
  );
}
