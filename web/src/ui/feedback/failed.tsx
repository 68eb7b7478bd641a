import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { Button } from '../action/button.ts';
import classes from './failed.module.css';
import { Icon } from '../icon.tsx';
import { useOnline } from '../use-online.ts';
import { useUiTexts } from '../ui-texts.ts';

type Props = {
  readonly onLoadAgain: () => void;
  /** What could not be loaded, in a sentence. */
  readonly what: string;
  /** The literal text of this place; "Error..." where it is left out. */
  readonly text?: string;
};

/** Something could not be loaded: what, and whether the line is down. */
export function Failed({ onLoadAgain, what, text }: Props) {
  const texts = useUiTexts();
  const online = useOnline();
  return (
    <div role="alert" className={`${classes['line']} ${classes['failed']}`}>
      <Icon of={IconPlugConnectedX} size={24} />
      <p>
        <b>{text ?? texts.error}</b>
        <span>
          {what} {online ? (text === undefined ? texts.notAnswered : '') : texts.offline}
        </span>
      </p>
      <Button variant="default" size="sm" leftSection={<Icon of={IconRefresh} size={16} />} onClick={onLoadAgain}>
        {texts.loadAgain}
      </Button>
    </div>
  );
}
