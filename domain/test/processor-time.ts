/** Milliseconds of a processor that this process has taken so far: a busy machine makes them no more. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
