import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { Icon } from '../icon.tsx';
import classes from './save-mark.module.css';
import { useUiTexts } from '../ui-texts.ts';

/** Whether what the person entered has reached the server; where that failed, it is kept on the device or, unkept, not even there. */
export type SaveState = 'saved' | 'saving' | 'failed' | 'unkept';

/** Whether saving has failed for now. */
export const isNotSaved = (state: SaveState): boolean => state === 'failed' || state === 'unkept';

const icons = { saved: IconCloudCheck, saving: IconCloudUp, failed: IconCloudOff, unkept: IconCloudOff };

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
      <span className={classes['words']}>{{ saved, saving, failed, unkept: failed }[state]}</span>
    </span>
  );
}

/** The line under the bar while something is not saved; it is spoken when it appears. */
export function NotSavedLine({ state }: { readonly state: SaveState }) {
  const { notSavedLine, notKeptLine } = useUiTexts();
  const line = state === 'unkept' ? notKeptLine : notSavedLine;
  return <output>{isNotSaved(state) && <p className={classes['line']}>{line}</p>}</output>;
}
