import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => cleanup());

// Each file starts with an empty browser, whatever another left.
if (typeof document !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
}

// Components with a separate chunk need longer on a busy machine than the default of one second.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has the dialog element but not its methods.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

// It has no popovers either: adds the methods, the events, and the button that names one.
if (typeof HTMLElement !== 'undefined' && !('showPopover' in HTMLElement.prototype)) {
  const opened = new WeakSet<Element>();
  function toggle(panel: HTMLElement, open: boolean): void {
    if (opened.has(panel) === open) return;
    const states = { newState: open ? 'open' : 'closed', oldState: open ? 'closed' : 'open' };
    panel.dispatchEvent(Object.assign(new Event('beforetoggle'), states));
    if (open) opened.add(panel);
    else opened.delete(panel);
    // Its style sheet hides closed panels, and jsdom never matches the open state.
    panel.style.display = open ? 'block' : '';
    panel.dispatchEvent(Object.assign(new Event('toggle'), states));
  }
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, true);
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false);
    },
  });
  addEventListener('click', ({ target }) => {
    const id = target instanceof Element && target.closest('[popovertarget]')?.getAttribute('popovertarget');
    const panel = id && document.getElementById(id);
    if (panel && 'showPopover' in panel) toggle(panel, !opened.has(panel)); // A test may remove them.
  });
}
