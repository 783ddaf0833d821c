import type { LaunchOptions } from '@playwright/test';

/** How a Chromium is started: `program`, else CHROMIUM, else Playwright's own. */
export function launchOptions(program = process.env['CHROMIUM']): LaunchOptions {
  return {
    ...(program ? { executablePath: program } : {}),
    args: process.env['CHROMIUM_ARGS']?.split(' ') ?? [],
  };
}

/** For what needs the whole browser: to install a site, to go without a network, to be sent notices. */
export const wholeBrowser = { launchOptions: launchOptions(), serviceWorker: true };
