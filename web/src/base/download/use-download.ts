import { useEffect, useRef, useState } from 'react';
import { fetchFile } from './fetch-file.ts';
import { saveFile } from './save-file.ts';

/** A download as its button shows it. */
export type Download = {
  readonly state: 'idle' | 'busy' | 'failed';
  /** The bytes that have come so far. */
  readonly received: number;
  /**
   * Fetches the file at an address, which may have to be asked for, and saves it; gives its name, or null where that
   * failed. Where it was ended it comes to nothing: nobody is there to be told.
   */
  readonly start: (findAddress: () => string | Promise<string>) => Promise<string | null>;
};

const ended = new Promise<never>(() => {});

/** Downloads one file at a time; what is under way ends with the part that shows it. */
export function useDownload(): Download {
  const [state, setState] = useState<Download['state']>('idle');
  const [received, setReceived] = useState(0);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start: Download['start'] = async (findAddress) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState('busy');
    setReceived(0);
    try {
      const file = await fetchFile(await findAddress(), setReceived, signal);
      if (signal.aborted) return await ended;
      saveFile(file);
      setState('idle');
      return file.name;
    } catch (error) {
      if (signal.aborted) return ended;
      console.error(error);
      setState('failed');
      return null;
    }
  };
  return { state, received, start };
}
