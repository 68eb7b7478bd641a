import { useState } from 'react';
import { useClient } from 'urql';
import type { GroupMembers_RollQuery } from '../../graphql/generated/graphql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { localDay } from '../../texts/local-day.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import { addLearnersMutation } from './member-acts-query.ts';
import { whyText } from './member-result.tsx';
import classes from './members.module.css';
import { nameOf } from '../../ui/people/named-person.ts';

type Props = {
  readonly groupId: string;
  readonly refused: GroupMembers_RollQuery['refusedJoins'];
  readonly onChanged: () => void;
};

/** What is cured in the settings of the group. */
const inSettings = new Set(['FULL', 'CLOSED', 'ENDED']);

/** Who had the right key in the last days and could not join: why, and the way in. */
export function RefusedJoins({ groupId, refused, onChanged }: Props) {
  const { busy, letIn } = useLetIn(groupId, onChanged);
  const words = texts.members.refusedJoins;
  return (
    <>
      <p className={classes['count']}>{words.title}</p>
      <ul className={classes['refused']}>
        {refused.map(({ user, reason, refused_on }) => (
          <li key={user.id}>
            <span className={classes['who']}>
              <bdi>{nameOf(user)}</bdi>
              <span className={classes['why']}>
                {words.why[reason]} {words.cures[reason]} {words.triedOn(localDay(refused_on))}
              </span>
            </span>
            {inSettings.has(reason) && (
              <LinkButton to="/group/$groupId/settings" params={{ groupId }} variant="subtle" size="sm">
                {texts.group.settings}
              </LinkButton>
            )}
            <Button
              variant="default"
              size="sm"
              loading={busy === user.id}
              aria-label={words.letInOf(nameOf(user))}
              onClick={() => void letIn(user.id, nameOf(user))}
            >
              {words.letIn}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function useLetIn(groupId: string, onDone: () => void) {
  const client = useClient();
  const failed = useFailureToast();
  const [busy, setBusy] = useState<string | null>(null);
  const letIn = async (user_id: string, name: string) => {
    failed.overtake();
    setBusy(user_id);
    const variables = { group_id: groupId, data: [{ user_id }] };
    const { data, error } = await client.mutation(addLearnersMutation, variables).toPromise();
    setBusy(null);
    const code = data?.results[0]?.code ?? refusalOf(error)?.code;
    if (code || !data) return failed.say('error', code ? whyText(code) : texts.ui.failed);
    showToast('success', texts.members.refusedJoins.wasLetIn(name));
    return onDone();
  };
  return { busy, letIn };
}
