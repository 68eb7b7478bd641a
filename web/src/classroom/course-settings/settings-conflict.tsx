import type { CourseSettingsForm } from '@lectern/domain/classroom/course-settings/course-settings.ts';
import { texts } from '../../texts/texts.ts';
import { ConflictDialog, type ShownPart } from '../../base/form/conflict-dialog.tsx';
import type { AssessmentSettings, Settings, SettingsForm } from './use-course-settings.ts';

type Part = ShownPart<CourseSettingsForm>;

type Props = { readonly form: SettingsForm; readonly settings: Settings };

/** What somebody else has changed too of the settings of a course, each time and number by itself. */
export function SettingsConflict({ form, settings: { benchmarks, summaries } }: Props) {
  const words = texts.courseSettings;
  return (
    <ConflictDialog
      form={form}
      parts={[
        ...benchmarks.flatMap((one) => partsOf('benchmarks', words.benchmark(one.level), one)),
        ...summaries.flatMap((one) => partsOf('summaries', words.summary(one.level), one)),
      ]}
    />
  );
}

function partsOf(list: 'benchmarks' | 'summaries', name: string, { assessment_id: id }: AssessmentSettings): Part[] {
  const words = texts.courseSettings;
  const fields = { time: words.time, questions_per_lesson: words.questions };
  return (['time', 'questions_per_lesson'] as const).map((field) => ({
    part: `${list}.${id}.${field}`,
    name: `${name}: ${fields[field]}`,
    shown: (values) => values[list].find((row) => row.id === id)?.[field],
  }));
}
