import { useId, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx';
import { useUiTexts } from '../../ui/ui-texts.ts';
import { MediaDialog, type PickedMedia } from './media-dialog.tsx';
import { UploadZone } from './upload-zone.tsx';
import { useUploads } from './use-uploads.ts';
import { TrackRow } from './video/track-row.tsx';
import { languageLabel, type VideoTrack, type VideoValue } from './video/video-value.ts';
import { VideoPlayer } from './video/video-player.tsx';
import classes from './video/video.module.css';

type Props = {
  readonly label: string;
  readonly required?: boolean;
  /** The language of what is said in it, a BCP 47 tag. */
  readonly language: string;
  readonly defaultValue?: VideoValue;
  readonly error?: string | undefined;
  readonly onChange: (video: VideoValue) => void;
  readonly onBlur?: (event: unknown) => void;
  /** Told how many seconds the video lasts, once that is known. */
  readonly onDuration?: (seconds: number) => void;
  readonly 'data-path'?: string | undefined;
};

const nothing: VideoValue = { sources: [], tracks: [] };

/**
 * A video: its files and its captions, from the media library or sent to it, played where they are edited. It takes the
 * props of a field of `useForm`; its value is what a Quickclip card keeps.
 */
export function VideoField({ label, required = false, language, defaultValue = nothing, error, ...input }: Props) {
  const id = useId();
  const [video, setVideo] = useState(defaultValue);
  const [choosing, setChoosing] = useState<'video' | 'captions' | null>(null);
  const { required: requiredText } = useUiTexts();
  const words = texts.media.video;
  const change = (changes: Partial<VideoValue>) => {
    const next = { ...video, ...changes };
    setVideo(next);
    input.onChange(next);
  };
  const addSource = ({ url, content_type }: Pick<PickedMedia, 'url' | 'content_type'>) =>
    change({
      sources: [...video.sources.filter(({ type }) => type !== content_type), { src: url, type: content_type }],
    });
  const addTrack = ({ url }: Pick<PickedMedia, 'url'>) =>
    change({
      tracks: [
        ...video.tracks,
        { src: url, srclang: language, label: languageLabel(language), kind: 'captions' } satisfies VideoTrack,
      ],
    });
  const files = useUploads({ presets: ['video'] }, addSource);
  const captions = useUploads({ presets: ['captions'] }, addTrack);
  const fromLibrary = (what: 'video' | 'captions') => (
    <Button
      variant="subtle"
      size="sm"
      aria-label={words.fromLibraryOf(what === 'video' ? words.title : words.tracks)}
      onClick={() => setChoosing(what)}
    >
      {words.fromLibrary}
    </Button>
  );
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
      {video.sources.length > 0 && (
        <VideoPlayer
          video={video}
          label={label}
          {...(input.onDuration ? { onDuration: input.onDuration } : {})}
          className={classes['video'] ?? ''}
        />
      )}
      <ul className={classes['files']}>
        {video.sources.map(({ src, type }) => (
          <li key={src}>
            <span>{words.file(nameOfType(type))}</span>
            <Button
              variant="subtle"
              size="xs"
              aria-label={words.removeFile(nameOfType(type))}
              onClick={() => change({ sources: video.sources.filter((one) => one.src !== src) })}
            >
              {texts.media.remove}
            </Button>
          </li>
        ))}
      </ul>
      <UploadZone
        presets={['video']}
        uploads={files}
        choose={words.chooseVideo}
        button={{ 'data-path': input['data-path'], 'aria-describedby': error && `${id}error`, onBlur: input.onBlur }}
      >
        {!files.sending && fromLibrary('video')}
      </UploadZone>
      {error !== undefined && (
        <div id={`${id}error`} className={classes['error']}>
          {error}
        </div>
      )}
      <fieldset className={classes['tracks']}>
        <legend>{words.tracks}</legend>
        {video.tracks.length === 0 && <p>{words.noTracks}</p>}
        {video.tracks.map((track, index) => (
          <TrackRow
            key={`track ${index}`}
            {...{ track, video }}
            pathAt={(part) => input['data-path'] && `${input['data-path']}.tracks.${index}.${part}`}
            onChange={(changes) => change({ tracks: video.tracks.with(index, { ...track, ...changes }) })}
            onRemove={() => change({ tracks: video.tracks.toSpliced(index, 1) })}
          />
        ))}
        <UploadZone presets={['captions']} uploads={captions} choose={words.chooseCaptions}>
          {!captions.sending && fromLibrary('captions')}
        </UploadZone>
      </fieldset>
      {choosing && (
        <MediaDialog
          preset={choosing}
          title={choosing === 'video' ? words.chooseVideo : words.chooseCaptions}
          onPick={(picked) => {
            setChoosing(null);
            if (choosing === 'video') addSource(picked);
            else addTrack(picked);
          }}
          onClose={() => setChoosing(null)}
        />
      )}
    </div>
  );
}

/** What a media type is called by those who make videos. */
const nameOfType = (type: string) => (type === 'video/webm' ? 'WebM' : 'MP4');
