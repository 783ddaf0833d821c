import { createFileRoute } from '@tanstack/react-router';
import { refusalCatalog } from '@croupier/i18n';
import { catalog as profileCatalog } from '@croupier/profile-limits';
import { needsPlayer } from '../guards.ts';
import { ProfileFrame } from '../profile/ProfileFrame.tsx';

export const Route = createFileRoute('/users')({
  staticData: { texts: [profileCatalog, refusalCatalog] },
  beforeLoad: needsPlayer,
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: () => <ProfileFrame />,
});
