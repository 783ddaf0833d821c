/**
 * Unsubscribes this browser from notifications at sign-out, since another person may use the device next. Its push
 * service then reports the browser as gone, and the site deletes it. Sign-out doesn't wait for this.
 */
export async function endNotices(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const subscription = await registration?.pushManager?.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // The browser has no workers, or its push service is unavailable.
  }
}
