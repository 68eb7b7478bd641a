import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { Icon } from '../icon.tsx';
import classes from './save-mark.module.css';
import { useUiTexts, type UiTexts } from '../ui-texts.ts';

/**
 * Whether what the person entered has reached the server; where that failed, it is kept on the device or, unkept, not even
 * there. faulty: the server was reached and could not save it; refused: it said why it does not.
 */
export type SaveState = 'saved' | 'saving' | 'failed' | 'faulty' | 'refused' | 'unkept';

/** Whether saving has failed for now. */
export const isNotSaved = (state: SaveState): boolean => state !== 'saved' && state !== 'saving';

const icons = {
  saved: IconCloudCheck,
  saving: IconCloudUp,
  failed: IconCloudOff,
  faulty: IconCloudOff,
  refused: IconCloudOff,
  unkept: IconCloudOff,
};

type Props = {
  readonly state: SaveState;
  /** What it says instead, at any width, where it is no answer that is saved. */
  readonly words?: { readonly saved: string; readonly saving: string; readonly failed: string };
};

/** Saved, Saving or Not saved, with a cloud. Narrow screens show the cloud alone, but always the words Not saved. */
export function SaveMark({ state, words }: Props) {
  const texts = useUiTexts();
  const { saved, saving, failed } = words ?? { ...texts, failed: texts.notSaved };
  return (
    <span className={classes['mark']} data-state={isNotSaved(state) ? 'failed' : state} data-worded={words && ''}>
      <Icon of={icons[state]} size={20} />
      <span className={classes['words']}>{isNotSaved(state) ? failed : state === 'saving' ? saving : saved}</span>
    </span>
  );
}

/** What is said while something is not saved. */
export function notSavedLine(texts: UiTexts, state: SaveState): string {
  if (state === 'unkept') return texts.notKeptLine;
  if (state === 'refused') return texts.refusedLine;
  return state === 'faulty' ? texts.faultyLine : texts.notSavedLine;
}

/** The line under the bar while something is not saved; it is spoken when it appears. */
export function NotSavedLine({ state }: { readonly state: SaveState }) {
  const line = notSavedLine(useUiTexts(), state);
  return <output>{isNotSaved(state) && <p className={classes['line']}>{line}</p>}</output>;
}
