import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import classes from './group-screen.module.css';

type Props = {
  readonly group: { readonly id: string; readonly name: string; readonly late_answers: number };
  /** Whether the page is of several groups. */
  readonly named?: boolean;
};

/** Tells whoever decides about answers that came late that some wait, and leads to them. */
export function LateNotice({ group: { id, name, late_answers }, named = false }: Props) {
  if (late_answers === 0) return null;
  return (
    <div className={classes['notice']}>
      <p>
        {named && (
          <>
            <bdi>{name}</bdi>:{' '}
          </>
        )}
        {texts.group.lateAnswers(late_answers)}
      </p>
      <LinkButton
        to="/group/$groupId/members"
        params={{ groupId: id }}
        variant="default"
        size="sm"
        aria-label={texts.group.decideLateIn(name)}
      >
        {texts.group.decideLate}
      </LinkButton>
    </div>
  );
}
