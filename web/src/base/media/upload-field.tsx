import type { UploadPreset } from '@lectern/domain/base/media/upload-preset.ts';
import type { ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { FileFrame, type FileFieldProps } from './file-frame.tsx';
import { UploadZone } from './upload-zone.tsx';
import type { useUploads } from './use-uploads.ts';

/** What the form tells a field whose value is the address of a file. */
export type UploadFieldProps = FileFieldProps & {
  readonly defaultValue?: string | null;
  readonly onChange: (address: string | null) => void;
};

type Props = FileFieldProps & {
  readonly presets: readonly UploadPreset[];
  readonly uploads: ReturnType<typeof useUploads>;
  readonly isThere: boolean;
  /** The file that is there. */
  readonly children: ReactNode;
};

/** A labelled place for one file of a form. */
export function UploadField({ presets, uploads, isThere, children, ...field }: Props) {
  return (
    <FileFrame {...field}>
      {(button) => (
        <UploadZone {...{ presets, uploads, button }} {...(isThere ? { choose: texts.media.chooseOther } : {})}>
          {children}
        </UploadZone>
      )}
    </FileFrame>
  );
}
