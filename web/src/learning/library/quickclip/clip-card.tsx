import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { minutesAndSeconds } from '@lectern/domain/learning/assessment/time.ts';
import { defaultTrack } from '@lectern/domain/learning/library/default-track.ts';
import { useEffect, useRef, useState } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../../graphql/generated/fragment-masking.ts';
import { ofLanguage } from '../../../texts/of-language.ts';
import { useLanguage } from '../../../texts/language.ts';
import { texts } from '../../../texts/texts.ts';
import classes from './clip-card.module.css';

export const clipCardFragment = graphql(`
  fragment ClipCard_card on QuickclipCard {
    id
    title
    poster
    duration_seconds
    sources {
      src
      type
    }
    tracks {
      src
      srclang
      label
      kind
    }
  }
`);

// The captions are those that the card has; it may have none.
const Video = 'video';

type Props = {
  readonly card: FragmentType<typeof clipCardFragment>;
  readonly language: string;
  /** Whether it is the one that plays; another one that starts stops it. */
  readonly playing: boolean;
  readonly onPlay: () => void;
};

/** A video as a still with its length; it plays in place with the controls and captions of the browser. */
export function ClipCard({ card: masked, language, playing, onPlay }: Props) {
  const { title, poster, duration_seconds, sources, tracks } = readFragment(clipCardFragment, masked);
  const video = useRef<HTMLVideoElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (!playing) video.current?.pause();
  }, [playing]);
  useEffect(() => {
    if (opened) video.current?.focus();
  }, [opened]);
  const open = () => {
    setOpened(true);
    onPlay();
  };
  const shown = defaultTrack(tracks, [useLanguage(), language]);
  const length = typeof duration_seconds === 'number' ? minutesAndSeconds(duration_seconds) : null;
  return (
    <article className={classes['card']}>
      {opened ? (
        <Video
          ref={video}
          className={classes['picture']}
          controls
          autoPlay
          playsInline
          poster={poster ?? undefined}
          aria-label={title}
          onPlay={onPlay}
        >
          {sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
          {tracks.map(({ src, srclang, label, kind }, at) => (
            <track key={src} src={src} srcLang={srclang} label={label} kind={kind} default={at === shown} />
          ))}
        </Video>
      ) : (
        <button
          type="button"
          className={classes['picture']}
          aria-label={texts.library.play(title, length)}
          onClick={open}
        >
          {poster && <img src={poster} alt="" loading="lazy" />}
          <IconPlayerPlayFilled size={28} aria-hidden />
          {length && <span className={classes['length']}>{length}</span>}
        </button>
      )}
      <div className={classes['words']}>
        <h2 {...ofLanguage(language)}>
          <bdi>{title}</bdi>
        </h2>
        {tracks.length > 0 && <p>{texts.library.subtitles(tracks.map(({ label }) => label))}</p>}
      </div>
    </article>
  );
}
