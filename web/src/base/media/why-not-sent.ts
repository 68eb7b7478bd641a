import { uploadPresets, type UploadPreset } from '@lectern/domain/base/media/upload-preset.ts';
import { texts } from '../../texts/texts.ts';

const megabyte = 1024 * 1024;

/** Why a file is not even sent, in a sentence to show; null where it may be. */
export function whyNotSent({ size }: File, preset: UploadPreset): string | null {
  const { megabytes } = uploadPresets[preset];
  if (size === 0) return texts.media.empty;
  return size > megabytes * megabyte ? texts.media.tooLarge(megabytes) : null;
}
