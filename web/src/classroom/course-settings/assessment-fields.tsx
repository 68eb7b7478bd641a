import { typedMinutesOf } from '@lectern/domain/classroom/course-settings/course-settings.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Fieldset } from '../../ui/form/fieldset.tsx';
import { NumberField } from '../../base/form/number-field.tsx';
import classes from './settings-dialog.module.css';
import type { AssessmentSettings, SettingsForm } from './use-course-settings.ts';

type Props = {
  readonly form: SettingsForm;
  readonly assessment: AssessmentSettings;
  readonly list: 'benchmarks' | 'summaries';
  readonly index: number;
  /** Whether the group says anything of it. */
  readonly hasOwn: boolean;
  readonly onReset: () => void;
};

/** Time and questions of one assessment, with what the course says below each. */
export function AssessmentFields({ form, assessment, list, index, hasOwn, onReset }: Props) {
  const { level, course_time, course_questions_per_lesson } = assessment;
  const name = list === 'benchmarks' ? texts.courseSettings.benchmark(level) : texts.courseSettings.summary(level);
  const time = form.field(`${list}.${index}.time`);
  const questions = form.field(`${list}.${index}.questions_per_lesson`);
  return (
    <Fieldset legend={name}>
      <div className={classes['assessment']}>
        <NumberField
          key={time.key}
          {...time.props}
          label={texts.courseSettings.time}
          help={texts.courseSettings.timeOfCourse(typedMinutesOf(course_time ?? null))}
          required
          decimal
        />
        <NumberField
          key={questions.key}
          {...questions.props}
          label={texts.courseSettings.questions}
          help={texts.courseSettings.questionsOfCourse(course_questions_per_lesson ?? null)}
        />
        <Button
          variant="default"
          size="sm"
          disabled={!hasOwn}
          aria-label={texts.courseSettings.resetOf(name)}
          className={classes['reset']}
          onClick={onReset}
        >
          {texts.courseSettings.reset}
        </Button>
      </div>
    </Fieldset>
  );
}
