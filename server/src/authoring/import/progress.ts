import { Presets, SingleBar } from 'cli-progress';

/** Shows how far the work is. */
export type Progress = {
  readonly start: (steps: number) => void;
  readonly step: (what: string) => void;
  readonly stop: () => void;
};

/** A bar on a terminal; elsewhere a plain line for each part of the work. */
export function openProgress(output: NodeJS.WriteStream): Progress {
  return output.isTTY ? bar(output) : lines(output);
}

/** The same bar; elsewhere nothing. */
export const progressOnTerminal = (output: NodeJS.WriteStream): Progress =>
  output.isTTY ? bar(output) : { start: () => {}, step: () => {}, stop: () => {} };

function bar(output: NodeJS.WriteStream): Progress {
  const format = '{bar} {percentage} %  {what}';
  const drawn = new SingleBar(
    { format, stream: output, hideCursor: true, clearOnComplete: true, barsize: 30 },
    Presets.shades_classic,
  );
  return {
    start: (steps) => drawn.start(steps, 0, { what: '' }),
    step: (what) => drawn.increment({ what }),
    stop: () => drawn.stop(),
  };
}

function lines(output: NodeJS.WriteStream): Progress {
  let part = '';
  return {
    start: () => {},
    step: (what) => {
      if (what !== part) output.write(`${what} …\n`);
      part = what;
    },
    stop: () => {},
  };
}
