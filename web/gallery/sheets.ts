import type { ReactNode } from 'react';
import { EditorSheet } from './editor-sheet.tsx';
import { PartsSheet } from './parts-sheet.tsx';
import { PlayerSheet } from './player-sheet.tsx';
import { CheckedQuestions, OpenQuestions, SettledQuestions } from './questions-sheet.tsx';
import { StaffSheet } from './staff-sheet.tsx';
import { StatusSheet } from './status-sheet.tsx';

/** What the gallery shows, by the name in its address. */
export const sheets: Readonly<Record<string, () => ReactNode>> = {
  status: StatusSheet,
  parts: PartsSheet,
  staff: StaffSheet,
  questions: OpenQuestions,
  checked: CheckedQuestions,
  settled: SettledQuestions,
  player: PlayerSheet,
  editor: EditorSheet,
};
