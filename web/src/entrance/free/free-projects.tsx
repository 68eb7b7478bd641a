import { linkOptions } from '@tanstack/react-router';
import type { FreeLesson_LessonQuery } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { ExerciseRow, ExerciseRows } from '../../learning/course/exercise-row.tsx';

type Props = { readonly lesson: FreeLesson_LessonQuery['lesson'] };

/** The study projects of a free lesson, published ones only, whoever looks at them. */
export function FreeProjects({ lesson: { id, language, studyProjects } }: Props) {
  const projects = studyProjects.filter(({ published }) => published);
  if (projects.length === 0) return <Empty text={texts.free.noProjects} />;
  return (
    <Panel flush>
      <ExerciseRows>
        {projects.map((project) => (
          <ExerciseRow
            key={project.id}
            exercise={{ type: 'STUDY_PROJECT', ...project }}
            language={language}
            level={2}
            state="NOT_STARTED"
            chip={
              <>
                <Chip dense>{texts.course.levelChip(project.level)}</Chip>
                {project.kind !== 'NONE' && <Chip dense>{texts.course.kinds[project.kind]}</Chip>}
              </>
            }
            text={
              project.total_questions === 0 ? texts.course.noQuestions : texts.course.questions(project.total_questions)
            }
            act={
              project.total_questions === 0
                ? null
                : {
                    word: texts.course.acts.NOT_STARTED,
                    filled: false,
                    link: linkOptions({
                      to: '/free/$',
                      params: { _splat: `lesson/${id}/study-project/${project.id}` },
                    }),
                  }
            }
          />
        ))}
      </ExerciseRows>
    </Panel>
  );
}
