import { resourceTypes } from '@lectern/domain/learning/course/instructor-resource.ts';
import { useState } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Select } from '../../ui/form/select.tsx';
import { NumberField } from '../../base/form/number-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import type { useForm } from '../../base/form/use-form.ts';
import { FileField } from '../../base/media/file-field.tsx';
import type { ResourceValues } from './resource-values.ts';

type Props = {
  readonly form: Pick<ReturnType<typeof useForm<ResourceValues, never, never, never>>, 'field'>;
  readonly language: string;
  readonly lessons: readonly { readonly id: string; readonly name: string }[];
};

/** The fields of a file for instructors. */
export function ResourceFields({ form, language, lessons }: Props) {
  const words = texts.cmsResource;
  const [file, name, type] = [form.field('url'), form.field('name'), form.field('type')];
  const [lesson, order, description] = [form.field('lesson_id'), form.field('order_key'), form.field('description')];
  return (
    <>
      <FileField key={file.key} {...file.props} label={words.file} presets={['document', 'picture']} required />
      <TextField
        key={name.key}
        {...name.props}
        {...ofLanguage(language)}
        label={words.name}
        help={words.nameHelp}
        required
        autoComplete="off"
      />
      <Choice
        key={type.key}
        {...type.props}
        label={words.type}
        options={resourceTypes.map((value) => ({ value, label: texts.instructorResource.types[value] }))}
      />
      <Choice
        key={lesson.key}
        {...lesson.props}
        defaultValue={lesson.props.defaultValue ?? ''}
        onChange={(id) => lesson.props.onChange(id || null)}
        label={words.lesson}
        options={[
          { value: '', label: words.noLesson },
          ...lessons.map(({ id, name: label }) => ({ value: id, label })),
        ]}
      />
      <NumberField key={order.key} {...order.props} label={words.order} help={words.orderHelp} />
      <TextArea
        key={description.key}
        {...description.props}
        {...ofLanguage(language)}
        label={words.description}
        help={texts.cmsItem.form.descriptionHelp(500)}
      />
    </>
  );
}

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly defaultValue: Value;
  readonly error?: string | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur: (event: unknown) => void;
  readonly 'data-path'?: string | undefined;
};

/** A choice that keeps its own value, as the fields of a form do. */
function Choice<Value extends string>({ defaultValue, onChange, ...field }: ChoiceProps<Value>) {
  const [value, setValue] = useState(defaultValue);
  return (
    <Select
      {...field}
      value={value}
      onChange={(chosen) => {
        setValue(chosen);
        onChange(chosen);
      }}
    />
  );
}
