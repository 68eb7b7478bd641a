import type { UploadPreset } from '@lectern/domain/media/upload-preset.ts';
import { useId, type ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx';
import { useUiTexts } from '../../ui/ui-texts.ts';
import classes from './upload-field.module.css';
import { UploadZone } from './upload-zone.tsx';
import type { useUploads } from './use-uploads.ts';

/** What the form tells a field whose value is the address of a file. */
export type UploadFieldProps = {
  readonly label: string;
  readonly required?: boolean;
  readonly defaultValue?: string | null;
  readonly error?: string | undefined;
  readonly onChange: (address: string | null) => void;
  readonly onBlur?: (event: unknown) => void;
  readonly 'data-path'?: string | undefined;
};

type Props = Omit<UploadFieldProps, 'defaultValue' | 'onChange'> & {
  readonly presets: readonly UploadPreset[];
  readonly uploads: ReturnType<typeof useUploads>;
  readonly isThere: boolean;
  /** The file that is there. */
  readonly children: ReactNode;
};

/** A labelled place for one file of a form. */
export function UploadField({ label, required = false, error, presets, uploads, isThere, children, ...input }: Props) {
  const id = useId();
  const { required: requiredText } = useUiTexts();
  return (
    <div role="group" aria-labelledby={id} className={classes['field']} data-field={label} data-wrong={error && true}>
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
        presets={presets}
        uploads={uploads}
        {...(isThere ? { choose: texts.media.chooseOther } : {})}
        button={{ 'data-path': input['data-path'], 'aria-describedby': error && `${id}error`, onBlur: input.onBlur }}
      >
        {children}
      </UploadZone>
      {error !== undefined && (
        <div id={`${id}error`} className={classes['error']}>
          {error}
        </div>
      )}
    </div>
  );
}
