import {
  courseForm,
  fewestLevels,
  longestDescription,
  type CourseContent,
} from '@lectern/domain/learning/course/course.ts';
import { highestLevel } from '@lectern/domain/learning/course/level.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Field } from '../../ui/form/field.tsx';
import { NumberField } from '../../base/form/number-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { offerUndo } from '../change-set/undo-store.ts';
import type { Curriculum } from '../cms-item/curriculum-query.ts';
import { useEditedCourse } from '../cms-item/edited-course.ts';
import { ItemConflict } from '../cms-item/item-conflict.tsx';
import { CommentsButton } from '../cms/comments-button.tsx';
import { HistoryButton } from '../cms/history-button.tsx';
import { ItemHead } from '../cms-item/item-head.tsx';
import { useEditedItem, type FormItem } from '../cms-item/use-edited-item.ts';
import { FormBody } from '../../base/form/form-body.tsx';
import type { useForm } from '../../base/form/use-form.ts';
import { useKeptForm } from '../working-copy/use-kept-form.tsx';
import { LanguageField } from '../../base/media/language-field.tsx';
import { LogoField } from '../../base/media/logo-field.tsx';
import classes from './item-form.module.css';

const updateMutation = graphql(`
  mutation CmsCourse_updateCourse($data: UpdateCourseInput!, $where: ContentWhere!) {
    authored: updateCourse(data: $data, where: $where) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);

type Values = {
  readonly name: string;
  readonly levels: number;
  readonly logo: string | null;
  readonly description: string;
  readonly display_order: string;
  readonly language: string;
};

const valuesOf = ({ name, levels, logo, description, display_order, language }: CourseContent): Values => ({
  name,
  levels,
  logo,
  description,
  display_order: String(display_order ?? ''),
  language,
});

/** The settings of a course. */
export function SettingsTab() {
  const { course } = useEditedCourse();
  const form = useId();
  const [busy, setBusy] = useState(false);
  const edited = useEditedItem('COURSE', course.id, valuesOf);
  const { item, dirty, screen } = edited;
  if (!item)
    return (
      <Unready
        screen={screen}
        what={texts.cmsItem.notLoaded}
        waiting={<Skeleton shape="list" count={4} />}
        back={null}
      />
    );
  return (
    <div className={classes['narrow']}>
      <ItemHead
        name={texts.cmsCourse.tabs.settings}
        language={course.language}
        published={null}
        shown={course.published && course.product_published}
        {...{ form, dirty, busy }}
      >
        <CommentsButton kind="COURSE" id={course.id} />
        <HistoryButton kind="COURSE" id={course.id} />
      </ItemHead>
      <CourseForm
        key={edited.formKey}
        {...{ form, item }}
        onState={(state) => {
          edited.setDirty(state.dirty);
          setBusy(state.busy);
        }}
        onSaved={edited.onSaved}
      />
    </div>
  );
}

type FormProps = {
  readonly form: string;
  readonly item: FormItem<Values>;
  readonly onState: (state: { readonly dirty: boolean; readonly busy: boolean }) => void;
  readonly onSaved: (version: number, values: Values) => void;
};

function CourseForm({ form: formId, item, onState, onSaved }: FormProps) {
  const { course, reload } = useEditedCourse();
  const [shrinking, setShrinking] = useState<readonly string[] | null>(null);
  const words = { ...texts.cmsItem.form, ...texts.cmsCourse.settings };
  const form = useKeptForm(
    { kind: 'COURSE', id: item.id, name: texts.contentHistory.kinds.COURSE },
    {
      schema: courseForm,
      initial: item.values,
      version: item.version,
      entity: entities.COURSE,
      mutation: updateMutation,
      toVariables: ({ display_order, ...data }, version, later, began) => ({
        data: String(display_order ?? '') === began.display_order ? data : { ...data, display_order },
        where: { id: item.id, version, later },
      }),
      versionIn: ({ authored }) => authored.items.find(({ id }) => id === item.id)?.version,
      toValues: (theirs) => valuesOf(theirs as unknown as CourseContent),
      failedText: words.failed(course.name),
      onDone: ({ authored }) => {
        offerUndo(words.updated, authored);
        onSaved(authored.items.find(({ id }) => id === item.id)?.version ?? item.version, form.values());
        reload();
      },
    },
  );
  const { dirty, busy } = form;
  useEffect(() => onState({ dirty, busy }), [onState, dirty, busy]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const goes = goesAbove(course, form.values().levels);
    if (goes.length === 0) return form.submit(event);
    event.preventDefault();
    setShrinking(goes);
  };
  return (
    <>
      <FormBody id={formId} form={{ ...form, submit }}>
        <Fields key={form.field('levels').key} form={form} language={course.language} />
      </FormBody>
      {shrinking && (
        <ConfirmDialog
          title={words.shrinkTitle(form.values().levels)}
          confirm={words.shrink}
          onConfirm={() => {
            setShrinking(null);
            form.submit();
          }}
          onClose={() => setShrinking(null)}
        >
          {words.shrinkText(shrinking)}
        </ConfirmDialog>
      )}
      <ItemConflict
        form={form}
        language={course.language}
        fields={[
          { part: 'name', name: words.name },
          { part: 'levels', name: words.levels },
          { part: 'logo', name: words.logo },
          { part: 'description', name: words.description },
          { part: 'display_order', name: words.order },
          { part: 'language', name: words.language },
        ]}
      />
    </>
  );
}

type FieldsProps = {
  readonly form: Pick<ReturnType<typeof useForm<Values, never, never, never>>, 'field'>;
  readonly language: string;
};

function Fields({ form, language }: FieldsProps) {
  const words = { ...texts.cmsItem.form, ...texts.cmsCourse.settings };
  const [name, levels, logo] = [form.field('name'), form.field('levels'), form.field('logo')];
  const [description, order, tag] = [form.field('description'), form.field('display_order'), form.field('language')];
  const [chosen, setChosen] = useState(levels.props.defaultValue);
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
        <Field label={words.levels} help={words.levelsHelp} error={levels.props.error}>
          {(control) => (
            <div className={classes['slider']}>
              <input
                {...control}
                required={false}
                type="range"
                min={fewestLevels}
                max={highestLevel}
                data-path={levels.props['data-path']}
                value={chosen}
                onBlur={levels.props.onBlur}
                onChange={({ target }) => {
                  setChosen(Number(target.value));
                  levels.props.onChange(Number(target.value));
                }}
              />
              <output htmlFor={control.id}>{chosen}</output>
            </div>
          )}
        </Field>
        <TextField
          key={description.key}
          {...description.props}
          label={words.description}
          help={words.descriptionHelp(longestDescription)}
          maxLength={longestDescription}
          autoComplete="off"
          {...ofLanguage(language)}
        />
        <LogoField key={logo.key} {...logo.props} label={words.logo} />
        <NumberField key={order.key} {...order.props} label={words.order} help={words.orderHelp} />
        <LanguageField key={tag.key} {...tag.props} label={words.language} help={words.languageHelp} />
      </div>
    </Panel>
  );
}

/** What of a course belongs to levels above so many, in words. */
function goesAbove({ benchmarks, lessons, summaries }: Curriculum, levels: number): string[] {
  const words = texts.cmsCourse;
  const count = (items: readonly { readonly level: number }[]) => items.filter(({ level }) => level > levels).length;
  const counts = [
    [count(benchmarks), words.benchmarks],
    [count(lessons.flatMap(({ studyProjects }) => studyProjects)), words.projects],
    [count(summaries), words.summaries],
  ] as const;
  return counts.filter(([number]) => number > 0).map(([number, word]) => word(number));
}
