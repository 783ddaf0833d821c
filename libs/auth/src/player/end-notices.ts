/**
 * Whoever signs out here is told nothing here any more: somebody else may hold the device next. Its push service answers that the
 * browser has gone, and the site forgets it. Nobody waits for that.
 */
export async function endNotices(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const subscription = await registration?.pushManager?.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // The browser keeps no workers, or its push service is away.
  }
}
