import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { doneBy } from '../waiting-changes/done-by.ts';
import classes from './comments.module.css';
import type { Comment } from './comments-query.ts';

type Props = {
  readonly comment: Comment;
  readonly busy: boolean;
  readonly onResolve: () => void;
  readonly onDelete: () => void;
};

/** What somebody says about an item, and whether that is done with. */
export function CommentRow({ comment: { comment, by, at, mine, resolved_by, resolved_on }, busy, ...on }: Props) {
  const words = texts.contentComment;
  const resolved = resolved_on !== null;
  return (
    <li className={classes['comment']} data-resolved={resolved || undefined}>
      <p className={classes['by']}>{doneBy(by, at)}</p>
      <p className={classes['text']} dir="auto">
        {comment}
      </p>
      {resolved && (
        <p className={classes['by']}>
          <Chip tone="green" dense>
            {words.resolved}
          </Chip>{' '}
          {doneBy(resolved_by, resolved_on)}
        </p>
      )}
      <div className={classes['acts']}>
        <Button variant="default" size="xs" disabled={busy} onClick={on.onResolve}>
          {resolved ? words.reopen : words.resolve}
        </Button>
        {mine && (
          <Button variant="subtle" size="xs" disabled={busy} onClick={on.onDelete}>
            {texts.ui.delete}
          </Button>
        )}
      </div>
    </li>
  );
}
