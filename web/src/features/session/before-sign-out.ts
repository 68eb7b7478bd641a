type Work = () => Promise<unknown>;

const works = new Set<Work>();

/** Has something done before a person's session ends here, such as sending what is not saved yet. */
export function beforeSignOut(work: Work): void {
  works.add(work);
}

/** Does all of it and waits, but not for longer than so many milliseconds. */
export async function finishBeforeSignOut(patience: number): Promise<void> {
  const done = Promise.all([...works].map((work) => work()));
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, patience))]);
}
