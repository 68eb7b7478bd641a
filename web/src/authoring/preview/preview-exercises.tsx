import type { Preview_CourseQuery } from '../../graphql/generated/graphql.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { ExerciseRow, ExerciseRows } from '../../learning/course/exercise-row.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { previewLink } from './preview-link.ts';
import classes from './preview-exercises.module.css';

type Props = { readonly params: { readonly courseId: string } };

/** The exercises of a course in preview: every benchmark, study project and summary, drafts included. */
export const PreviewExercises = ({ params: { courseId } }: Props) => (
  <PreviewFrame courseId={courseId}>{(data) => <Exercises {...data} />}</PreviewFrame>
);

const start = () => texts.course.acts.NOT_STARTED;
const draftChip = (published: boolean) => !published && <Chip dense>{texts.preview.draft}</Chip>;

function Exercises({ course, benchmarks, summaries }: Preview_CourseQuery) {
  const { id, language, lessons } = course;
  return (
    <div className={classes['exercises']}>
      <Assessments type="BENCHMARK" {...{ id, language }} assessments={benchmarks} />
      {lessons.length === 0 && <Empty text={texts.preview.noLessons} />}
      {lessons.map((lesson) => (
        <Panel key={lesson.id} flush title={lesson.name} {...ofLanguage(language)} aside={draftChip(lesson.published)}>
          <ExerciseRows>
            {lesson.studyProjects.map((project) => (
              <ExerciseRow
                key={project.id}
                exercise={{ type: 'STUDY_PROJECT', ...project }}
                language={language}
                level={3}
                state="NOT_STARTED"
                chip={
                  <>
                    <Chip dense>{texts.course.levelChip(project.level)}</Chip>
                    {project.kind !== 'NONE' && <Chip dense>{texts.course.kinds[project.kind]}</Chip>}
                    {draftChip(project.published)}
                  </>
                }
                text={texts.course.questions(project.total_questions)}
                act={{ word: start(), filled: false, link: previewLink(id, `/study-project/${project.id}`) }}
              />
            ))}
          </ExerciseRows>
        </Panel>
      ))}
      <Assessments type="SUMMARY" {...{ id, language }} assessments={summaries} />
    </div>
  );
}

type AssessmentsProps = {
  readonly type: 'BENCHMARK' | 'SUMMARY';
  readonly id: string;
  readonly language: string;
  readonly assessments: Preview_CourseQuery['benchmarks'];
};

function Assessments({ type, id, language, assessments }: AssessmentsProps) {
  if (assessments.length === 0) {
    return <Empty text={type === 'BENCHMARK' ? texts.course.benchmarkMissing : texts.course.summaryMissing} />;
  }
  const path = type === 'BENCHMARK' ? 'benchmark' : 'summary';
  return (
    <Panel flush>
      <ExerciseRows>
        {assessments.map(({ id: key, level, published, totalQuestions }) => (
          <ExerciseRow
            key={key}
            exercise={{ type, level }}
            language={language}
            level={2}
            state="NOT_STARTED"
            chip={draftChip(published)}
            text={texts.course.questions(totalQuestions)}
            act={{ word: start(), filled: false, link: previewLink(id, `/${path}/${level}`) }}
          />
        ))}
      </ExerciseRows>
    </Panel>
  );
}
