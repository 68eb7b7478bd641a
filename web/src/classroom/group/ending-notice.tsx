import type { GroupScreen_GroupQuery } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import classes from './group-screen.module.css';

type Props = { readonly group: NonNullable<GroupScreen_GroupQuery['group']> };

/** Says from 14 days before its end when a group ends, and leads to a later day those who may set one. */
export function EndingNotice({ group: { id, ends_in, end_date, allowed_operations } }: Props) {
  if (ends_in == null) return null;
  return (
    <div className={classes['notice']}>
      <p>{texts.group.endsSoon(end_date)}</p>
      {allowed_operations.includes('updateGroup') && (
        <LinkButton
          to="/group/$groupId/settings"
          params={{ groupId: id }}
          search={{ change: 'end_date' }}
          variant="default"
          size="sm"
        >
          {texts.group.extend}
        </LinkButton>
      )}
    </div>
  );
}
