import { refusalText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';

/** Why a line of the file is left out. */
export function conflictText(code: string): string {
  const words: Readonly<Record<string, string>> = texts.roster.conflicts;
  return words[code] ?? refusalText(code);
}
