import { createContext, useContext } from 'react';

/** The words that parts say by themselves; the app gives them in the language people read. */
export type UiTexts = {
  readonly pageTitle: (names: readonly string[]) => string;
  readonly count: (value: number) => string;
  readonly loading: string;
  readonly error: string;
  readonly notAnswered: string;
  readonly offline: string;
  readonly failed: string;
  readonly loadAgain: string;
  readonly close: string;
  readonly cancel: string;
  readonly delete: string;
  readonly back: string;
  readonly undo: string;
  readonly leave: Readonly<Record<'title' | 'text' | 'leave' | 'stay', string>>;
  readonly required: string;
  readonly needAttention: (fields: number) => string;
  readonly copy: (what: string) => string;
  readonly copied: string;
  readonly saved: string;
  readonly saving: string;
  readonly notSaved: string;
  readonly refusedLine: string;
  readonly notSavedLine: string;
  readonly faultyLine: string;
  readonly notKeptLine: string;
  readonly breadcrumbs: string;
  readonly notifications: string;
  readonly percent: (value: number) => string;
  readonly ofTotal: (done: number, total: number) => string;
  readonly timeLeft: (seconds: number) => string;
  readonly hideTime: string;
  readonly showTime: string;
  readonly pass: (line: number) => string;
  readonly states: {
    readonly locked: string;
    readonly open: string;
    readonly started: string;
    readonly complete: string;
  };
};

export const UiTextsContext = createContext<UiTexts | null>(null);

export function useUiTexts(): UiTexts {
  const texts = useContext(UiTextsContext);
  if (!texts) throw new Error('Parts stand inside UiTextsContext.');
  return texts;
}
