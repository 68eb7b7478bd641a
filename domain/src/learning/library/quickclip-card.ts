import { z } from 'zod/mini';
import { fileAddress, itemId, place, shortText } from '../../base/content/content-field.ts';

const mediaType = z.string().check(
  z.maxLength(100),
  z.refine((type) => /^[a-z]+\/[\w.+-]+$/.test(type), 'FILE_TYPE'),
);
const languageTag = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** One file of a video; a browser plays the first it can. */
const source = z.object({ src: fileAddress, type: mediaType });

/** Captions or subtitles of a video in one language. */
const track = z.object({
  src: fileAddress,
  srclang: z.string().check(z.refine((tag) => languageTag.test(tag), 'NOT_A_LANGUAGE')),
  label: shortText(100),
  kind: z.enum(['captions', 'subtitles']),
});

/** What a Quickclip card says. A video is kept as its parts, never as HTML; its length is in seconds, null where unknown. */
export const quickclipCardSchema = z.object({
  lesson_id: itemId,
  title: shortText(200),
  sources: z.array(source).check(z.minLength(1), z.maxLength(10)),
  tracks: z.array(track).check(z.maxLength(50)),
  poster: z.nullable(fileAddress),
  duration_seconds: z.nullable(z.int().check(z.gte(0), z.lte(86_400))),
  order_key: place,
});

/** What its author says of a Quickclip card; its lesson and its place are no matter of the form. */
export const quickclipCardForm = z.omit(quickclipCardSchema, { lesson_id: true, order_key: true });

/** The form of a Quickclip card, in which the video is one field that has a file at least. */
export const typedQuickclipCard = z.object({
  title: quickclipCardSchema.shape.title,
  video: z
    .object({ sources: z.array(source).check(z.maxLength(10)), tracks: quickclipCardSchema.shape.tracks })
    .check(z.refine(({ sources }) => sources.length > 0, 'REQUIRED')),
  poster: quickclipCardSchema.shape.poster,
});

/** A Quickclip card as it is kept. */
export type QuickclipCardContent = z.output<typeof quickclipCardSchema>;

/** What a new Quickclip card has unless its author says otherwise. */
export const newQuickclipCard = {
  title: '',
  tracks: [],
  poster: null,
  duration_seconds: null,
} satisfies Partial<QuickclipCardContent>;
