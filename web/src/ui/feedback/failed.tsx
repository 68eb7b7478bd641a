import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { Button } from '../action/button.ts';
import classes from './failed.module.css';
import { Icon } from '../icon.tsx';
import { useUiTexts } from '../ui-texts.ts';

type Props = {
  readonly onLoadAgain: () => void;
  /** The literal text of this place; "Error..." where it is left out. */
  readonly text?: string;
};

/** Something could not be loaded. */
export function Failed({ onLoadAgain, text }: Props) {
  const texts = useUiTexts();
  return (
    <div role="alert" className={`${classes['line']} ${classes['failed']}`}>
      <Icon of={IconPlugConnectedX} size={24} />
      <p>{text ?? texts.error}</p>
      <Button variant="default" size="sm" leftSection={<Icon of={IconRefresh} size={16} />} onClick={onLoadAgain}>
        {texts.loadAgain}
      </Button>
    </div>
  );
}
