import { useApi } from '@croupier/api-client';
import { reportTransaction } from '@croupier/contracts';
import { useCashbox } from '../navigation/cashbox-navigation.ts';

/** Tells the browser's mark of a payment that was begun. Nothing waits for it, and nothing fails without it. */
export function useReportTransaction(): (paymentId: string) => void {
  const api = useApi();
  const { deviceMark } = useCashbox();
  return (payment_id) => {
    void deviceMark?.()
      .then((dfpc) => dfpc && api.call(reportTransaction, { body: { payment_id, dfpc } }))
      .catch(() => undefined);
  };
}
