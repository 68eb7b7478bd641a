import { mediaListKindOf, type MediaListKind } from '@lectern/domain/base/media/media-list.ts';
import type { MediaFolder } from '@lectern/domain/base/media/upload-preset.ts';
import { builder } from '../graphql/builder.ts';
import { mediaAddress } from './store-media.ts';

const useKinds = {
  PRODUCT: { description: 'A product, by its logo.' },
  COURSE: { description: 'A course, by its logo.' },
  LESSON: { description: 'A lesson, by its logo.' },
  BOOK_PAGE: { description: 'A page of an e-book.' },
  QUICKDECK_CARD: { description: 'A flash card.' },
  QUICKCLIP_CARD: { description: 'A video card.' },
  STUDY_PROJECT: { description: 'The introduction of a study project.' },
  QUESTION: { description: 'A question, its answers or its feedback.' },
  INSTRUCTOR_RESOURCE: { description: 'A file for whoever teaches a course.' },
  INSTITUTION: { description: 'An institution, by its logo.' },
  WORKING_COPY: { description: 'What an author has typed and not saved; nothing more is said of it.' },
  EARLIER_VERSION: { description: 'What results show and authors can go back to.' },
};

type Use = {
  readonly kind: keyof typeof useKinds;
  readonly item_id: string;
  readonly name: string;
  readonly place: string | null;
  readonly is_present: boolean;
};

/** A file of the media library, and where it is used. */
export type MediaItemShape = {
  readonly id: string;
  readonly folder: MediaFolder;
  readonly original_name: string | null;
  readonly content_type: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly created_on: string;
  readonly created_by: string | null;
  readonly uses: readonly Use[];
};

export const MediaKindRef = builder.enumType('MediaKind', {
  description: 'What files of the media library are used as.',
  values: {
    PICTURE: { description: 'A picture or a drawing in content.' },
    VIDEO: { description: 'A video.' },
    CAPTIONS: { description: 'Captions of a video.' },
    DOCUMENT: { description: 'A document, which is saved and never shown on a page.' },
    LOGO: { description: 'A logo, which anyone may fetch.' },
  } satisfies Record<MediaListKind, { description: string }>,
});

const MediaUse = builder.objectRef<Use>('MediaUse').implement({
  description: 'A place where a file is used.',
  fields: (t) => ({
    kind: t.field({
      type: builder.enumType('MediaUseKind', {
        description: 'What uses a file.',
        values: useKinds,
      }),
      description: 'What uses it.',
      resolve: ({ kind }) => kind,
    }),
    item_id: t.exposeID('item_id', { description: 'The id of what uses it.' }),
    name: t.exposeString('name', { description: 'What that is called; of a question, its text. It may be empty.' }),
    place: t.exposeString('place', {
      nullable: true,
      description: 'The name of what it belongs to, if it belongs to anything.',
    }),
    is_present: t.exposeBoolean('is_present', {
      description: 'False for what was deleted, has been changed since, or was not saved yet.',
    }),
  }),
});

/** A file of the media library. */
export const MediaItem = builder.objectRef<MediaItemShape>('MediaItem').implement({
  description: 'A file of the media library.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the file.' }),
    url: t.string({ description: 'Its address in texts and fields.', resolve: ({ id }) => mediaAddress(id) }),
    name: t.string({
      description: 'The name it was first sent under; it may be empty.',
      resolve: ({ original_name }) => original_name ?? '',
    }),
    kind: t.field({
      type: MediaKindRef,
      description: 'What it is used as.',
      resolve: mediaListKindOf,
    }),
    content_type: t.exposeString('content_type', { description: 'Its media type, such as image/webp.' }),
    bytes: t.exposeInt('bytes', { description: 'How many bytes it has as it is served.' }),
    width: t.exposeInt('width', { nullable: true, description: 'In pixels; null for what is no picture.' }),
    height: t.exposeInt('height', { nullable: true, description: 'In pixels; null for what is no picture.' }),
    created_on: t.field({ type: 'DateTime', description: 'When it came.', resolve: ({ created_on }) => created_on }),
    created_by: t.exposeString('created_by', {
      nullable: true,
      description: 'The name of who sent it; null where a program did.',
    }),
    uses: t.field({
      type: [MediaUse],
      description: 'Where it is used, 50 places at most; nothing for a file that nobody needs.',
      resolve: ({ uses }) => [...uses],
    }),
  }),
});
