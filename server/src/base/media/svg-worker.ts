import { Refusal } from '@lectern/domain/refusal.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { rebuildSvg, type RebuiltSvg } from './rebuild-svg.ts';

// The thread that draws one large drawing anew and says what came of it.
if (!parentPort) throw new Error('this is the file of a thread');
const port = parentPort;

const rebuilt = async (): Promise<RebuiltSvg> => {
  try {
    return { picture: await rebuildSvg(workerData as Uint8Array) };
  } catch (error) {
    if (!(error instanceof Refusal) || !error.issue) throw error;
    return { refused: { code: error.code, issue: error.issue } };
  }
};

port.postMessage(await rebuilt());
