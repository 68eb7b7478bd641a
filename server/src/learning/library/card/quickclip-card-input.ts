import { builder } from '../../../base/graphql/builder.ts';

const VideoSourceInput = builder.inputType('VideoSourceInput', {
  description: 'One file of a video; a browser plays the first it can.',
  fields: (t) => ({
    src: t.string({ description: 'The address of the file in the media library.' }),
    type: t.string({ description: 'Its media type, such as video/mp4.' }),
  }),
});

const VideoTrackInput = builder.inputType('VideoTrackInput', {
  description: 'Captions or subtitles of a video in one language.',
  fields: (t) => ({
    src: t.string({ description: 'The address of the WebVTT file in the media library.' }),
    srclang: t.string({ description: 'Its language, a BCP 47 tag.' }),
    label: t.string({ description: 'The name people choose it by, at most 100 characters.' }),
    kind: t.string({ description: 'What they are: captions or subtitles.' }),
  }),
});

/** What a new video card says. */
export const QuickclipCardInput = builder.inputType('QuickclipCardInput', {
  description: 'What a new video card says.',
  fields: (t) => ({
    title: t.string({ required: false, description: 'Its title, at most 200 characters; it may be empty.' }),
    sources: t.field({ type: [VideoSourceInput], description: 'The files of the video, 1 to 10.' }),
    tracks: t.field({ type: [VideoTrackInput], required: false, description: 'Its captions and subtitles.' }),
    poster: t.string({ required: false, description: 'The address of a still picture; null for none.' }),
    duration_seconds: t.int({ required: false, description: 'Its length in seconds; null where it is unknown.' }),
  }),
});

/** What is to hold of a video card. */
export const UpdateQuickclipCardInput = builder.inputType('UpdateQuickclipCardInput', {
  description: 'What is to hold of a video card. What is left out stays as it is.',
  fields: (t) => ({
    title: t.string({ required: false, description: 'Its title.' }),
    sources: t.field({ type: [VideoSourceInput], required: false, description: 'The files of the video.' }),
    tracks: t.field({ type: [VideoTrackInput], required: false, description: 'Its captions and subtitles.' }),
    poster: t.string({ required: false, description: 'The address of a still picture; null for none.' }),
    duration_seconds: t.int({ required: false, description: 'Its length in seconds; null where it is unknown.' }),
  }),
});
