/** A clock that moves only when it is told to, with the timers that wait for it. */
export class VirtualTime {
  now = 0;
  private tasks: { at: number; run: () => void }[] = [];

  readonly after = (milliseconds: number, run: () => void): (() => void) => {
    const task = { at: this.now + milliseconds, run };
    this.tasks.push(task);
    return () => (this.tasks = this.tasks.filter((one) => one !== task));
  };

  /** Lets so much time pass, one timer after the other, each with all that follows from it at once. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    await settled();
    for (let due = this.next(end); due; due = this.next(end)) {
      this.now = due.at;
      this.tasks = this.tasks.filter((one) => one !== due);
      due.run();
      await settled();
    }
    this.now = end;
  }

  private next(end: number) {
    return this.tasks.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  }
}

/** Lets everything that waits for nothing but its turn come to rest. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
