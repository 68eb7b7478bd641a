// Signs out and in inside a partner's frame, out of sight. What is kept is kept for this frame only: the storage of a
// frame belongs to its tab and, in browsers that keep sites apart, to the page around it. No cookie has a part in it.
const { code, partner, group, course } = JSON.parse(document.querySelector('[data-entrance]').dataset.entrance);
const frame = `frame=${partner}`;
// Of what stands here the app sees nothing outside of a frame; frame.js hands it on there.
const kept = `lectern.frame.${partner}.lectern.embedded`;

// A code that nobody can read off the address is copied into no link and no history.
history.replaceState(null, '', `/iframe/-/${group}/${course}?${frame}`);

/** Opens a page of the identity provider in a hidden frame and reads what it says. */
const openHidden = (address) =>
  new Promise((said) => {
    const hidden = document.createElement('iframe');
    hidden.hidden = true;
    hidden.addEventListener('load', () => {
      const words = hidden.contentDocument?.querySelector('[data-frame]')?.dataset.frame;
      hidden.remove();
      said(words ? JSON.parse(words) : {});
    });
    hidden.src = address;
    document.body.append(hidden);
  });

const leave = (why) => location.replace(`/identity/frame-ended?${frame}&why=${why}`);

async function enter() {
  sessionStorage.setItem(kept, '{}');
  await openHidden(`/identity/autologout?${frame}`);
  const { ticket, why } = await openHidden(`/identity/autologin?ac=${encodeURIComponent(code)}`);
  if (!ticket) return leave(why ?? 'UNKNOWN');
  sessionStorage.setItem(kept, JSON.stringify({ partner, group, course, ticket }));
  setTimeout(() => location.replace(`/login?${frame}`), 1000);
}

enter().catch(() => leave('STORAGE'));
