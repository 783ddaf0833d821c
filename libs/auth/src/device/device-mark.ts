/** A form waits no longer for it. */
const PATIENCE_MS = 1_000;

const load = () => import('./fingerprint.ts');

/** `dfpc`, its script fetched when a form needs it; undefined where it does not come, and the form goes without. */
export async function deviceMark(script: typeof load = load): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));
  const made = script().then(({ fingerprint }) => fingerprint());
  return Promise.race([made.catch(() => undefined), late]);
}
