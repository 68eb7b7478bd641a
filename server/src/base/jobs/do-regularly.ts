/**
 * Does a piece of work every so often until the result is called, which waits for what is being done. One that takes
 * longer is not begun a second time meanwhile: else it would take one connection after the other from those who wait.
 */
export function doRegularly(
  everyMs: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let doing: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    doing ??= work()
      .catch(onError)
      .finally(() => (doing = null));
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await doing;
  };
}
