import { materialKinds, type MaterialKind } from '@lectern/domain/learning/library/material.ts';
import { keyElementForm, type KeyElementContent } from '@lectern/domain/learning/study-project/key-element.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import { useId, useState } from 'react';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Select } from '../../../ui/form/select.tsx';
import { NumberField } from '../../../base/form/number-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { offerUndo } from '../../change-set/undo-store.ts';
import { leaveWords } from '../../working-copy/leave-words.ts';
import { useEditedCourse } from '../../cms-item/edited-course.ts';
import { SaveLater, usePublishes } from '../../cms/save-later.tsx';
import { ConflictDialog } from '../../../base/form/conflict-dialog.tsx';
import { FormBody } from '../../../base/form/form-body.tsx';
import { FormDialog } from '../../../base/form/form-dialog.tsx';
import type { Conflict } from '../../../base/form/form-options.ts';
import type { useForm } from '../../../base/form/use-form.ts';
import { useKeptForm } from '../../working-copy/use-kept-form.tsx';
import type { ProjectParts } from '../parts-query.ts';
import { createMutation, kindOfType, typeOfKind, updateMutation } from './key-element-acts.ts';
import classes from './key-elements.module.css';

type Values = { readonly name: string; readonly kind: MaterialKind; readonly order_key: string };

type Ways = { readonly onChanged: () => void; readonly onClose: () => void };

/** Makes a key element. */
export function CreateKeyElement({ projectId, onChanged, onClose }: Ways & { readonly projectId: string }) {
  const id = useId();
  const words = texts.cmsStudyProject.elements;
  const initial: Values = { name: '', kind: 'EBOOK_PAGE', order_key: '' };
  const item = {
    kind: 'KEY_ELEMENT',
    id: null,
    parent_id: projectId,
    name: texts.contentHistory.kinds.KEY_ELEMENT,
  } as const;
  const form = useKeptForm(item, {
    schema: keyElementForm,
    initial,
    entity: entities.KEY_ELEMENT,
    mutation: createMutation,
    toVariables: ({ kind, ...data }) => ({ data: { ...data, type: typeOfKind[kind], study_project_id: projectId } }),
    onDone: ({ authored }) => {
      offerUndo(words.added(form.values().name), authored);
      onChanged();
      onClose();
    },
  });
  const { unkept, busy } = form;
  return (
    <FormDialog
      title={words.add}
      form={id}
      submit={words.add}
      ready
      dirty={unkept}
      {...{ busy, onClose }}
      words={leaveWords()}
    >
      <FormBody {...{ id, form }}>
        <Fields key={form.field('name').key} form={form} />
      </FormBody>
      <KeyElementConflict form={form} />
    </FormDialog>
  );
}

/** Changes a key element; one whose type becomes another shows nothing at first. */
export function EditKeyElement({
  element: { id: itemId, version, name, type, order_key, resources },
  onChanged,
  onClose,
}: Ways & { readonly element: ProjectParts['keyElements'][number] }) {
  const id = useId();
  const words = texts.cmsStudyProject.elements;
  const publishes = usePublishes('KEY_ELEMENT', itemId);
  const initial: Values = { name, kind: kindOfType[type], order_key: String(order_key) };
  const form = useKeptForm(
    { kind: 'KEY_ELEMENT', id: itemId, name: texts.contentHistory.kinds.KEY_ELEMENT },
    {
      schema: keyElementForm,
      initial,
      version,
      entity: entities.KEY_ELEMENT,
      mutation: updateMutation,
      toVariables: ({ name: called, kind, order_key: place }, base, later, began) => ({
        data: {
          name: called,
          type: typeOfKind[kind],
          // It may have been moved in the list since; only who types another place moves it here.
          ...(String(place ?? '') === began.order_key ? {} : { order_key: place }),
        },
        where: { id: itemId, version: base ?? null, later },
      }),
      toValues: (theirs) => valuesOf(theirs as unknown as KeyElementContent),
      onDone: ({ authored }) => {
        offerUndo(texts.cmsItem.form.saved(form.values().name), authored);
        onChanged();
        onClose();
      },
    },
  );
  const { unkept, busy } = form;
  return (
    <FormDialog
      title={words.edit(name)}
      form={id}
      submit={publishes ? texts.waitingChanges.saveAndPublish : texts.cmsItem.form.save}
      otherwise={publishes && <SaveLater form={id} disabled={busy} />}
      ready
      dirty={unkept}
      {...{ busy, onClose }}
      words={leaveWords()}
    >
      <FormBody {...{ id, form }}>
        <Fields form={form} key={form.field('name').key} emptied={resources.length > 0 ? kindOfType[type] : null} />
      </FormBody>
      <KeyElementConflict form={form} onTaken={onChanged} />
    </FormDialog>
  );
}

type ConflictProps = {
  readonly form: { readonly values: () => Values; readonly conflict: Conflict<Values> | null };
  readonly onTaken?: () => void;
};

/** What was changed elsewhere too of a key element. */
function KeyElementConflict({ form, onTaken = () => {} }: ConflictProps) {
  const words = texts.cmsStudyProject.elements;
  return (
    <ConflictDialog
      form={form}
      parts={[
        { part: 'name', name: texts.cmsItem.form.name, shown: ({ name }) => name },
        { part: 'kind', name: words.type, shown: ({ kind }) => words.types[typeOfKind[kind]] },
        { part: 'order_key', name: texts.cmsItem.form.order, shown: ({ order_key }) => order_key },
      ]}
      onSettled={onTaken}
    />
  );
}

const valuesOf = ({ name, kind, order_key }: KeyElementContent): Values => ({
  name,
  kind,
  order_key: String(order_key ?? ''),
});

type FieldsProps = {
  readonly form: Pick<ReturnType<typeof useForm<Values, never, never, never>>, 'field'>;
  /** What it shows is of this kind, and goes where another is chosen. */
  readonly emptied?: MaterialKind | null;
};

function Fields({ form, emptied = null }: FieldsProps) {
  const { course } = useEditedCourse();
  const words = texts.cmsStudyProject.elements;
  const [name, kind, order] = [form.field('name'), form.field('kind'), form.field('order_key')];
  const [chosen, choose] = useState<MaterialKind>(kind.props.defaultValue);
  return (
    <div className={classes['fields']}>
      <TextField
        key={name.key}
        {...name.props}
        {...ofLanguage(course.language)}
        label={texts.cmsItem.form.name}
        required
        autoComplete="off"
      />
      <Select
        label={words.type}
        required
        error={kind.props.error}
        help={emptied !== null && chosen !== emptied ? words.typeEmpties : undefined}
        options={materialKinds.map((value) => ({ value, label: words.types[typeOfKind[value]] }))}
        value={chosen}
        onChange={(value) => {
          choose(value);
          kind.props.onChange(value);
        }}
      />
      <NumberField
        key={order.key}
        {...order.props}
        label={texts.cmsItem.form.order}
        help={texts.cmsItem.form.orderHelp}
      />
    </div>
  );
}
