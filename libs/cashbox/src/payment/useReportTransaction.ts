import { useApi } from '@croupier/api-client';
import { reportTransaction } from '@croupier/contracts';
import { useCashbox } from '../navigation/cashbox-navigation.ts';

/**
 * Returns a function that sends the device mark of a started payment. Nothing waits for it, and its failure is ignored.
 */
export function useReportTransaction(): (paymentId: string) => void {
  const api = useApi();
  const { deviceMark } = useCashbox();
  return (payment_id) => {
    void deviceMark?.()
      .then((dfpc) => dfpc && api.call(reportTransaction, { body: { payment_id, dfpc } }))
      .catch(() => undefined);
  };
}
