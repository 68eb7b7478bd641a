import { IconDeviceFloppy } from '@tabler/icons-react';
import { use } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './action-bar.module.css';
import { Unrecorded } from './unrecorded.ts';

type Props = { readonly onSave: () => void; readonly disabled: boolean };

/** Saves on request, where something is recorded; work is saved by itself as well. Narrow screens show the icon, the name stays. */
export function SaveProgress({ onSave, disabled }: Props) {
  if (use(Unrecorded)) return null;
  return (
    <Button size="lg" variant="default" className={classes['save']} disabled={disabled} onClick={onSave}>
      <Icon of={IconDeviceFloppy} />
      <span className={classes['words']}>{texts.player.saveProgress}</span>
    </Button>
  );
}
