import { Trans } from '@lingui/react/macro';
import { PageHeading } from '@croupier/shell';
import { Section } from '../section/Section.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { SignInHistory } from './history/SignInHistory.tsx';
import { SessionList } from './SessionList.tsx';
import { TwoFactorSection } from './two-factor/TwoFactorSection.tsx';

/** Renders the password, two-factor sign-in, the sessions and the sign-in history. */
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
      <TwoFactorSection />
      <SessionList />
      <SignInHistory />
    </>
  );
}
