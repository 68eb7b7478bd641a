import { IconDeviceFloppy } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './action-bar.module.css';

type Props = { readonly onSave: () => void; readonly disabled: boolean };

/** Saves on request; work is saved by itself as well. Narrow screens show the icon, the name stays. */
export function SaveProgress({ onSave, disabled }: Props) {
  return (
    <Button size="lg" variant="default" className={classes['save']} disabled={disabled} onClick={onSave}>
      <Icon of={IconDeviceFloppy} />
      <span className={classes['words']}>{texts.player.saveProgress}</span>
    </Button>
  );
}
