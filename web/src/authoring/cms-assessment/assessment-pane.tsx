import type { AssessmentSettings as Settings } from '@lectern/domain/learning/assessment/assessment-form.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useAfterUndo } from '../change-set/use-after-undo.ts';
import { VisibilityChip } from '../cms-item/visibility-chip.tsx';
import type { EditedContainer } from '../cms-question/edited-container.ts';
import { QuestionList } from '../cms-question/question-list.tsx';
import { AssessmentActs } from './assessment-acts.tsx';
import { assessmentQuery, type AssessmentKind } from './assessment-query.ts';
import { AssessmentSettings } from './assessment-settings.tsx';
import classes from './assessment.module.css';

type Props = {
  readonly kind: AssessmentKind;
  readonly id: string;
  readonly level: number;
  readonly course: EditedContainer['course'];
  /** Called once something of it has changed. */
  readonly onChanged: () => void;
};

/** A benchmark with its questions, or a summary, as it is edited. */
export function AssessmentPane({ kind, id, level, course, onChanged }: Props) {
  const words = texts.cmsAssessment;
  const screen = useScreenQuery(assessmentQuery, { kind, id }, { fresh: true });
  const { data, reload } = screen;
  useAfterUndo(reload);
  if (!data) return <Unready screen={screen} what={words.notLoaded} waiting={<Skeleton shape="list" />} back={null} />;
  const { version, published, content } = data.contentItem;
  const changed = () => {
    reload();
    onChanged();
  };
  const item = { id, version, content: content as Settings };
  return (
    <article className={classes['pane']}>
      <header className={classes['head']}>
        <h2>{kind === 'BENCHMARK' ? words.benchmark(level) : words.summary(level)}</h2>
        <VisibilityChip published={published === true} />
        <AssessmentActs
          {...{ kind, id }}
          published={published === true}
          shows={(kind === 'SUMMARY' && course.benchmarks.find((one) => one.level === level)?.id) || id}
          onChanged={changed}
        />
      </header>
      {kind === 'SUMMARY' && <p className={classes['note']}>{words.asksQuestionsOf}</p>}
      <AssessmentSettings key={version} {...{ kind, item }} language={course.language} onSaved={changed} />
      {kind === 'BENCHMARK' && (
        <QuestionList name={words.benchmark(level)} belongsTo={{ benchmark_id: id }} {...{ course, onChanged }} />
      )}
    </article>
  );
}
