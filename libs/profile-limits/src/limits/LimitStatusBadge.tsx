import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LimitStatus } from '@croupier/contracts';
import { Badge } from '@croupier/ui-kit';

const names: Record<Exclude<LimitStatus, 'active'>, MessageDescriptor> = {
  unconfirmed: msg`Increase not confirmed`,
  confirmed: msg`Increase confirmed`,
  unconfirmed_disable: msg`Removal not confirmed`,
  confirmed_disable: msg`Removal confirmed`,
};

/** Renders the status of a limit being raised or removed. An active limit has no badge. */
export function LimitStatusBadge({ status }: { status: LimitStatus }) {
  const { i18n } = useLingui();
  return status === 'active' ? null : <Badge tone="signal">{i18n._(names[status])}</Badge>;
}
