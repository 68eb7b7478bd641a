import type { RefObject } from 'react';
import type { VideoValue } from './video-value.ts';

// The captions are those that the video has; it may have none.
const Video = 'video';

type Props = {
  readonly video: VideoValue;
  readonly label: string;
  readonly className: string;
  readonly element?: RefObject<HTMLVideoElement | null>;
  readonly onDuration?: (seconds: number) => void;
  /** Told at which second it is, while it plays. */
  readonly onTime?: (seconds: number) => void;
};

/** A video with the controls of the browser, as it plays with its files and captions now. */
export function VideoPlayer({ video: { sources, tracks }, label, className, element, onDuration, onTime }: Props) {
  return (
    <Video
      // A browser does not look at its files again.
      key={[...sources, ...tracks].map(({ src }) => src).join()}
      ref={element}
      className={className}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      onLoadedMetadata={({ currentTarget: { duration } }) => {
        if (Number.isFinite(duration)) onDuration?.(Math.round(duration));
      }}
      onTimeUpdate={({ currentTarget }) => onTime?.(currentTarget.currentTime)}
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {tracks.map(({ src, srclang, label: name, kind }) => (
        <track key={src} src={src} srcLang={srclang} label={name} kind={kind} />
      ))}
    </Video>
  );
}
