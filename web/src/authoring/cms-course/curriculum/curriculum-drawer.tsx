import { isTooShort } from '@lectern/domain/base/search/normal-form.ts';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';
import { useKeyDown } from '../../../ui/use-key-down.ts';
import { ActivateSummaries } from '../../cms-assessment/activate-summaries.tsx';
import { useCoursePlace } from '../../cms-item/course-place.ts';
import { useEditedCourse } from '../../cms-item/edited-course.ts';
import classes from './curriculum-drawer.module.css';
import { dropMove } from './drop-move.ts';
import { panes } from '../panes.ts';
import { TogetherBar } from '../together/together-bar.tsx';
import { assessmentRows, lessonRows, type TreeRow } from './tree-rows.ts';
import { Tree } from './tree.tsx';
import { useMove } from './use-move.ts';
import { useSelection } from './use-selection.ts';

const SearchResults = lazy(async () => ({ default: (await import('../search/search-results.tsx')).SearchResults }));

/** The lists of a course: benchmarks, lessons with their study projects, summaries; and what is found in all its texts. */
export function CurriculumDrawer() {
  const [text, setText] = useState('');
  const words = texts.cmsCourse.search;
  const results = useRef<HTMLDivElement>(null);
  const isSearch = text.trim() !== '' && !isTooShort(text);
  const keys = useKeyDown((event) => {
    if (event.key === 'Escape') setText('');
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    results.current?.querySelector<HTMLElement>('a')?.focus();
  });
  return (
    <>
      <search ref={keys} className={classes['search']}>
        <SearchField label={words.label} value={text} onChange={setText} />
      </search>
      {isSearch ? (
        <div ref={results}>
          <Suspense fallback={<Skeleton shape="list" count={3} />}>
            <SearchResults text={text.trim()} onLeave={() => setText('')} />
          </Suspense>
        </div>
      ) : (
        <Lists />
      )}
    </>
  );
}

function Lists() {
  const { course, reload } = useEditedCourse();
  const { item, go } = useCoursePlace();
  const words = texts.cmsCourse.drawer;
  const mover = useMove();
  const lessonOf = (projectId: string) =>
    course.lessons.find(({ studyProjects }) => studyProjects.some(({ id }) => id === projectId))?.id;
  const shownLesson = item?.kind === 'study-project' ? lessonOf(item.id) : undefined;
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const isOpen = (id: string) => toggled[id] ?? id === shownLesson;
  const benchmarks = assessmentRows('benchmark', course.benchmarks);
  const lessons = lessonRows(course, isOpen);
  const summaries = assessmentRows('summary', course.summaries);
  const all = [...benchmarks, ...lessons, ...summaries];
  const selection = useSelection(all);
  const common = {
    language: course.language,
    opened: item?.id ?? null,
    selection,
    opens: (row: TreeRow) => panes[row.item.kind] !== undefined,
    onOpen: (row: TreeRow) => go({ item: row.item }),
  };
  const drop = (dragged: string, target: string) => {
    const move = dropMove(lessons, dragged, target, selection.ids);
    if (!move) return;
    const parent = move.kind === 'LESSON' ? course : course.lessons.find(({ id }) => id === move.parent_id);
    void mover.move(move, texts.cmsCourse.together.moved(move.ids.length, parent?.name ?? ''));
  };
  const keys = useKeyDown(({ key, target }) => {
    if (key === 'Escape' && selection.on && target instanceof Element && !target.closest('dialog')) selection.end();
  });
  return (
    <div ref={keys}>
      {selection.on && <TogetherBar rows={all} selection={selection} mover={mover} />}
      <Section title={words.benchmarks} empty={benchmarks.length === 0 && words.noBenchmarks}>
        <Tree label={words.benchmarks} rows={benchmarks} {...common} />
      </Section>
      <Section
        title={words.lessons}
        empty={lessons.length === 0 && words.noLessons}
        act={
          <span className={classes['acts']}>
            {!selection.on && lessons.length > 0 && (
              <Button variant="subtle" size="xs" onClick={() => selection.begin()}>
                {words.selectSeveral}
              </Button>
            )}
            {panes['new-lesson'] && (
              <IconButton
                icon={IconPlus}
                size="xs"
                label={words.addLesson}
                onClick={() => go({ item: { kind: 'new-lesson', id: course.id } })}
              />
            )}
          </span>
        }
      >
        <Tree
          label={words.lessons}
          rows={lessons}
          {...common}
          onToggle={(id, open) => setToggled({ ...toggled, [id]: open })}
          onStep={mover.step}
          onDrop={drop}
        />
        <p className={classes['help']}>{selection.on ? words.selectHelp : words.help}</p>
      </Section>
      <Section
        title={words.summaries}
        empty={summaries.length === 0 && words.noSummaries}
        end={
          <div className={classes['end']}>
            <ActivateSummaries
              courseId={course.id}
              benchmarks={course.benchmarks}
              summaries={course.summaries}
              onChanged={reload}
            />
          </div>
        }
      >
        <Tree label={words.summaries} rows={summaries} {...common} />
      </Section>
      <output>
        <VisuallyHidden>{mover.said}</VisuallyHidden>
      </output>
    </div>
  );
}

type SectionProps = {
  readonly title: string;
  /** Said in place of a list that is empty. */
  readonly empty: string | false;
  readonly act?: ReactNode;
  /** What stands below the list, also where that is empty. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
};

const Section = ({ title, empty, act, end, children }: SectionProps) => (
  <section className={classes['section']}>
    <div className={classes['head']}>
      <h2>{title}</h2>
      {act}
    </div>
    {empty ? <p className={classes['none']}>{empty}</p> : children}
    {end}
  </section>
);
