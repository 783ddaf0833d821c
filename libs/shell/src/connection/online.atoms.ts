import { atom } from 'jotai/vanilla';

/** True while the device has a network; true on the server. */
export const onlineAtom = /* @__PURE__ */ createOnlineAtom();

function createOnlineAtom() {
  const online = atom(true);
  online.onMount = (set) => {
    const update = () => set(navigator.onLine);
    update();
    addEventListener('online', update);
    addEventListener('offline', update);
    return () => {
      removeEventListener('online', update);
      removeEventListener('offline', update);
    };
  };
  return online;
}
