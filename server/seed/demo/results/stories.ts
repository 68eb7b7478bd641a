import { student } from '../demo-accounts.ts';
import type { Reach } from './work-study-project.ts';

/** What a learner of a group has done so far. Shares lie between 0 and 1. */
export type Story = {
  readonly learner: string;
  /** The share of questions known before the course. */
  readonly before: number;
  /** The share known after it. */
  readonly after: number;
  /** How many study projects of level 1 are complete. */
  readonly done: number;
  /** How far the next one has got; without it none is open. */
  readonly open?: Exclude<Reach, 'ALL'>;
  /** How often the summary of level 1 is taken, if the first time is no pass. */
  readonly summaries?: number;
  /** Takes the benchmark of level 2 and completes so many study projects of it. */
  readonly level_2?: number;
  readonly summary_2?: true;
  /** The time of the benchmark ran out. */
  readonly runs_out?: true;
  /** Repeats the first study project once more. */
  readonly repeats?: true;
};

const missed = (settled: number) => ({ settled, draft: 'MISSED' }) as const;
const entered = (settled: number) => ({ settled, draft: 'ENTERED' }) as const;
const nothing = (settled: number) => ({ settled, draft: 'NONE' }) as const;

const all = 10;

/** The stories by the key of the group. */
export const stories: Readonly<Record<string, readonly Story[]>> = {
  Watch4Bees: [
    { learner: student, before: 0.56, after: 0.68, done: 4, open: entered(2) },
    { learner: 'yusuf', before: 0.62, after: 0.93, done: all, summaries: 1, level_2: 6, summary_2: true },
    { learner: 'kenji', before: 0.8, after: 1, done: all, summaries: 1, level_2: 6, summary_2: true },
    { learner: 'maria', before: 0.38, after: 0.62, done: 7, open: missed(2), repeats: true },
    { learner: 'harpreet', before: 0.78, after: 0.97, done: all, summaries: 1, level_2: 4 },
    { learner: 'solveig', before: 0.55, after: 0.82, done: 9, open: nothing(3) },
    { learner: 'ibrahim', before: 0.2, after: 0.45, done: 3 },
    { learner: 'malgorzata', before: 0.68, after: 0.93, done: all, summaries: 1, level_2: 3, repeats: true },
    { learner: 'tomos', before: 0.45, after: 0.8, done: all, summaries: 2 },
    { learner: 'chau', before: 0.72, after: 0.9, done: all, summaries: 1, level_2: 0 },
    { learner: 'olafur', before: 0.5, after: 0.7, done: all, summaries: 2 },
    { learner: 'emeka', before: 0.33, after: 0.66, done: 6, open: missed(1) },
    { learner: 'zofia', before: 0.58, after: 0.86, done: all, summaries: 1 },
    { learner: 'thordis', before: 0.66, after: 0.88, done: all, summaries: 1, level_2: 1 },
    { learner: 'olga', before: 0.48, after: 0.78, done: all, summaries: 2 },
    { learner: 'katariina', before: 0.86, after: 0.98, done: all, summaries: 1, level_2: 6, summary_2: true },
    { learner: 'dragos', before: 0.28, after: 0.52, done: 4, open: nothing(2) },
    { learner: 'ipek', before: 0.6, after: 0.84, done: all, summaries: 1 },
    { learner: 'aoife', before: 0.53, after: 0.7, done: all, summaries: 1 },
    { learner: 'siddharth', before: 0.7, after: 0.95, done: all, summaries: 1, level_2: 5 },
    { learner: 'joao', before: 0.4, after: 0.64, done: 8 },
    { learner: 'lukas', before: 0.47, after: 0.66, done: all, summaries: 1 },
    { learner: 'eleni', before: 0.57, after: 0.85, done: all, summaries: 2 },
    { learner: 'wu', before: 0.42, after: 0.55, done: 1, open: entered(1), runs_out: true },
    { learner: 'mercy', before: 0.35, after: 0.5, done: 2 },
  ],
  Spare5Caps: [
    { learner: 'maximiliane', before: 0.52, after: 0.8, done: 5, open: missed(1) },
    { learner: 'roisin', before: 0.66, after: 0.82, done: 6 },
    { learner: 'tane', before: 0.4, after: 0.6, done: 3, open: nothing(2) },
  ],
  Hands7Dawn: [
    { learner: 'maximiliane', before: 0.6, after: 0.88, done: all, summaries: 1 },
    { learner: 'roisin', before: 0.75, after: 0.95, done: all, summaries: 1, level_2: 6, summary_2: true },
    { learner: 'farah', before: 0.5, after: 0.76, done: all, summaries: 2 },
    { learner: 'eleni', before: 0.3, after: 0.5, done: 5 },
  ],
  Quays3Team: [
    { learner: 'tane', before: 0.55, after: 0.75, done: 2, open: missed(2) },
    { learner: 'mercy', before: 0.6, after: 0.7, done: 0 },
  ],
  Puente8Sur: [
    { learner: 'maria', before: 0.5, after: 0.7, done: 3 },
    { learner: 'joao', before: 0.45, after: 0.7, done: 2, open: entered(1) },
  ],
  Brass5Reed: [
    { learner: 'thordis', before: 0.6, after: 0.9, done: all, summaries: 1, level_2: 5, summary_2: true },
    { learner: 'olga', before: 0.52, after: 0.8, done: all, summaries: 1, level_2: 4, summary_2: true },
    { learner: 'katariina', before: 0.7, after: 0.95, done: all, summaries: 1, level_2: 6, summary_2: true },
    { learner: 'dragos', before: 0.3, after: 0.5, done: 4 },
    { learner: 'ipek', before: 0.45, after: 0.6, done: 5 },
    { learner: 'aoife', before: 0.5, after: 0.7, done: 3 },
    { learner: 'siddharth', before: 0.6, after: 0.8, done: 6 },
    { learner: 'joao', before: 0.4, after: 0.6, done: 2 },
    { learner: 'lukas', before: 0.42, after: 0.6, done: 4 },
    { learner: 'eleni', before: 0.5, after: 0.7, done: 3 },
    { learner: 'wu', before: 0.38, after: 0.5, done: 5 },
    { learner: 'roisin', before: 0.55, after: 0.75, done: 2 },
  ],
};

/** How much harder (below 0) or easier the questions of a lesson are for everyone; one lesson is clearly weak. */
export const lessonOffsets: Readonly<Record<string, number>> = {
  'devices-and-connections': 0.08,
  'files-folders-and-backups': 0.06,
  'networks-and-finding-the-fault': 0,
  'safe-accounts': 0.12,
  'spreadsheets-you-can-trust': -0.26,
  'personal-data-in-everyday-work': 0,
};
