import { useEffect, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { FormBody } from '../../base/form/form-body.tsx';
import { AssessmentFields } from './assessment-fields.tsx';
import { ExtraTimes } from './extra-times.tsx';
import { SettingsConflict } from './settings-conflict.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import classes from './settings-dialog.module.css';
import {
  typedOfCourse,
  useCourseSettings,
  type AssessmentSettings,
  type Place,
  type Settings,
} from './use-course-settings.ts';

type State = { readonly dirty: boolean; readonly busy: boolean };
type Props = {
  readonly id: string;
  readonly place: Place;
  readonly settings: Settings;
  readonly onState: (state: State) => void;
  readonly onSaved: () => void;
};

const hasOwn = ({ time, questions_per_lesson }: AssessmentSettings) => time != null || questions_per_lesson != null;

/** Time and questions of each assessment of the course. */
export function SettingsFields({ id, place, settings, onState, onSaved }: Props) {
  const form = useCourseSettings(place, settings, onSaved);
  const { dirty, busy } = form;
  useEffect(() => onState({ dirty, busy }), [onState, dirty, busy]);
  const assessments = [...settings.benchmarks, ...settings.summaries];
  const [own, setOwn] = useState(() => new Set(assessments.filter(hasOwn).map(({ assessment_id }) => assessment_id)));
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const takeReset = (ids: readonly string[]) => {
    const followCourse = (typed: ReturnType<typeof typedOfCourse>) => {
      const assessment = assessments.find(({ assessment_id }) => assessment_id === typed.id);
      return assessment && ids.includes(typed.id) ? typedOfCourse(assessment) : typed;
    };
    form.settle(({ benchmarks, summaries }) => ({
      benchmarks: benchmarks.map(followCourse),
      summaries: summaries.map(followCourse),
    }));
    setOwn(new Set([...own].filter((one) => !ids.includes(one))));
    setAsked(null);
  };
  const listOf = (list: 'benchmarks' | 'summaries') =>
    settings[list].flatMap((assessment) => {
      // Somebody else may have changed which there are.
      const index = form.values()[list].findIndex(({ id: one }) => one === assessment.assessment_id);
      if (index < 0) return [];
      return [
        <AssessmentFields
          key={assessment.assessment_id}
          {...{ form, assessment, list, index }}
          hasOwn={own.has(assessment.assessment_id)}
          onReset={() => setAsked([assessment.assessment_id])}
        />,
      ];
    });
  return (
    <>
      <FormBody {...{ id, form }}>
        <div className={classes['lead']}>
          <p>{assessments.length > 0 ? texts.courseSettings.holdsNext : texts.courseSettings.noAssessments}</p>
          {assessments.length > 0 && (
            <Button variant="subtle" size="sm" disabled={own.size === 0} onClick={() => setAsked([...own])}>
              {texts.courseSettings.resetAll}
            </Button>
          )}
        </div>
        {listOf('benchmarks')}
        {listOf('summaries')}
        <ExtraTimes times={settings.extra_times} />
      </FormBody>
      <SettingsConflict {...{ form, settings }} />
      {asked && (
        <ResetDialog
          groupId={place.groupId}
          assessments={asked}
          onReset={() => takeReset(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
