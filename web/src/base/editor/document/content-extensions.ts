import { allowedAttributes } from '@lectern/domain/base/rich-text/html-policy.ts';
import StarterKit from '@tiptap/starter-kit';
import { DirectionAndLanguage } from './allowed-attributes.ts';
import { Formula, Kept, ListItem, Paragraph, Passage, Picture, Video } from './blocks.ts';
import { ownMarks } from './marks.ts';
import { tables } from './tables.ts';

/** Whether a link may lead there. */
export const isAllowedAddress = (address: string): boolean => allowedAttributes['a']?.['href']?.test(address) ?? false;

/** All that a text in the editor may hold: the elements of the policy, whole, and what no element of ours is, kept. */
export const contentExtensions = [
  StarterKit.configure({
    paragraph: false,
    listItem: false,
    code: false,
    // It would add a paragraph to texts that nobody touched.
    trailingNode: false,
    heading: { levels: [2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => isAllowedAddress(address),
    },
  }),
  Paragraph,
  ListItem,
  Passage,
  Picture,
  Formula,
  Video,
  Kept,
  ...ownMarks,
  ...tables,
  DirectionAndLanguage,
];
