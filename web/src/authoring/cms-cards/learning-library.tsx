import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Tabs } from '../../ui/page/tabs.tsx';
import { StateChip } from '../cms/state-chip.tsx';
import { useEditedCourse } from '../cms-item/edited-course.ts';
import classes from './learning-library.module.css';
import { LessonPages } from './lesson-pages.tsx';
import { libraryTabs, useLibraryPlace, type LibraryTab } from './library-place.ts';
import { QuickclipManager } from './quickclip-manager.tsx';
import { QuickdeckManager } from './quickdeck-manager.tsx';

/** What there is to read, to turn over and to watch in each lesson of a course. */
export function LearningLibrary() {
  const { lessons, language } = useEditedCourse().course;
  const { tab, lesson: asked, page, go } = useLibraryPlace();
  const words = texts.cmsCards;
  const lesson = lessons.find(({ id }) => id === asked);
  const Part = parts[tab];
  return (
    <Tabs
      label={words.parts}
      tabs={libraryTabs.map((value) => ({ value, label: words.tabs[value] }))}
      value={tab}
      onChange={(library) => go({ library })}
    >
      <div className={classes['library']} data-lesson={lesson && true}>
        <nav aria-label={words.lessons} className={classes['lessons']}>
          {lessons.length === 0 ? (
            <p>{words.noLessons}</p>
          ) : (
            <ul>
              {lessons.map(({ id, name, published }) => (
                <li key={id}>
                  <button type="button" aria-current={id === asked || undefined} onClick={() => go({ lesson: id })}>
                    <span {...ofLanguage(language)}>{name}</span>
                    {!published && <StateChip published={false} dense />}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </nav>
        <div className={classes['pane']}>
          {lesson ? (
            <>
              {page === null && (
                <div className={classes['back']}>
                  <Button variant="subtle" size="sm" onClick={() => go({ lesson: undefined })}>
                    {words.toLessons}
                  </Button>
                </div>
              )}
              <Part key={lesson.id} lesson={lesson} language={language} />
            </>
          ) : (
            <div className={classes['start']}>
              <h2>{words.start}</h2>
              <p>{words.selectLesson}</p>
            </div>
          )}
        </div>
      </div>
    </Tabs>
  );
}

const parts = {
  ebook: LessonPages,
  quickdecks: QuickdeckManager,
  quickclips: QuickclipManager,
} satisfies Record<LibraryTab, unknown>;
