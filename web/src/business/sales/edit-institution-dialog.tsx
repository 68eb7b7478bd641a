import { namesOf } from '@lectern/domain/base/entity/entity-text.ts';
import { institutionTexts } from '@lectern/domain/base/entity/institution.ts';
import { useEffect, useId, useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { countryName } from '../../texts/country-name.ts';
import { texts } from '../../texts/texts.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { ConflictDialog, type ShownPart } from '../../base/form/conflict-dialog.tsx';
import { FormBody } from '../../base/form/form-body.tsx';
import { FormDialog } from '../../base/form/form-dialog.tsx';
import type { Conflict } from '../../base/form/form-options.ts';
import { InstitutionFields } from './institution-fields.tsx';
import type { ShownInstitution } from './institution-query.ts';
import {
  useChoices,
  useInstitutionForm,
  valuesOfShown,
  type Choices,
  type InstitutionValues,
} from './use-institution-form.ts';

const updateMutation = graphql(`
  mutation EditInstitution_updateInstitution($data: InstitutionInput!, $where: UpdateInstitutionWhere!) {
    updateInstitution(data: $data, where: $where) {
      id
      name
    }
  }
`);

type Props = {
  readonly institution: ShownInstitution;
  /** Something else holds of it than is shown. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** Changes an institution. */
export function EditInstitutionDialog({ institution, onChanged, onClose }: Props) {
  const id = useId();
  const screen = useChoices();
  const [state, setState] = useState({ dirty: false, busy: false, off: true });
  const words = texts.sales;
  return (
    <FormDialog
      title={words.editTitle}
      form={id}
      submit={words.save}
      ready={screen.data !== null}
      {...state}
      words={words.leave}
      onClose={onClose}
    >
      {screen.data ? (
        <Edited {...{ id, institution, onChanged, onClose }} choices={screen.data} onState={setState} />
      ) : (
        <Unready screen={screen} what={texts.shell.notLoaded.page} waiting={<Spinner />} back={null} />
      )}
    </FormDialog>
  );
}

type EditedProps = Props & {
  readonly id: string;
  readonly choices: Choices;
  readonly onState: (state: { readonly dirty: boolean; readonly busy: boolean; readonly off: boolean }) => void;
};

function Edited({ id, institution, choices, onState, onChanged, onClose }: EditedProps) {
  const form = useInstitutionForm(choices, {
    initial: valuesOfShown(institution),
    version: institution.version ?? 1,
    mutation: updateMutation,
    toVariables: (data, version) => ({ data, where: { id: institution.id, version: version ?? null } }),
    onDone: ({ updateInstitution }) => {
      showToast('success', texts.sales.updated(updateInstitution.name));
      onChanged();
      onClose();
    },
  });
  const { dirty, busy } = form;
  const off = !dirty || form.whyNot !== null;
  useEffect(() => onState({ dirty, busy, off }), [onState, dirty, busy, off]);
  return (
    <FormBody {...{ id, form }}>
      {/* Another copy is taken by fields that begin anew. */}
      <InstitutionFields
        key={form.field('country_code').key}
        {...{ form, choices }}
        manager={institution.sales_manager ?? null}
      />
      <Changes {...{ form, choices }} onSettled={(sent) => sent || onChanged()} />
    </FormBody>
  );
}

type CopiesProps = {
  readonly form: { readonly values: () => InstitutionValues; readonly conflict: Conflict<InstitutionValues> | null };
  readonly choices: Choices;
  readonly onSettled: (sent: boolean) => void;
};

/** What somebody else has changed too of an institution. */
function Changes({ form, choices, onSettled }: CopiesProps) {
  return <ConflictDialog {...{ form, onSettled }} parts={partsOf(choices)} />;
}

/** What an institution is made of. Country and state count together. */
function partsOf(choices: Choices): readonly ShownPart<InstitutionValues>[] {
  const words = texts.sales.fields;
  const fields = ['name', ...namesOf(institutionTexts), 'time_zone', 'sales_manager_id'] as const;
  const place = (copy: InstitutionValues) =>
    [wordsOf(copy, 'country_code', choices), wordsOf(copy, 'state_code', choices)].filter(Boolean).join(', ');
  return [
    { part: 'logo', name: words.logo, shown: ({ logo }) => logo && <img src={logo} alt="" width={48} height={48} /> },
    { part: 'country_code', name: words.country_code, shown: (copy) => bdiOf(place(copy)) },
    ...fields.map((field) => ({
      part: field,
      name: words[field],
      shown: (copy: InstitutionValues) => bdiOf(wordsOf(copy, field, choices)),
    })),
  ];
}

const bdiOf = (said: string) => said && <bdi>{said}</bdi>;

function wordsOf(copy: InstitutionValues, field: keyof InstitutionValues, choices: Choices): string {
  const country = choices.countries.find((one) => one.country_code === copy.country_code);
  if (field === 'country_code') return countryName(copy.country_code) ?? '';
  if (field === 'state_code')
    return country?.states.find((one) => one.state_code === copy.state_code)?.state_name ?? copy.state_code;
  if (field !== 'sales_manager_id') return copy[field] ?? '';
  const manager = choices.usersByRoles.find((one) => one.id === copy.sales_manager_id);
  return manager ? texts.sales.person(manager.first_name, manager.last_name) : '';
}
