import type { UploadPreset } from '@lectern/domain/media/upload-preset.ts';
import { useId, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx';
import { useUiTexts } from '../../ui/ui-texts.ts';
import classes from './logo-field.module.css';
import { UploadZone } from './upload-zone.tsx';
import { useUploads } from './use-uploads.ts';

type Props = {
  readonly label: string;
  readonly required?: boolean;
  /** `institution_logo` also takes bitmaps. */
  readonly preset?: Extract<UploadPreset, 'logo' | 'institution_logo'>;
  readonly defaultValue?: string | null;
  readonly error?: string | undefined;
  readonly onChange: (address: string | null) => void;
  readonly onBlur?: (event: unknown) => void;
  readonly 'data-path'?: string | undefined;
};

/** A logo: one file, whose address in the media library is the value. It takes the props of a field of `useForm`. */
export function LogoField({ label, required = false, preset = 'logo', defaultValue = null, error, ...input }: Props) {
  const id = useId();
  const [address, setAddress] = useState(defaultValue);
  const { required: requiredText } = useUiTexts();
  const words = texts.media;
  const change = (chosen: string | null) => {
    setAddress(chosen);
    input.onChange(chosen);
  };
  const uploads = useUploads({ presets: [preset] }, ({ url }) => change(url));
  return (
    <div role="group" aria-labelledby={id} className={classes['logo']} data-field={label} data-wrong={error && true}>
      <div id={id} className={classes['label']}>
        {label}
        {required && (
          <>
            <span className={classes['star']} aria-hidden>
              {' *'}
            </span>
            <VisuallyHidden>{requiredText}</VisuallyHidden>
          </>
        )}
      </div>
      <UploadZone
        presets={[preset]}
        uploads={uploads}
        {...(address === null ? {} : { choose: words.chooseOther })}
        button={{ 'data-path': input['data-path'], 'aria-describedby': error && `${id}error`, onBlur: input.onBlur }}
      >
        {address !== null && <img src={address} alt={label} />}
        {address !== null && !required && !uploads.sending && (
          <Button variant="subtle" onClick={() => change(null)}>
            {words.remove}
          </Button>
        )}
      </UploadZone>
      {error !== undefined && (
        <div id={`${id}error`} className={classes['error']}>
          {error}
        </div>
      )}
    </div>
  );
}
