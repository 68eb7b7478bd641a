import { extraTimeForm } from '@lectern/domain/classroom/member/extra-time.ts';
import type { FieldIssue } from '@lectern/domain/issue.ts';
import { useEffect, useId, useState } from 'react';
import { NotRead } from '../../../graphql/not-read.tsx';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { issueText } from '../../../texts/refusal-text.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { NumberField } from '../../../base/form/number-field.tsx';
import { FormBody } from '../../../base/form/form-body.tsx';
import { FormDialog } from '../../../base/form/form-dialog.tsx';
import { useForm } from '../../../base/form/use-form.ts';
import classes from './add-dialog.module.css';
import { extraTimeMutation, extraTimesQuery } from '../member-acts-query.ts';
import type { NamedPerson } from '../../../ui/people/named-person.ts';

type Props = {
  readonly groupId: string;
  readonly people: readonly NamedPerson[];
  readonly onSet: () => void;
  readonly onClose: () => void;
};

/** How many percent more time learners have for every assessment. */
export function ExtraTimeDialog({ groupId, people, onSet, onClose }: Props) {
  const userIds = people.map(({ id }) => id);
  const screen = useScreenQuery(extraTimesQuery, { group_id: groupId, user_ids: userIds }, { fresh: true });
  const now = screen.data?.groupMembers.members.map(({ extra_percent }) => extra_percent ?? 0);
  const form = useId();
  const [state, setState] = useState({ dirty: false, busy: false });
  const words = texts.members.extraTime;
  return (
    <FormDialog
      title={words.title(people.map(({ name }) => name))}
      form={form}
      submit={words.save}
      ready={now !== undefined}
      {...state}
      words={words.leave}
      onClose={onClose}
    >
      {now ? (
        <Percent id={form} {...{ groupId, userIds, now }} onState={setState} onSet={onSet} onClose={onClose} />
      ) : screen.error ? (
        <NotRead error={screen.error} what={texts.members.notLoaded} onLoadAgain={screen.reload}>
          <Button variant="default" size="sm" onClick={onClose}>
            {texts.ui.back}
          </Button>
        </NotRead>
      ) : (
        <Skeleton shape="list" count={2} />
      )}
    </FormDialog>
  );
}

type PercentProps = Omit<Props, 'people'> & {
  readonly id: string;
  readonly userIds: string[];
  /** What each of them has now. */
  readonly now: readonly number[];
  readonly onState: (state: { dirty: boolean; busy: boolean }) => void;
};

function Percent({ id, groupId, userIds, now, onState, onSet, onClose }: PercentProps) {
  const words = texts.members.extraTime;
  const differ = new Set(now).size > 1;
  const form = useForm({
    schema: extraTimeForm,
    initial: { percent: differ ? '' : String(now[0] ?? 0) },
    mutation: extraTimeMutation,
    toVariables: ({ percent }) => ({ data: { group_id: groupId, user_ids: userIds, percent } }),
    onDone: ({ setExtraTime: set }) => {
      showToast('success', words.saved(set.length, set[0]?.extra_percent ?? 0));
      onSet();
      onClose();
    },
    say: issueOfPercent,
  });
  const { dirty, busy } = form;
  useEffect(() => onState({ dirty, busy }), [onState, dirty, busy]);
  const percent = form.field('percent');
  return (
    <FormBody {...{ id, form }}>
      <div className={classes['says']}>
        <p>{words.text}</p>
        {differ && <p>{words.differ}</p>}
      </div>
      <NumberField key={percent.key} {...percent.props} label={words.percent} help={words.percentHelp} required />
    </FormBody>
  );
}

function issueOfPercent(issue: FieldIssue): string {
  const { required, notWhole, tooHigh, tooLow } = texts.members.extraTime;
  if (issue.code === 'REQUIRED') return required;
  if (issue.code === 'WRONG_SHAPE') return notWhole;
  if (issue.code === 'TOO_HIGH') return tooHigh(issue.maximum);
  return issue.code === 'TOO_LOW' ? tooLow(issue.minimum) : issueText(issue);
}
