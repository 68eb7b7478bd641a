import { Link } from '@tanstack/react-router';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { focusNextHeading } from '../../../ui/page/page-heading.tsx';
import { LessonSelect } from '../lesson-select.tsx';
import classes from './book-contents.module.css';

/** What the list of contents is made of. */
export type Contents = {
  readonly course: { readonly name: string };
  readonly lesson: {
    readonly slug: string;
    readonly language: string;
    readonly pages: readonly { readonly id: string; readonly title: string }[];
  };
  readonly lessons: readonly { readonly slug: string; readonly name: string }[];
  /** The id of the page in view. */
  readonly current: string | null;
  /** The number of the lesson's first page in the book. */
  readonly first: number;
  readonly place: { readonly groupId: string; readonly courseId: string };
};

type Props = Contents & {
  /** Called when a page is chosen. */
  readonly onChoose?: () => void;
};

/** The pages of a lesson as a list, and the choice of lesson above it. */
export function BookContents({ course, lesson, lessons, current, first, place, onChoose }: Props) {
  const { groupId, courseId } = place;
  return (
    <>
      <div className={classes['head']}>
        <p className={classes['caption']}>{texts.library.kinds['e-book']}</p>
        <p className={classes['name']} {...ofLanguage(lesson.language)}>
          <bdi>{course.name}</bdi>
        </p>
        <LessonSelect kind="e-book" size="sm" {...{ place, lessons, lesson }} />
      </div>
      <nav aria-label={texts.library.contents}>
        <ol className={classes['pages']} {...ofLanguage(lesson.language)}>
          {lesson.pages.map(({ id, title }, index) => (
            <li key={id}>
              <Link
                to="/group/$groupId/course/$courseId/library/e-book/$lessonName"
                params={{ groupId, courseId, lessonName: lesson.slug }}
                search={{ page: id }}
                aria-current={id === current ? 'page' : undefined}
                data-current={id === current || undefined}
                activeProps={{ 'aria-current': id === current ? 'page' : undefined }}
                onClick={() => {
                  focusNextHeading();
                  onChoose?.();
                }}
              >
                <span>{first + index}</span>
                <bdi>{title}</bdi>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}
