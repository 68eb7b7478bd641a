import { isTaken, type UploadPreset } from '@lectern/domain/base/media/upload-preset.ts';
import type { TableEncoding } from '@lectern/domain/base/spreadsheet/table-encoding.ts';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { NotSent, sendFile, type SentFile } from './send-file.ts';
import { uploadAddress, useUploadInfo } from './upload-info.ts';
import { whyNotSent } from './why-not-sent.ts';

/** A file on its way. */
type Sending = { readonly name: string; readonly share: number };

type Options = { readonly presets: readonly UploadPreset[]; readonly multiple?: boolean };

/** Sends files for some purposes one after the other. Those that are of no format of them are left out, and that is said. */
export function useUploads({ presets, multiple = false }: Options, onSent: (sent: SentFile, file: File) => void) {
  const getInfo = useUploadInfo();
  const [sending, setSending] = useState<Sending | null>(null);
  const [discarded, setDiscarded] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (given: readonly File[], encoding?: TableEncoding) => {
    if (running.current) return;
    const fitting = given.flatMap((file) => {
      const preset = presets.find((one) => isTaken(one, file.name));
      return preset ? [{ file, preset }] : [];
    });
    const taken = multiple ? fitting : fitting.slice(0, 1);
    setDiscarded(given.filter((file) => !fitting.some((one) => one.file === file)).map(({ name }) => name));
    setFailed(fitting.length > taken.length ? texts.media.onlyFirst : null);
    const { signal } = (running.current = new AbortController());
    try {
      const info = taken.length > 0 ? await getInfo() : null;
      for (const { file, preset } of taken) {
        const why = whyNotSent(file, preset);
        if (why !== null) throw new NotSent(why);
        if (!info) throw new NotSent(texts.media.notSent);
        setSending({ name: file.name, share: 0 });
        const order = { address: uploadAddress(info, preset, file.name, encoding), preset };
        const sent = await sendFile(file, order, (share) => setSending({ name: file.name, share }), signal);
        onSent(sent, file);
        const wrong = sent.wrong_lines ?? [];
        if (wrong.length > 0)
          setFailed(texts.media.wrongLines(wrong.map(({ line, text }) => texts.media.wrongLine(line, text))));
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof NotSent)) console.error(error);
      setFailed(error instanceof NotSent ? error.message : texts.media.notSent);
    } finally {
      running.current = null;
      setSending(null);
    }
  };

  return {
    sending,
    /** The names of the files that were left out. */
    discarded,
    forgetDiscarded: () => setDiscarded([]),
    failed,
    /** Sends these; captions to be read in an encoding that somebody has chosen, if any. */
    send: (files: readonly File[], encoding?: TableEncoding) => void send(files, encoding),
    cancel: () => running.current?.abort(),
  };
}
