import { IconBook } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { Library_LessonsQuery } from '../../graphql/generated/graphql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { PageShape } from '../../ui/page/page-shape.tsx';
import { PanelShape } from '../../ui/page/panel-shape.tsx';
import { Tile } from '../../ui/page/tile.tsx';
import { Track } from '../../ui/figures/track.tsx';
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx';
import { ContentWords } from '../course/content-words.tsx';
import { useCourse } from '../course/course-context.ts';
import classes from './library.module.css';
import { materialIcons } from '../course/material-icons.ts';
import { materialKinds, type MaterialKind } from '../course/material-kinds.ts';
import { materialLink } from './material-link.ts';
import { lessonsQuery } from './lessons-query.ts';

type Lesson = Library_LessonsQuery['lessons'][number];

const route = getRouteApi('/own-pages/group/$groupId/course/$courseId/library');

const counts: Record<MaterialKind, (lesson: Lesson) => number> = {
  'e-book': ({ number_of_pages }) => number_of_pages,
  quickdeck: ({ number_of_cards }) => number_of_cards,
  quickclip: ({ number_of_clips }) => number_of_clips,
};

/** The e-book, Quickdeck and Quickclip of every lesson, or one kind of them. */
export function Library() {
  const place = route.useParams();
  const { kind = 'all' } = route.useSearch();
  const navigate = route.useNavigate();
  const screen = useScreenQuery(lessonsQuery, place);
  if (!screen.data)
    return (
      <Unready
        screen={screen}
        what={texts.shell.notLoaded.materials}
        waiting={
          <PageShape head={null}>
            <PanelShape rows={6} />
          </PageShape>
        }
        back={null}
      />
    );
  const kinds = kind === 'all' ? materialKinds : [kind];
  const shown = screen.data.lessons.filter((lesson) => kinds.some((one) => counts[one](lesson) > 0));
  return (
    <div className={classes['library']}>
      <Track
        legend={texts.library.show}
        hideLegend
        options={[
          { value: 'all', label: texts.library.allKinds },
          ...materialKinds.map((one) => ({ value: one, label: texts.library.kinds[one] })),
        ]}
        value={kind}
        onChange={(next) =>
          void navigate({ search: next === 'all' ? {} : { kind: next }, replace: true, resetScroll: false })
        }
      />
      {shown.length === 0 ? (
        <Empty text={texts.library.noMaterials} />
      ) : (
        <Panel flush>
          <ul className={classes['lessons']}>
            {shown.map((lesson) => (
              <LessonRow key={lesson.id} lesson={lesson} kinds={kinds} place={place} />
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

type RowProps = {
  readonly lesson: Lesson;
  readonly kinds: readonly MaterialKind[];
  readonly place: { readonly groupId: string; readonly courseId: string };
};

function LessonRow({ lesson, kinds, place }: RowProps) {
  const { language, product } = useCourse().course;
  return (
    <li className={classes['lesson']}>
      <Tile accent={product.color} src={lesson.logo ?? null} size={32}>
        <Icon of={IconBook} />
      </Tile>
      <h2 {...ofLanguage(language)}>
        <bdi>{lesson.name}</bdi>
      </h2>
      <div className={classes['materials']}>
        {kinds
          .map((kind) => ({ kind, count: counts[kind](lesson) }))
          .filter(({ count }) => count > 0)
          .map(({ kind, count }) => (
            <Link key={kind} {...materialLink(place, kind, lesson.slug)}>
              <Icon of={materialIcons[kind]} />
              <span>
                <b>{texts.library.kinds[kind]}</b>
                <span>{texts.library.sizeOf[kind](count)}</span>
              </span>
              <VisuallyHidden>
                <ContentWords text={texts.library.ofLesson(lesson.name)} words={lesson.name} language={language} />
              </VisuallyHidden>
            </Link>
          ))}
      </div>
    </li>
  );
}
