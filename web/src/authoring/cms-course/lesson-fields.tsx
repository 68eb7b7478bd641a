import type { ContentField } from '@lectern/domain/base/entity/content-fields.ts';
import { namesOf } from '@lectern/domain/base/entity/entity-text.ts';
import { lessonFields } from '@lectern/domain/base/entity/lesson.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { NumberField } from '../../base/form/number-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import type { useForm } from '../../base/form/use-form.ts';
import { LogoField } from '../../base/media/logo-field.tsx';
import classes from './item-form.module.css';
import type { LessonValues } from './lesson-values.ts';

type Props = {
  readonly form: Pick<ReturnType<typeof useForm<LessonValues, never, never, never>>, 'field'>;
  readonly language: string;
};

/** The fields of a lesson. */
export function LessonFields({ form, language }: Props) {
  const words = texts.cmsItem.form;
  const [name, order] = [form.field('name'), form.field('display_order')];
  const logo = form.field('logo');
  return (
    <Panel>
      <div className={classes['fields']}>
        <TextField
          key={name.key}
          {...name.props}
          label={words.name}
          required
          autoComplete="off"
          {...ofLanguage(language)}
        />
        <NumberField key={order.key} {...order.props} label={words.order} help={words.orderHelp} />
        {namesOf(lessonFields).map((described) => {
          const { key, props } = form.field(described);
          const { type }: ContentField = lessonFields[described];
          const label = texts.cmsCourse.lesson.fields[described];
          return type === 'LINES' ? (
            <TextArea key={key} {...props} label={label} {...ofLanguage(language)} />
          ) : (
            <NumberField key={key} {...props} label={label} />
          );
        })}
        <LogoField key={logo.key} {...logo.props} label={words.logo} />
      </div>
    </Panel>
  );
}
