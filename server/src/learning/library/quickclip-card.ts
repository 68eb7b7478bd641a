import { builder } from '../../base/graphql/builder.ts';

type Source = { readonly src: string; readonly type: string };
type Track = { readonly src: string; readonly srclang: string; readonly label: string; readonly kind: string };

/** A video card. */
export type QuickclipCardShape = {
  readonly id: string;
  readonly title: string;
  readonly sources: readonly Source[];
  readonly tracks: readonly Track[];
  readonly poster: string | null;
  readonly duration_seconds: number | null;
  readonly published: boolean;
};

const VideoSource = builder.objectRef<Source>('VideoSource').implement({
  description: 'One file of a video; a browser plays the first it can.',
  fields: (t) => ({
    src: t.exposeString('src', { description: 'The address of the file.' }),
    type: t.exposeString('type', { description: 'Its media type, such as video/mp4.' }),
  }),
});

const VideoTrack = builder.objectRef<Track>('VideoTrack').implement({
  description: 'Captions or subtitles of a video.',
  fields: (t) => ({
    src: t.exposeString('src', { description: 'The address of the WebVTT file.' }),
    srclang: t.exposeString('srclang', { description: 'Its language, a BCP 47 tag.' }),
    label: t.exposeString('label', { description: 'The name people choose it by.' }),
    kind: t.exposeString('kind', { description: 'What they are: captions or subtitles.' }),
  }),
});

/** A video card. */
export const QuickclipCard = builder.objectRef<QuickclipCardShape>('QuickclipCard').implement({
  description: 'A card with a short video.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the card.' }),
    title: t.exposeString('title', { description: 'Its title.' }),
    sources: t.field({
      type: [VideoSource],
      description: 'The files of the video.',
      resolve: ({ sources }) => [...sources],
    }),
    tracks: t.field({
      type: [VideoTrack],
      description: 'Its captions and subtitles.',
      resolve: ({ tracks }) => [...tracks],
    }),
    poster: t.exposeString('poster', { nullable: true, description: 'The address of a still picture.' }),
    duration_seconds: t.exposeInt('duration_seconds', {
      nullable: true,
      description: 'Its length in seconds, if known.',
    }),
    published: t.exposeBoolean('published', { description: 'Whether learners see it.' }),
  }),
});
