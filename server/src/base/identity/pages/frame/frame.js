// Runs before the app on every page inside a partner's frame, which is known by the parameter `frame` of its address. The
// parameter has to stay there: on a reload it says who may frame the page.
const name = 'frame';
const partner = new URLSearchParams(location.search).get(name);

const withPartner = (address) => {
  const url = new URL(address ?? location.href, location.href);
  if (url.origin === location.origin) url.searchParams.set(name, partner);
  return url.href;
};

/** The part of a storage under names that begin so, as a storage of its own. */
function partOf(storage, start) {
  const names = () => Object.keys(storage).filter((one) => one.startsWith(start));
  return {
    get length() {
      return names().length;
    },
    key: (index) => names()[index]?.slice(start.length) ?? null,
    getItem: (one) => storage.getItem(start + one),
    setItem: (one, value) => storage.setItem(start + one, value),
    removeItem: (one) => storage.removeItem(start + one),
    clear: () => names().forEach((one) => storage.removeItem(one)),
  };
}

/** The session of a frame was begun by the entrance; no other one is used in it. */
function hasSession() {
  // The page around may be of the same site as we are, and the tab may have been ours before.
  const value = partOf(sessionStorage, `lectern.frame.${partner}.`);
  Object.defineProperty(window, 'sessionStorage', { value });
  if (value.getItem('lectern.embedded') === null) return false;
  const isSigningIn = ['/login', '/auth-callback'].includes(location.pathname);
  const names = Array.from({ length: value.length }, (_none, index) => value.key(index));
  return isSigningIn || names.some((one) => one.startsWith('lectern.oidc.user:'));
}

/** Whether this is one; a browser may keep nothing for a frame at all. */
function isOpen() {
  try {
    return hasSession();
  } catch {
    return false;
  }
}

if (window.top === window) {
  const url = new URL(location.href);
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
} else if (isOpen()) {
  for (const act of ['pushState', 'replaceState']) {
    const go = history[act].bind(history);
    history[act] = (state, unused, address) => go(state, unused, withPartner(address));
  }
  // Links that the app leaves to the browser.
  const keepPartner = ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link && !link.target && !link.download) link.href = withPartner(link.href);
  };
  document.addEventListener('click', keepPartner, { capture: true });
} else {
  location.replace(`/identity/frame-ended?${name}=${partner}`);
  // Nothing of the app may begin meanwhile.
  window.stop();
}
