import type { TableEncoding } from '@lectern/domain/base/spreadsheet/table-encoding.ts';
import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { FileFrame, type FileFieldProps } from './file-frame.tsx';
import { MediaDialog, type PickedMedia } from './media-dialog.tsx';
import { UploadZone } from './upload-zone.tsx';
import type { SentFile } from './send-file.ts';
import { useUploads } from './use-uploads.ts';
import { TrackRow } from './video/track-row.tsx';
import { languageLabel, type VideoTrack, type VideoValue } from './video/video-value.ts';
import { VideoPlayer } from './video/video-player.tsx';
import classes from './video/video.module.css';

type Props = FileFieldProps & {
  /** The language of what is said in it, a BCP 47 tag. */
  readonly language: string;
  readonly defaultValue?: VideoValue;
  readonly onChange: (video: VideoValue) => void;
  /** Told how many seconds the video lasts, once that is known. */
  readonly onDuration?: (seconds: number) => void;
};

/** The captions that were sent while the form is open, by their addresses, and how they were read. */
type AsRead = Readonly<Record<string, { readonly file: File; readonly encoding: TableEncoding }>>;

const nothing: VideoValue = { sources: [], tracks: [] };

/**
 * A video: its files and its captions, from the media library or sent to it, played where they are edited. It takes the
 * props of a field of `useForm`; its value is what a Quickclip card keeps.
 */
export function VideoField({ language, defaultValue = nothing, onChange, onDuration, ...field }: Props) {
  const { label, 'data-path': path } = field;
  const [video, setVideo] = useState(defaultValue);
  const [choosing, setChoosing] = useState<'video' | 'captions' | null>(null);
  const [asRead, setAsRead] = useState<AsRead>({});
  const words = texts.media.video;
  const change = (changes: Partial<VideoValue>) => {
    const next = { ...video, ...changes };
    setVideo(next);
    onChange(next);
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
  // A file that is sent again is read in another encoding.
  const takeCaptions = (sent: SentFile, file: File) => {
    const before = Object.keys(asRead).find((src) => asRead[src]?.file === file);
    if (sent.encoding) setAsRead({ ...asRead, [sent.url]: { file, encoding: sent.encoding } });
    if (!video.tracks.some(({ src }) => src === before)) return addTrack(sent);
    change({ tracks: video.tracks.map((track) => (track.src === before ? { ...track, src: sent.url } : track)) });
  };
  const captions = useUploads({ presets: ['captions'] }, takeCaptions);
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
  const captionFiles = (
    <>
      <fieldset className={classes['tracks']}>
        <legend>{words.tracks}</legend>
        {video.tracks.length === 0 && <p>{words.noTracks}</p>}
        {video.tracks.map((track, index) => (
          <TrackRow
            key={`track ${index}`}
            {...{ track, video }}
            encoding={asRead[track.src]?.encoding ?? null}
            onReadAs={(encoding) =>
              captions.send(
                [asRead[track.src]?.file].filter((file) => file !== undefined),
                encoding,
              )
            }
            pathAt={(part) => path && `${path}.tracks.${index}.${part}`}
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
    </>
  );
  return (
    <FileFrame {...field} below={captionFiles}>
      {(button) => (
        <>
          {video.sources.length > 0 && (
            <VideoPlayer
              video={video}
              label={label}
              {...(onDuration ? { onDuration } : {})}
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
          <UploadZone presets={['video']} uploads={files} choose={words.chooseVideo} button={button}>
            {!files.sending && fromLibrary('video')}
          </UploadZone>
        </>
      )}
    </FileFrame>
  );
}

/** What a media type is called by those who make videos. */
const nameOfType = (type: string) => (type === 'video/webm' ? 'WebM' : 'MP4');
