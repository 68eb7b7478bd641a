import { longestFollowUp } from '@lectern/domain/business/follow-up/follow-up.ts';
import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Select } from '../../ui/form/select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { ShownFollowUp } from './follow-up-query.ts';
import { nameOf } from './follow-up-text.tsx';
import classes from './follow-up.module.css';
import type { FollowUpChoices, FollowUpForm } from './use-follow-up-form.ts';

type Props = {
  readonly form: Pick<FollowUpForm, 'field' | 'values'>;
  readonly choices: FollowUpChoices;
  /** The one that is changed: who has it, and its license, may no longer be to choose. */
  readonly followUp?: ShownFollowUp;
};

/** The fields of a follow-up: what, who, when, and about which license. */
export function FollowUpFields({ form, choices, followUp }: Props) {
  const words = texts.followUp;
  const [chosen, setChosen] = useState(form.values());
  const [what, due] = [form.field('what'), form.field('due_on')];
  const people = withHeld(choices.followUpAssignees, followUp?.assignee);
  const licenses = withHeld(choices.licensesByInstitution, followUp?.license);
  const asksForSeats = followUp?.question === 'MORE_SEATS';
  const select = (name: 'assignee_id' | 'license_id') => {
    const { error, onBlur, onChange, 'data-path': path } = form.field(name).props;
    return {
      label: words.fields[name],
      error,
      onBlur,
      'data-path': path,
      value: chosen[name],
      onChange: (id: string) => {
        setChosen({ ...chosen, [name]: id });
        onChange(id);
      },
    };
  };
  return (
    <>
      <TextArea
        key={what.key}
        {...what.props}
        label={asksForSeats ? words.note : words.fields.what}
        required={!asksForSeats}
        maxLength={longestFollowUp}
        dir="auto"
        data-autofocus
      />
      <div className={classes['pair']}>
        <Select
          {...select('assignee_id')}
          options={[
            { value: '', label: words.nobody },
            ...people.map((person) => ({ value: person.id, label: nameOf(person) })),
          ]}
        />
        <TextField key={due.key} {...due.props} type="date" required label={words.fields.due_on} />
      </div>
      {!asksForSeats && licenses.length > 0 && (
        <Select
          {...select('license_id')}
          options={[
            { value: '', label: words.noLicense },
            ...licenses.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </>
  );
}

/** What can be chosen, with what is chosen already. */
const withHeld = <Choice extends { readonly id: string }>(
  choices: readonly Choice[],
  held: Choice | null | undefined,
): readonly Choice[] => (held && !choices.some(({ id }) => id === held.id) ? [...choices, held] : choices);
