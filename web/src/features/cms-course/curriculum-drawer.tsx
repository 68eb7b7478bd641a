import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx';
import { ActivateSummaries } from '../cms-assessment/activate-summaries.tsx';
import { useCoursePlace } from '../cms-item/course-place.ts';
import { useEditedCourse } from '../cms-item/edited-course.ts';
import classes from './curriculum-drawer.module.css';
import { panes } from './panes.ts';
import { assessmentRows, lessonRows, type TreeRow } from './tree-rows.ts';
import { Tree } from './tree.tsx';
import { useMove } from './use-move.ts';

/** The lists of a course: benchmarks, lessons with their study projects, summaries. */
export function CurriculumDrawer() {
  const { course, reload } = useEditedCourse();
  const { item, go } = useCoursePlace();
  const words = texts.cmsCourse.drawer;
  const { move, said } = useMove();
  const lessonOf = (projectId: string) =>
    course.lessons.find(({ studyProjects }) => studyProjects.some(({ id }) => id === projectId))?.id;
  const shownLesson = item?.kind === 'study-project' ? lessonOf(item.id) : undefined;
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const isOpen = (id: string) => toggled[id] ?? id === shownLesson;
  const common = {
    language: course.language,
    selected: item?.id ?? null,
    opens: (row: TreeRow) => panes[row.item.kind] !== undefined,
    onOpen: (row: TreeRow) => go({ item: row.item }),
  };
  const benchmarks = assessmentRows('benchmark', course.benchmarks);
  const lessons = lessonRows(course.lessons, isOpen);
  const summaries = assessmentRows('summary', course.summaries);
  return (
    <>
      <Section title={words.benchmarks} empty={benchmarks.length === 0 && words.noBenchmarks}>
        <Tree label={words.benchmarks} rows={benchmarks} {...common} />
      </Section>
      <Section
        title={words.lessons}
        empty={lessons.length === 0 && words.noLessons}
        act={
          panes['new-lesson'] && (
            <IconButton
              icon={IconPlus}
              size="xs"
              label={words.addLesson}
              onClick={() => go({ item: { kind: 'new-lesson', id: course.id } })}
            />
          )
        }
      >
        <Tree
          label={words.lessons}
          rows={lessons}
          {...common}
          onToggle={(id, open) => setToggled({ ...toggled, [id]: open })}
          onMove={move}
        />
        <p className={classes['help']}>{words.help}</p>
      </Section>
      <Section title={words.summaries} empty={summaries.length === 0 && words.noSummaries}>
        <Tree label={words.summaries} rows={summaries} {...common} />
        <ActivateSummaries
          courseId={course.id}
          benchmarks={course.benchmarks}
          summaries={course.summaries}
          onChanged={reload}
        />
      </Section>
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
    </>
  );
}

type SectionProps = {
  readonly title: string;
  /** Said in place of a list that is empty. */
  readonly empty: string | false;
  readonly act?: ReactNode;
  readonly children: ReactNode;
};

const Section = ({ title, empty, act, children }: SectionProps) => (
  <section className={classes['section']}>
    <div className={classes['head']}>
      <h2>{title}</h2>
      {act}
    </div>
    {empty ? <p className={classes['none']}>{empty}</p> : children}
  </section>
);
