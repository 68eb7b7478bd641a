import { tableEncodings, type TableEncoding } from '@lectern/domain/base/spreadsheet/table-encoding.ts';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { LanguageField } from '../language-field.tsx';
import { languageLabel, type VideoTrack, type VideoValue } from './video-value.ts';
import classes from './video.module.css';

const TrackDialog = lazy(async () => ({ default: (await import('./track-dialog.tsx')).TrackDialog }));

type Props = {
  readonly track: VideoTrack;
  readonly video: VideoValue;
  /** The encoding its file was read in; null where it is not at hand to be read again. */
  readonly encoding: TableEncoding | null;
  readonly onReadAs: (encoding: TableEncoding) => void;
  /** Where a form finds the fields of the track. */
  readonly pathAt: (part: 'label' | 'srclang') => string | undefined;
  readonly onChange: (changes: Partial<VideoTrack>) => void;
  readonly onRemove: () => void;
};

/** Captions of a video: what they are called, their language, how their file was read, and the way to their texts. */
export function TrackRow({ track, video, encoding, onReadAs, pathAt, onChange, onRemove }: Props) {
  const [editing, setEditing] = useState(false);
  const words = texts.media.video;
  const { label, srclang, kind } = track;
  // What it is called follows its language until somebody has named it.
  const changeLanguage = (next: string) =>
    onChange({ srclang: next, ...(label === languageLabel(srclang) ? { label: languageLabel(next) } : {}) });
  return (
    <div className={classes['track']}>
      <TextField
        label={words.label}
        required
        autoComplete="off"
        maxLength={100}
        value={label}
        error={label.trim() === '' ? words.labelMissing : undefined}
        data-path={pathAt('label')}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      <LanguageField
        label={words.language}
        defaultValue={srclang}
        error={isLanguage.test(srclang) ? undefined : words.noLanguage}
        data-path={pathAt('srclang')}
        onChange={changeLanguage}
      />
      <Select
        label={words.kind}
        value={kind}
        options={(['captions', 'subtitles'] as const).map((value) => ({ value, label: words.kinds[value] }))}
        onChange={(value) => onChange({ kind: value })}
      />
      {encoding !== null && (
        <Select
          label={texts.spreadsheet.readAs}
          help={texts.spreadsheet.readAsHelp}
          value={encoding}
          options={tableEncodings.map((value) => ({ value, label: texts.spreadsheet.encodings[value] }))}
          onChange={onReadAs}
        />
      )}
      <div className={classes['acts']}>
        <Button variant="default" size="sm" aria-label={words.edit(label)} onClick={() => setEditing(true)}>
          {words.editShort}
        </Button>
        <Button variant="subtle" size="sm" aria-label={words.removeTrack(label)} onClick={onRemove}>
          {texts.media.remove}
        </Button>
      </div>
      {editing && (
        <Suspense fallback={null}>
          <TrackDialog
            {...{ track, video }}
            onSaved={(src) => {
              setEditing(false);
              onChange({ src });
            }}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

const isLanguage = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;
