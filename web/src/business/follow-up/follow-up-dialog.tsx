import { daysLater } from '@lectern/domain/calendar-day.ts';
import { useEffect, useId, useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { ConflictDialog, type ShownPart } from '../../base/form/conflict-dialog.tsx';
import { FormBody } from '../../base/form/form-body.tsx';
import { FormDialog } from '../../base/form/form-dialog.tsx';
import { FollowUpFields } from './follow-up-fields.tsx';
import { choicesQuery, type ShownFollowUp } from './follow-up-query.ts';
import { nameOf } from './follow-up-text.tsx';
import classes from './follow-up.module.css';
import { useFollowUpForm, valuesOf, type FollowUpChoices, type FollowUpValues } from './use-follow-up-form.ts';

const createMutation = graphql(`
  mutation FollowUpDialog_createFollowUp($institution_id: ID!, $data: FollowUpInput!, $comment_id: ID) {
    createFollowUp(institution_id: $institution_id, data: $data, comment_id: $comment_id) {
      id
    }
  }
`);

const updateMutation = graphql(`
  mutation FollowUpDialog_updateFollowUp($data: FollowUpInput!, $where: FollowUpWhere!) {
    updateFollowUp(data: $data, where: $where) {
      id
    }
  }
`);

/** A follow-up that is written: a new one, alone or on a comment, or one that is changed. */
export type WrittenFollowUp =
  | {
      readonly institutionId: string;
      readonly comment?: { readonly id: string; readonly comment: string };
      /** The license that it is about unless another is chosen. */
      readonly licenseId?: string;
    }
  | { readonly followUp: ShownFollowUp };

type Props = {
  readonly written: WrittenFollowUp;
  /** Something else holds than is shown. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** Writes a follow-up: what, who and when. */
export function FollowUpDialog({ written, onChanged, onClose }: Props) {
  const id = useId();
  const institutionId = 'followUp' in written ? written.followUp.institution.id : written.institutionId;
  const about = { institutionId, where: { id: institutionId } };
  const screen = useScreenQuery(choicesQuery, about, { fresh: true });
  const [state, setState] = useState({ dirty: false, busy: false, off: true });
  const words = texts.followUp;
  const given = { id, onState: setState, onChanged, onClose };
  return (
    <FormDialog
      title={'followUp' in written ? words.editTitle : words.newTitle}
      form={id}
      submit={words.save}
      ready={screen.data !== null}
      {...state}
      words={words.leave}
      onClose={onClose}
    >
      {!screen.data && <Unready screen={screen} what={texts.shell.notLoaded.page} waiting={<Spinner />} back={null} />}
      {screen.data &&
        ('followUp' in written ? (
          <Changed {...given} choices={screen.data} followUp={written.followUp} />
        ) : (
          <New {...given} choices={screen.data} {...written} />
        ))}
    </FormDialog>
  );
}

/** How many days ahead a follow-up is proposed for. */
const proposedDays = 7;

type Given = Pick<Props, 'onChanged' | 'onClose'> & {
  readonly id: string;
  readonly choices: FollowUpChoices;
  readonly onState: (state: { readonly dirty: boolean; readonly busy: boolean; readonly off: boolean }) => void;
};

function saidDone({ onChanged, onClose }: Given): void {
  showToast('success', texts.followUp.saved);
  onChanged();
  onClose();
}

type NewProps = Given & Exclude<WrittenFollowUp, { followUp: ShownFollowUp }>;

function New({ institutionId, comment, licenseId, ...given }: NewProps) {
  const { id, choices, onState } = given;
  const { today } = choices.institution;
  const form = useFollowUpForm(
    { today, due_on: null, silent: false },
    {
      initial: valuesOf({ due_on: daysLater(today, proposedDays), license_id: licenseId }),
      mutation: createMutation,
      toVariables: (data) => ({ institution_id: institutionId, data, comment_id: comment?.id ?? null }),
      onDone: () => saidDone(given),
    },
  );
  const { dirty, busy, whyNot } = form;
  const off = whyNot !== null;
  useEffect(() => onState({ dirty, busy, off }), [onState, dirty, busy, off]);
  return (
    <FormBody {...{ id, form }}>
      {comment && (
        <blockquote className={classes['comment']} dir="auto">
          {comment.comment}
        </blockquote>
      )}
      <FollowUpFields {...{ form, choices }} />
    </FormBody>
  );
}

function Changed({ followUp, ...given }: Given & { readonly followUp: ShownFollowUp }) {
  const { id, choices, onState, onChanged } = given;
  const { due_on, question, assignee, license, version } = followUp;
  const form = useFollowUpForm(
    { today: choices.institution.today, due_on, silent: question === 'MORE_SEATS' },
    {
      initial: valuesOf({ ...followUp, assignee_id: assignee?.id, license_id: license?.id }),
      version,
      mutation: updateMutation,
      toVariables: (data, read) => ({ data, where: { id: followUp.id, version: read ?? null } }),
      onDone: () => saidDone(given),
    },
  );
  const { dirty, busy, whyNot } = form;
  const off = !dirty || whyNot !== null;
  useEffect(() => onState({ dirty, busy, off }), [onState, dirty, busy, off]);
  const words = texts.followUp;
  const wordsOf = (values: FollowUpValues, field: keyof FollowUpValues) => {
    const person = [...choices.followUpAssignees, ...(assignee ? [assignee] : [])].find(
      (one) => one.id === values.assignee_id,
    );
    if (field === 'assignee_id') return person ? nameOf(person) : words.nobody;
    if (field === 'due_on') return words.day(values.due_on);
    if (field === 'what') return values.what || texts.ui.conflict.none;
    return choices.licensesByInstitution.find((one) => one.id === values.license_id)?.name ?? words.noLicense;
  };
  return (
    <FormBody {...{ id, form }}>
      {/* Another copy is taken by fields that begin anew. */}
      <FollowUpFields key={form.field('due_on').key} {...{ form, choices, followUp }} />
      <ConflictDialog form={form} parts={partsOf(wordsOf)} onSettled={(sent) => sent || onChanged()} />
    </FormBody>
  );
}

/** What a follow-up is made of. */
const partsOf = (
  wordsOf: (values: FollowUpValues, field: keyof FollowUpValues) => string,
): readonly ShownPart<FollowUpValues>[] =>
  fields.map((field) => ({
    part: field,
    name: texts.followUp.fields[field],
    shown: (values) => <bdi>{wordsOf(values, field)}</bdi>,
  }));

const fields = ['what', 'assignee_id', 'due_on', 'license_id'] as const;
