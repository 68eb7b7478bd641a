import { getRouteApi } from '@tanstack/react-router';
import type { LevelChoice } from '@lectern/domain/learning/course/level.ts';
import { readFragment } from '../../graphql/generated/fragment-masking.ts';
import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { AssessmentPanel } from './assessment-panel.tsx';
import { assessmentFragment, assessmentRows } from './assessment-rows.ts';
import { useCourse } from './course-context.ts';
import { currentLevel } from './current-level.ts';
import classes from './exercises.module.css';
import { LessonPanel } from './lesson-panel.tsx';
import { LevelTabs } from './level-tabs.tsx';
import { MaterialsPanel } from './materials-panel.tsx';
import { nextExercise, nextRow } from './next-exercise.ts';
import { ProgressPanel } from './progress-panel.tsx';

const route = getRouteApi('/own-pages/group/$groupId/course/$courseId/');

/** The dashboard of a course: the exercises of a level in order, each with its state and reason. */
export function Exercises() {
  const progress = useCourse();
  const place = route.useParams();
  const asked = route.useSearch().level;
  const navigate = route.useNavigate();
  const benchmarks = readFragment(assessmentFragment, progress.benchmark);
  const summaries = readFragment(assessmentFragment, progress.summary);
  const next = nextExercise(progress);
  const isOffered = asked === 'all' || (asked !== undefined && asked <= progress.course.levels);
  const level = isOffered ? asked : currentLevel(next, progress.levels);

  const before = assessmentRows(benchmarks, level);
  const after = assessmentRows(summaries, level);
  const projects = progress.studyProjects.filter((project) => level === 'all' || project.level === level);
  const isEmpty = before.length + projects.length + after.length === 0;
  const shared = { place, active: progress.is_member };
  const nextOf = (type: 'BENCHMARK' | 'SUMMARY', rows: typeof before) =>
    next?.type === type ? nextRow(rows, next) : null;
  const sums = level === 'all' ? progress.total : progress.levels.find((one) => one.level === level);
  const choose = (chosen: LevelChoice) =>
    void navigate({ search: { level: chosen }, replace: true, resetScroll: false });
  return (
    <div className={classes['columns']}>
      <div className={classes['exercises']}>
        <LevelTabs levels={progress.levels} value={level} onChange={choose} />
        {!progress.is_member && <p className={classes['note']}>{texts.course.notAMember}</p>}
        {isEmpty && <Empty text={level === 'all' ? texts.course.emptyCourse : texts.course.emptyLevel} />}
        {!isEmpty && <AssessmentPanel type="BENCHMARK" rows={before} next={nextOf('BENCHMARK', before)} {...shared} />}
        {progress.lessons.map((lesson) => {
          const own = projects.filter(({ lesson_id }) => lesson_id === lesson.id);
          if (own.length === 0) return null;
          const { color } = progress.course.product;
          return (
            <LessonPanel
              key={lesson.id}
              {...{ lesson, color }}
              projects={own}
              withLevels={level === 'all'}
              next={next?.project ?? null}
              {...shared}
            />
          );
        })}
        {!isEmpty && projects.length === 0 && <Empty text={texts.course.noStudyProjects} />}
        {!isEmpty && <AssessmentPanel type="SUMMARY" rows={after} next={nextOf('SUMMARY', after)} {...shared} />}
      </div>
      <aside className={classes['rail']}>
        {progress.is_member && sums && projects.length > 0 && <ProgressPanel level={level} sums={sums} />}
        <MaterialsPanel progress={progress} place={place} />
      </aside>
    </div>
  );
}
