import { isTaken, type UploadPreset } from '@lectern/domain/base/media/upload-preset.ts';
import type { Client } from 'urql';
import { texts } from '../../texts/texts.ts';
import { NotSent, sendFile, type SentFile } from './send-file.ts';
import { askUploadInfo, uploadAddress } from './upload-info.ts';
import { whyNotSent } from './why-not-sent.ts';

/** Sends one file that nobody chose in a field, such as a picture of the clipboard; it throws `NotSent` where it was not taken. */
export async function sendTo(client: Client, preset: UploadPreset, file: File): Promise<SentFile> {
  if (!isTaken(preset, file.name)) throw new NotSent(texts.media.discarded);
  const why = whyNotSent(file, preset);
  if (why !== null) throw new NotSent(why);
  const info = await askUploadInfo(client);
  if (!info) throw new NotSent(texts.media.notSent);
  const order = { address: uploadAddress(info, preset, file.name), preset };
  return sendFile(file, order, () => {}, new AbortController().signal);
}
