import { useLingui } from '@lingui/react/macro';
import { Settings2 } from 'lucide-react';
import { openModal } from '@croupier/shell';
import { IconButton } from '@croupier/ui-kit';

/** Renders a button on the slip that opens the odds formats and the quick stakes. */
export function SettingsButton() {
  const { t } = useLingui();
  return (
    <IconButton
      label={t`Betting settings`}
      icon={<Settings2 size={20} aria-hidden="true" />}
      onClick={() => openModal('betting-settings')}
    />
  );
}
