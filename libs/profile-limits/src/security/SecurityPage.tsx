import { Trans } from '@lingui/react/macro';
import { PageHeading } from '@croupier/shell';
import { Section } from '../section/Section.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { SessionList } from './SessionList.tsx';

/** The password, and where it was used to sign in. */
export function SecurityPage() {
  return (
    <>
      <PageHeading>
        <Trans>Security</Trans>
      </PageHeading>
      <Section
        title={<Trans>Password</Trans>}
        text={<Trans>Changing your password signs you out everywhere else.</Trans>}
      >
        <ChangePassword />
      </Section>
      <SessionList />
    </>
  );
}
