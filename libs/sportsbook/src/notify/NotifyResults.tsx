import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { Checkbox } from '@croupier/ui-kit';
import { askPermission, notifyResultsAtom, permissionNow } from './notifications.ts';

/**
 * Renders the switch for result notifications. Turning it on requests the browser's permission, and a refusal is
 * respected.
 */
export function NotifyResults() {
  const { t } = useLingui();
  const [on, setOn] = useAtom(notifyResultsAtom);
  const [permission, setPermission] = useState(permissionNow);
  if (permission === null) return null;
  const turn = async (wanted: boolean) => {
    const allowed = wanted ? await askPermission() : permission;
    setPermission(allowed);
    setOn(wanted && allowed === 'granted');
  };
  const denied = permission === 'denied';
  return (
    <div>
      <Checkbox
        asSwitch
        label={t`Notify me when my bets are settled`}
        hint={t`As a browser notification, while one of our pages is open in the background. Amounts aren’t shown.`}
        checked={on && permission === 'granted'}
        disabled={denied}
        onChange={({ target }) => void turn(target.checked)}
      />
      {denied && (
        <p role="status">
          <Trans>
            Your browser blocks notifications from this site. Allow them in your browser settings, then turn this on.
          </Trans>
        </p>
      )}
    </div>
  );
}
