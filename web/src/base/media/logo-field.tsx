import type { UploadPreset } from '@lectern/domain/base/media/upload-preset.ts';
import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { UploadField, type UploadFieldProps } from './upload-field.tsx';
import { useUploads } from './use-uploads.ts';

type Props = UploadFieldProps & {
  /** `institution_logo` and `picture` also take bitmaps. */
  readonly preset?: Extract<UploadPreset, 'logo' | 'institution_logo' | 'picture'>;
};

/** A logo or another picture: one file, whose address in the media library is the value. It takes the props of a field of `useForm`. */
export function LogoField({ preset = 'logo', defaultValue = null, onChange, ...field }: Props) {
  const [address, setAddress] = useState(defaultValue);
  const change = (chosen: string | null) => {
    setAddress(chosen);
    onChange(chosen);
  };
  const uploads = useUploads({ presets: [preset] }, ({ url }) => change(url));
  return (
    <UploadField {...field} presets={[preset]} uploads={uploads} isThere={address !== null}>
      {address !== null && <img src={address} alt={field.label} />}
      {address !== null && field.required !== true && !uploads.sending && (
        <Button variant="subtle" onClick={() => change(null)}>
          {texts.media.remove}
        </Button>
      )}
    </UploadField>
  );
}
