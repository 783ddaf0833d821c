import * as v from 'valibot';

/** Message from the seller's page. */
const Message = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('height'), px: v.pipe(v.number(), v.finite()) }),
  v.object({ kind: v.literal('bought') }),
]);

/** Parameters to start the seller's page with. Source: specification §7. */
export interface SellerStart {
  widget_id: string;
  currencies: readonly string[];
  fiat_currencies: readonly string[];
  language: string;
  addresses: Readonly<Record<string, string>>;
}

interface SellerHears {
  onReady: () => void;
  onBought: () => void;
}

const [LEAST_PX, MOST_PX] = [320, 1200];

/**
 * Starts the seller's page once it is ready and handles its messages. Ignores other windows and origins. Returns a
 * function that disconnects it.
 */
export function connectSeller(frame: HTMLIFrameElement, start: SellerStart, { onReady, onBought }: SellerHears) {
  const { origin } = new URL(frame.src);
  const hear = ({ source, origin: from, data }: MessageEvent) => {
    if (source !== frame.contentWindow || from !== origin || !v.is(Message, data)) return;
    if (data.kind === 'height') frame.style.height = `${Math.min(Math.max(data.px, LEAST_PX), MOST_PX)}px`;
    else if (data.kind === 'bought') onBought();
    else {
      frame.contentWindow?.postMessage({ from: 'croupier', kind: 'start', ...start }, origin);
      onReady();
    }
  };
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
}
