import { introductionHead, type StudyProjectKind } from '@lectern/domain/learning/study-project/introduction.ts';
import { saysSomething } from '@lectern/domain/base/rich-text/says-something.ts';
import { withKind } from '@lectern/domain/learning/study-project/with-kind.ts';
import { lazy, Suspense, useId, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Select } from '../../ui/form/select.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { NumberField } from '../../base/form/number-field.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { useEditedCourse } from '../cms-item/edited-course.ts';
import type { useForm } from '../../base/form/use-form.ts';
import classes from './study-project.module.css';
import type { ProjectValues } from './project-values.ts';

const RichTextField = lazy(async () => ({
  default: (await import('../../base/editor/rich-text-field.tsx')).RichTextField,
}));

type Props = { readonly form: Pick<ReturnType<typeof useForm<ProjectValues, never, never, never>>, 'field'> };

const kinds = ['NONE', 'LEARN', 'APPLY'] as const;

/**
 * The fields of a study project. Its kind is the word in the first h2 of its introduction: whichever is changed, both say
 * it. Where the word is typed over, the kind stays and is put before all when it is saved; only who chooses None says so.
 */
export function ProjectFields({ form }: Props) {
  const { course } = useEditedCourse();
  const words = texts.cmsStudyProject;
  const group = useId();
  const [level, number, introduction] = [
    form.field('level'),
    form.field('study_project_number'),
    form.field('introduction'),
  ];
  const [chosen, setChosen] = useState(level.props.defaultValue);
  const [html, setHtml] = useState(introduction.props.defaultValue);
  const [kept, keep] = useState(() => introductionHead(html).kind);
  // Text that is not typed begins the editor anew.
  const [given, setGiven] = useState({ html, count: 0 });
  const write = (next: string) => {
    setHtml(next);
    const said = introductionHead(next).kind;
    if (said !== 'NONE') keep(said);
    introduction.props.onChange(said === 'NONE' && saysSomething(next) ? withKind(next, kept) : next);
  };
  const choose = (kind: StudyProjectKind) => {
    const next = withKind(html, kind);
    keep(kind);
    setHtml(next);
    introduction.props.onChange(next);
    setGiven({ html: next, count: given.count + 1 });
  };
  return (
    <Panel>
      <div className={classes['fields']}>
        <div className={classes['row']}>
          <Select
            label={words.level}
            required
            error={level.props.error}
            data-path={level.props['data-path']}
            onBlur={level.props.onBlur}
            options={Array.from({ length: course.levels }, (_, index) => ({
              value: String(index + 1),
              label: texts.course.level(index + 1),
            }))}
            value={chosen}
            onChange={(value) => {
              setChosen(value);
              level.props.onChange(value);
            }}
          />
          <NumberField key={number.key} {...number.props} label={words.number} help={words.numberHelp} />
        </div>
        <fieldset className={classes['kinds']} aria-describedby={`${group}help`}>
          <legend>{words.kind}</legend>
          {kinds.map((kind) => (
            <label key={kind}>
              <input type="radio" name={group} checked={kept === kind} onChange={() => choose(kind)} />
              {words.kinds[kind]}
            </label>
          ))}
          <p id={`${group}help`}>{words.kindHelp}</p>
        </fieldset>
        <Suspense fallback={<Skeleton shape="list" count={2} />}>
          <RichTextField
            key={`${introduction.key}${given.count}`}
            {...introduction.props}
            defaultValue={given.html}
            onChange={write}
            label={words.introduction}
            language={course.language}
            size="long"
            topHeading={2}
            required
          />
        </Suspense>
      </div>
    </Panel>
  );
}
