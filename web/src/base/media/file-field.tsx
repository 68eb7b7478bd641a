import type { UploadPreset } from '@lectern/domain/base/media/upload-preset.ts';
import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { UploadField, type UploadFieldProps } from './upload-field.tsx';
import { useUploads } from './use-uploads.ts';

type Props = UploadFieldProps & { readonly presets: readonly UploadPreset[] };

/** A file of which only the name is shown: its address in the media library is the value. It takes the props of a field of `useForm`. */
export function FileField({ presets, defaultValue = null, onChange, ...field }: Props) {
  const [sent, setSent] = useState<string | null>(null);
  const uploads = useUploads({ presets }, ({ url }, { name }) => {
    setSent(name);
    onChange(url);
  });
  const shown = sent ?? (defaultValue === null ? null : texts.media.isThere);
  return (
    <UploadField {...field} presets={presets} uploads={uploads} isThere={shown !== null}>
      {shown !== null && <bdi>{shown}</bdi>}
    </UploadField>
  );
}
