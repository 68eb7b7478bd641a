import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { GroupMembers_RollQuery } from '../../graphql/generated/graphql.ts';
import { useOneAct } from '../../graphql/use-one-act.ts';
import { localDay } from '../../texts/local-day.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { CopyButton } from '../../ui/action/copy-button.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { useFocusOnNew } from '../../ui/page/use-focus-on-new.ts';
import { removeAwaitedMutation } from './roll-query.ts';
import { whyText } from './member-result.tsx';
import classes from './members.module.css';
import { nameOf } from '../../ui/people/named-person.ts';

type Awaited = GroupMembers_RollQuery['awaitedMembers'][number];
type Props = {
  readonly groupId: string;
  readonly awaited: readonly Awaited[];
  readonly onRemoved: (() => void) | undefined;
};

const pageSize = 20;

const nameIn = (one: Awaited) => nameOf(one).trim() || one.email;

/** Whom a roster names and the institution does not know, with the link that they join by. */
export function AwaitedMembers({ groupId, awaited, onRemoved }: Props) {
  const [shown, setShown] = useState(pageSize);
  const list = useFocusOnNew<HTMLUListElement>(Math.min(shown, awaited.length));
  const { busy, remove } = useRemove(groupId, onRemoved);
  const words = texts.members.awaited;
  return (
    <>
      <div className={classes['head']}>
        <p className={classes['count']}>{words.title(awaited.length)}</p>
        <CopyButton value={`${location.origin}/group/${groupId}`} what={words.link} />
      </div>
      <p className={classes['lead']}>{words.text}</p>
      <ul ref={list} className={classes['refused']}>
        {awaited.slice(0, shown).map((one) => (
          <li key={one.id} tabIndex={-1}>
            <span className={classes['who']}>
              <bdi>{nameIn(one)}</bdi>
              <span className={classes['why']}>
                {nameIn(one) !== one.email && (
                  <>
                    <bdi>{one.email}</bdi> ·{' '}
                  </>
                )}
                {words.since(localDay(one.created_on))}
              </span>
            </span>
            <IconButton
              icon={IconTrash}
              size="xs"
              label={words.removeOne(nameIn(one))}
              disabled={busy}
              onClick={() => void remove(one.id)}
            />
          </li>
        ))}
      </ul>
      {shown < awaited.length && (
        <div className={classes['more']}>
          <Button variant="default" onClick={() => setShown(shown + pageSize)}>
            {texts.members.moreResults}
          </Button>
        </div>
      )}
    </>
  );
}

function useRemove(group_id: string, onRemoved: Props['onRemoved']) {
  const { act, busy } = useOneAct();
  const remove = async (id: string) => {
    const variables = { group_id, ids: [id] };
    if (await act(removeAwaitedMutation, variables, { refused: ({ code }) => whyText(code) })) onRemoved?.();
  };
  return { busy, remove };
}
