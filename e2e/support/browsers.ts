import path from 'node:path';
import { devices, type LaunchOptions } from '@playwright/test';

/** Firefox in place of Chromium. */
export const firefox = process.env['ENGINE'] === 'firefox';

/** Firefox is told of a phone by preferences: a coarse pointer that can't hover, and touch events. */
const COARSE = 1;
const EVERYWHERE = {
  'ui.prefersReducedMotion': 1,
  // Frames of other sites in the page's own process: elsewhere the driver's keys do not reach them.
  'fission.autostart': false,
  'fission.webContentIsolationStrategy': 0,
  // What its maker's services are asked for at the start.
  'app.normandy.enabled': false,
  'messaging-system.rsexperimentloader.enabled': false,
  'browser.backup.enabled': false,
};
const ON_PHONE = {
  'dom.w3c_touch_events.enabled': 1,
  'ui.primaryPointerCapabilities': COARSE,
  'ui.allPointerCapabilities': COARSE,
};

const firefoxOptions = (preferences: Record<string, number | boolean> = {}): LaunchOptions => ({
  executablePath: path.join(import.meta.dirname, 'firefox.ts'),
  env: { ...process.env, PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH']}` },
  firefoxUserPrefs: { ...EVERYWHERE, ...preferences },
});

/**
 * Returns the launch options of Chromium at `program`, else CHROMIUM, else Playwright's own. With `ENGINE=firefox`, of
 * the Firefox at FIREFOX.
 */
export function launchOptions(program = process.env['CHROMIUM']): LaunchOptions {
  if (firefox) return firefoxOptions();
  return {
    ...(program ? { executablePath: program } : {}),
    args: process.env['CHROMIUM_ARGS']?.split(' ') ?? [],
  };
}

/** For what needs the whole browser: to install a site, to go without a network, to be sent notices. */
export const wholeBrowser = { launchOptions: launchOptions(), serviceWorker: true };

/** Says of a device only what holds in Firefox: it is no Chrome, and draws each pixel once, which is enough for what is looked at. */
function inFirefox({ viewport, isMobile, hasTouch }: (typeof devices)[string]) {
  return {
    ...{ viewport, isMobile, hasTouch, browserName: 'firefox' as const, channel: 'moz-firefox' },
    launchOptions: firefoxOptions(isMobile ? ON_PHONE : {}),
  };
}
const inEngine = (device: (typeof devices)[string]) => (firefox ? inFirefox(device) : device);

export const desktop = inEngine({ ...devices['Desktop Chrome']!, viewport: { width: 1280, height: 800 } });
export const phone = inEngine(devices['Pixel 7']!);
