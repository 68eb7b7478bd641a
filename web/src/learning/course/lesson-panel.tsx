import { countLesson } from '@lectern/domain/learning/course/progress.ts';
import { IconBook } from '@tabler/icons-react';
import { refusalText } from '../../texts/refusal-text.ts';
import { directionAround } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { Tile } from '../../ui/page/tile.tsx';
import { useCourse, type CourseProgress } from './course-context.ts';
import { exerciseLink, type Place } from './exercise-link.ts';
import { ExerciseRow, ExerciseRows } from './exercise-row.tsx';

/** A study project on the dashboard. */
export type Project = CourseProgress['studyProjects'][number];

type Props = {
  readonly lesson: CourseProgress['lessons'][number];
  readonly projects: readonly Project[];
  readonly color: string;
  readonly place: Place;
  /** Whether each study project says its level, since several are shown. */
  readonly withLevels: boolean;
  /** The study project that is the next step of the course, if it is one of these; its act is the filled one of the page. */
  readonly next: Project | null;
  /** Whether its reader may work on it. */
  readonly active: boolean;
};

/** A lesson with its study projects on a thread. */
export function LessonPanel({ lesson, projects, color, place, withLevels, next, active }: Props) {
  const { language } = useCourse().course;
  const { completed, published } = countLesson(projects, ({ complete }) => complete);
  return (
    <Panel
      flush
      title={lesson.name}
      lang={language}
      dir={directionAround(language)}
      aside={published > 0 && texts.ui.ofTotal(completed, published)}
      picture={
        <Tile accent={color} src={lesson.logo ?? null} size={32}>
          <Icon of={IconBook} />
        </Tile>
      }
    >
      <ExerciseRows>
        {projects.map((project) => (
          <ExerciseRow
            key={project.study_project_id}
            exercise={{ type: 'STUDY_PROJECT', ...project }}
            language={language}
            level={3}
            state={project.state}
            share={project.open ? project.open.questions_done / Math.max(1, project.open.total_questions) : 0}
            corrects={project.latest?.corrects}
            chip={
              <>
                {withLevels && <Chip dense>{texts.course.levelChip(project.level)}</Chip>}
                {project.kind !== 'NONE' && <Chip dense>{texts.course.kinds[project.kind]}</Chip>}
              </>
            }
            text={textOf(project)}
            act={active ? actOf(project, place, project === next) : null}
          />
        ))}
      </ExerciseRows>
    </Panel>
  );
}

function textOf({ state, open, latest, total_questions, lock_reason }: Project): string {
  const words = texts.course;
  if (state === 'LOCKED') return `${words.locked} ${refusalText(lock_reason ?? '')}`;
  if (open) {
    const { question_index, total_questions: total } = open;
    return words.questionReached(words.started, Math.min(total, (question_index ?? 0) + 1), total);
  }
  if (latest) return words.completedWith(latest.corrects, latest.total_questions);
  return total_questions === 0 ? words.noQuestions : words.questions(total_questions);
}

function actOf(project: Project, place: Place, filled: boolean) {
  const { study_project_id: id, study_project_number, complete, state, total_questions } = project;
  if (state === 'LOCKED' || (state === 'NOT_STARTED' && total_questions === 0)) return null;
  const exercise = { type: 'STUDY_PROJECT', id, study_project_number, complete } as const;
  const link = exerciseLink(place, exercise, { fromCourse: true });
  return { word: texts.course.acts[state], filled, link };
}
