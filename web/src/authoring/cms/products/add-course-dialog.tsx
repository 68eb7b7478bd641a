import { longestDescription, newCourse, newCourseForm } from '@lectern/domain/learning/course/course.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import { useId, useReducer } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { texts } from '../../../texts/texts.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { LanguageField } from '../../../base/media/language-field.tsx';
import { offerUndo } from '../../change-set/undo-store.ts';
import { ConflictDialog } from '../../../base/form/conflict-dialog.tsx';
import { FormBody } from '../../../base/form/form-body.tsx';
import { FormDialog } from '../../../base/form/form-dialog.tsx';
import { useKeptForm } from '../../working-copy/use-kept-form.tsx';
import { leaveWords } from '../../working-copy/leave-words.ts';
import type { ListedProduct } from './products-query.ts';

const createMutation = graphql(`
  mutation AddCourseDialog_createCourse($data: CreateCourseInput!) {
    createCourse(data: $data) {
      change_set_id
      waits
    }
  }
`);

const levelChoices = ['2', '3', '4'] as const;

type Props = { readonly product: ListedProduct; readonly onChanged: () => void; readonly onClose: () => void };

/** Adds a course to a product, a draft behind its others. */
export function AddCourseDialog({ product, onChanged, onClose }: Props) {
  const id = useId();
  const words = texts.cms.course;
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const item = { kind: 'COURSE', id: null, parent_id: product.id, name: texts.contentHistory.kinds.COURSE } as const;
  const form = useKeptForm(item, {
    schema: newCourseForm,
    initial: { name: '', description: '', language: newCourse.language, levels: '2' },
    entity: entities.NEW_COURSE,
    mutation: createMutation,
    toVariables: (course) => ({ data: { ...course, product_id: product.id } }),
    failedText: words.failed,
    onDone: ({ createCourse }) => {
      offerUndo(words.added, createCourse);
      onChanged();
      onClose();
    },
  });
  const { unkept, busy } = form;
  const [name, description, language] = [form.field('name'), form.field('description'), form.field('language')];
  return (
    <FormDialog
      title={words.addTo(product.name)}
      form={id}
      submit={words.add}
      ready
      dirty={unkept}
      {...{ busy, onClose }}
      words={leaveWords()}
    >
      <FormBody {...{ id, form }}>
        <TextField key={name.key} {...name.props} label={words.name} required autoComplete="off" data-autofocus />
        <TextField
          key={description.key}
          {...description.props}
          label={words.description}
          help={words.descriptionHelp(longestDescription)}
          maxLength={longestDescription}
          autoComplete="off"
        />
        <Select
          label={words.levels}
          options={levelChoices.map((value) => ({ value, label: value }))}
          value={form.values().levels}
          onChange={(next) => {
            form.field('levels').props.onChange(next);
            draw();
          }}
        />
        <LanguageField key={language.key} {...language.props} label={words.language} help={words.languageHelp} />
      </FormBody>
      <ConflictDialog
        form={form}
        parts={(['name', 'description', 'levels', 'language'] as const).map((part) => ({
          part,
          name: words[part],
          shown: (values: ReturnType<typeof form.values>) => values[part],
        }))}
        onSettled={draw}
      />
    </FormDialog>
  );
}
