/** Does something only while the page is in view. */
export const whileSeen = (act: () => void) => (): void => {
  if (document.visibilityState === 'visible') act();
};
