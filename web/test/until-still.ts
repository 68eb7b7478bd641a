/** Waits until nothing has changed on the page for so many frames. It stands alone, so that it can be sent into a page. */
export async function untilStill(frames: number): Promise<void> {
  let still = 0;
  const changes = new MutationObserver(() => (still = 0));
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (still++ < frames) await new Promise(requestAnimationFrame);
  changes.disconnect();
}
