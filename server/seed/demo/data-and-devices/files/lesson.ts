import type { CardData, LessonData } from '../../course-data.ts';
import { pages } from './pages.ts';
import { projects } from './projects.ts';

const cards: CardData[] = [
  {
    term: 'Extension',
    definition: 'The part of a file name after the last dot. It tells the computer which program opens the file.',
  },
  {
    term: 'Path',
    definition: 'The way to a file through its folders, such as <code>Projects/Bridge Street/floor-1.pdf</code>.',
  },
  {
    term: 'PDF',
    definition:
      'A format for reading and printing that looks the same everywhere and is not meant for further editing.',
  },
  {
    term: 'CSV',
    definition:
      '<p>A plain table as text: one line for each row, the values separated by commas.</p><p>Formulas and colors are lost.</p>',
  },
  { term: 'ZIP', definition: 'One file that packs several others, often smaller than they were.' },
  { term: 'Version history', definition: 'Earlier states of a shared file that can be looked at and brought back.' },
  {
    term: 'Synchronizing',
    definition: 'Keeping the same files on several devices. Deletions and mistakes are carried along.',
  },
  { term: 'Backup', definition: 'A separate copy from which lost or damaged files can be restored.' },
  {
    term: '3-2-1 rule',
    definition: 'Three copies, on two kinds of storage, one of them in another place.',
    image: 'media:backup-321.svg',
  },
  { term: 'Restore test', definition: 'Getting files back from a backup to see that it works, before it is needed.' },
  {
    term: 'Archive',
    definition: 'The place for finished work: kept, findable, and out of the way.',
  },
];

/** Files, folders and backups, with the video of the course. */
export const files: LessonData = {
  name: 'Files, folders and backups',
  slug: 'files-folders-and-backups',
  description:
    'Names that others understand, formats that fit the reader, and copies that come back when you need them.',
  logo: 'lesson-files.svg',
  pages,
  cards,
  clips: [
    {
      key: 'three-two-one',
      title: 'Three, two, one: how a backup survives',
      sources: [
        { src: 'media:three-two-one.webm', type: 'video/webm' },
        { src: 'media:three-two-one.mp4', type: 'video/mp4' },
      ],
      tracks: [
        { src: 'media:three-two-one.en.vtt', srclang: 'en', label: 'English' },
        { src: 'media:three-two-one.es.vtt', srclang: 'es', label: 'Español' },
        { src: 'media:three-two-one.ar.vtt', srclang: 'ar', label: 'العربية' },
      ],
      poster: 'media:three-two-one.svg',
      duration_seconds: 40,
    },
  ],
  projects,
};
