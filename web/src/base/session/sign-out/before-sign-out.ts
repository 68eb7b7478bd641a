/** What stands between a person and the end of their session here, such as answers that are not sent yet. */
export type BeforeSignOut = {
  readonly finish: () => Promise<unknown>;
  /** The names of what is not finished and would be lost; null for what has none here. */
  readonly left: () => Promise<readonly (string | null)[]>;
  /** Deletes what is left. */
  readonly giveUp: () => Promise<unknown>;
};

const works = new Set<BeforeSignOut>();

export function beforeSignOut(work: BeforeSignOut): void {
  works.add(work);
}

/** Finishes all of it, but waits no longer than so many milliseconds, and names what is left. */
export async function finishBeforeSignOut(patience: number): Promise<readonly (string | null)[]> {
  const done = Promise.all([...works].map(({ finish }) => finish()));
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, patience))]);
  return (await Promise.all([...works].map(({ left }) => left()))).flat();
}

export async function giveUpBeforeSignOut(): Promise<void> {
  await Promise.all([...works].map(({ giveUp }) => giveUp()));
}
