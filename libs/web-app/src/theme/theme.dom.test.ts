import { beforeEach, expect, test, vi } from 'vitest';
import { currentTheme, followDevice, setTheme, themeScript } from './theme.ts';

const origins = { casino: 'http://localhost', sport: 'http://b', games: 'http://c', payments: 'http://d' };

/** Stub of a device with dark or light colours that can change. */
class Device extends EventTarget {
  matches = false;
  turn(dark: boolean) {
    this.matches = dark;
    this.dispatchEvent(new Event('change'));
  }
}
let device: Device;

beforeEach(() => {
  device = new Device();
  vi.stubGlobal('matchMedia', () => device);
  document.cookie = 'theme=;max-age=0;path=/';
  delete document.documentElement.dataset['theme'];
});

/** Returns the theme of a newly opened document. */
function painted() {
  delete document.documentElement.dataset['theme'];
  new Function(themeScript)();
  return currentTheme();
}

// shows: constant:theme
test('without a choice the device decides, and light is the default', () => {
  expect(painted()).toBe('light');
  device.matches = true;
  expect(painted()).toBe('dark');
});

test('what was chosen stands above the device, both ways', () => {
  setTheme('dark', origins);
  expect(painted()).toBe('dark');
  setTheme('light', origins);
  device.matches = true;
  expect(painted()).toBe('light');
});

test('a device that turns dark takes the page along, until somebody chooses', () => {
  const changed = vi.fn();
  const stop = followDevice(changed);
  device.turn(true);
  expect([currentTheme(), changed.mock.lastCall]).toEqual(['dark', ['dark']]);
  setTheme('light', origins);
  device.turn(false);
  device.turn(true);
  expect(currentTheme()).toBe('light');
  stop();
});
