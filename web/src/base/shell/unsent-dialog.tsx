import { texts } from '../../texts/texts.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import classes from './unsent-dialog.module.css';

type Props = {
  /** What the answers belong to; null for those that only another tab can name. */
  readonly left: readonly (string | null)[];
  readonly onDelete: () => void;
  readonly onStay: () => void;
};

/** Answers could not be sent: shall they be deleted with the session, or is it kept? */
export default function UnsentDialog({ left, onDelete, onStay }: Props) {
  const words = texts.shell.unsent;
  return (
    <ConfirmDialog title={words.title} confirm={words.delete} cancel={words.stay} onConfirm={onDelete} onClose={onStay}>
      <p>{words.text}</p>
      <ul className={classes['names']}>
        {[...new Set(left)].map((name) => (
          <li key={name}>
            <bdi>{name ?? words.elsewhere}</bdi>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
