const lookEvery = 30_000;
const signsOfLife = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Calls back while the person reads or writes, at most every half minute. Whoever reads a long page sends no call that
 * would renew the session, and would be asked to sign in at its end.
 */
export function whileActive(look: () => void): void {
  let last = 0;
  const alive = () => {
    if (Date.now() - last < lookEvery) return;
    last = Date.now();
    look();
  };
  for (const sign of signsOfLife) document.addEventListener(sign, alive, { passive: true, capture: true });
}
