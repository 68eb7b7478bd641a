import { Chip } from '../../ui/figures/chip.tsx';
import classes from './cause-button.module.css';

type Props = {
  readonly text: string;
  readonly dense?: boolean;
  readonly tabIndex?: number | undefined;
  readonly onClick: () => void;
};

/** A chip that says why learners do not see something, and leads to the cause. */
export const CauseButton = ({ text, dense = false, tabIndex, onClick }: Props) => (
  <button type="button" className={classes['cause']} tabIndex={tabIndex} onClick={onClick}>
    <Chip tone="yellow" dense={dense}>
      {text}
    </Chip>
  </button>
);
