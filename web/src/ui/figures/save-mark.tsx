import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { Icon } from '../icon.tsx';
import classes from './save-mark.module.css';
import { useUiTexts } from '../ui-texts.ts';

/** Whether what the person entered has reached the server; where that failed, it is kept on the device or, unkept, not even there. */
export type SaveState = 'saved' | 'saving' | 'failed' | 'unkept';

/** Whether saving has failed for now. */
export const isNotSaved = (state: SaveState): boolean => state === 'failed' || state === 'unkept';

const icons = { saved: IconCloudCheck, saving: IconCloudUp, failed: IconCloudOff, unkept: IconCloudOff };

/** Saved, Saving or Not saved, with a cloud. Narrow screens show the cloud alone, but always the words Not saved. */
export function SaveMark({ state }: { readonly state: SaveState }) {
  const texts = useUiTexts();
  const words = { saved: texts.saved, saving: texts.saving, failed: texts.notSaved, unkept: texts.notSaved }[state];
  return (
    <span className={classes['mark']} data-state={isNotSaved(state) ? 'failed' : state}>
      <Icon of={icons[state]} size={20} />
      <span className={classes['words']}>{words}</span>
    </span>
  );
}

/** The line under the bar while something is not saved; it is spoken when it appears. */
export function NotSavedLine({ state }: { readonly state: SaveState }) {
  const { notSavedLine, notKeptLine } = useUiTexts();
  const line = state === 'unkept' ? notKeptLine : notSavedLine;
  return <output>{isNotSaved(state) && <p className={classes['line']}>{line}</p>}</output>;
}
