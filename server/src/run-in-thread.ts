import { Worker } from 'node:worker_threads';

/** What a thread may take: seconds of a processor, however busy the machine is otherwise, and megabytes for what it holds. */
export type ThreadLimits = { readonly seconds: number; readonly megabytes: number };

/**
 * Runs a file in a thread of its own, with a task, and gives the one message that it says; null where it says none within
 * its limits. All memory that it took is free afterwards, and nobody is held up by it.
 */
export async function runInThread<Result>(
  file: URL,
  workerData: unknown,
  { seconds, megabytes }: ThreadLimits,
): Promise<Result | null> {
  const worker = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: megabytes } });
  const { promise, resolve } = Promise.withResolvers<Result | null>();
  const giveUp = () => resolve(null);
  const look = async () => {
    const { user, system } = await worker.cpuUsage();
    if (user + system > seconds * 1_000_000) giveUp();
  };
  // A thread that has ended meanwhile says nothing of its time, and has said what it had to say.
  const timer = setInterval(() => void look().catch(() => {}), 250);
  worker.once('message', resolve);
  worker.once('error', giveUp);
  worker.once('exit', giveUp);
  try {
    return await promise;
  } finally {
    clearInterval(timer);
    await worker.terminate();
  }
}
