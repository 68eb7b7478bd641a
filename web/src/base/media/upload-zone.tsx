import '@mantine/dropzone/styles.layer.css';
import { uploadPresets, type UploadPreset } from '@lectern/domain/base/media/upload-preset.ts';
import { Dropzone } from '@mantine/dropzone';
import { IconX } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { Mantine } from '../../ui/theme/mantine.tsx';
import { useUiTexts } from '../../ui/ui-texts.ts';
import classes from './upload-zone.module.css';
import type { useUploads } from './use-uploads.ts';

type Props = {
  readonly presets: readonly UploadPreset[];
  readonly multiple?: boolean;
  readonly uploads: ReturnType<typeof useUploads>;
  /** What the button says, where it is not that of a first file. */
  readonly choose?: string;
  /** What stands beside the button, such as the file that is there. */
  readonly children?: ReactNode;
  /** Attributes of the button. */
  readonly button?: Readonly<Record<string, unknown>>;
};

/** Takes files by a button, or those that are dropped here, and says how far they are and which were left out. */
export function UploadZone({ presets, multiple = false, uploads, choose, children, button }: Props) {
  const open = useRef<() => void>(null);
  const words = texts.media;
  const { close, cancel } = useUiTexts();
  const count = multiple ? 2 : 1;
  const { sending, discarded, failed } = uploads;
  const taken = presets.map((preset) => uploadPresets[preset]);
  const endings = taken.flatMap(({ formats }) => formats.map((format) => `.${format}`));
  return (
    <>
      <Mantine>
        <Dropzone
          className={classes['zone'] ?? ''}
          openRef={open}
          onDrop={(files) => uploads.send(files)}
          activateOnDrag={sending === null}
          activateOnClick={false}
          activateOnKeyboard={false}
          enablePointerEvents
          inputProps={{ 'aria-label': words.choose(count), 'aria-hidden': true, multiple, accept: endings.join(',') }}
        >
          <div className={classes['inside']}>
            {children}
            {sending ? (
              <div className={classes['sending']}>
                <span>
                  <bdi>{words.sending(sending.name)}</bdi>
                </span>
                <progress value={sending.share} aria-label={words.sending(sending.name)} />
                <Button size="xs" variant="default" onClick={uploads.cancel}>
                  {cancel}
                </Button>
              </div>
            ) : (
              <>
                <span>{words.drop(count)}</span>
                <Button {...button} variant="default" onClick={() => open.current?.()}>
                  {choose ?? words.choose(count)}
                </Button>
              </>
            )}
            <ul className={classes['limits']}>
              {taken.map(({ formats, megabytes }) => (
                <li key={formats[0]}>{words.limits(formats.join(', ').toUpperCase(), megabytes)}</li>
              ))}
            </ul>
          </div>
        </Dropzone>
      </Mantine>
      <div role="status">
        {discarded.length > 0 && (
          <div className={classes['discarded']}>
            <div>
              <p>{words.discarded}</p>
              <p>
                <bdi>{discarded.join(', ')}</bdi>
              </p>
            </div>
            <IconButton icon={IconX} label={close} size="xs" onClick={uploads.forgetDiscarded} />
          </div>
        )}
        {failed !== null && <p className={classes['failed']}>{failed}</p>}
      </div>
    </>
  );
}
