import type { AppServices } from '@croupier/web-app';

/** What the home shows, loaded together. */
export async function homeData(_entering: { readonly context: AppServices }): Promise<void> {}
