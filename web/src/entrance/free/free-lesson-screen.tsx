import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FreeLesson_LessonQuery } from '../../graphql/generated/graphql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { directionAround, ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { TabLinks } from '../../ui/page/tab-links.tsx';
import { Quickdeck } from '../../learning/library/quickdeck/quickdeck.tsx';
import { MediaViewer } from '../../learning/player/media-viewer.tsx';
import { Reminder } from '../../learning/player/reminder.tsx';
import { Unrecorded } from '../../learning/player/unrecorded.ts';
import { Shell } from '../../base/shell/shell.tsx';
import { VisitorLanguage } from '../../base/language/visitor-language.tsx';
import { freeLessonQuery } from './free-lesson-query.ts';
import { FreeProjects } from './free-projects.tsx';
import { freeWords } from './free-words.ts';

type Lesson = FreeLesson_LessonQuery['lesson'];
type Props = { readonly params: { readonly lessonId: string } };

const sections = { projects: '', library: '/library', quickdeck: '/quickdeck' } as const;
type Section = keyof typeof sections;

/** The study projects of a free lesson. */
export const FreeLessonProjects = ({ params }: Props) => (
  <FreeLesson {...params} section="projects">
    {(lesson) => <FreeProjects lesson={lesson} />}
  </FreeLesson>
);

/** Its e-book. */
export const FreeLessonLibrary = ({ params }: Props) => (
  <FreeLesson {...params} section="library">
    {({ id, pages, language }) => (
      <MediaViewer
        materials={[{ id, name: null, pages, cards: [], clip_cards: [] }]}
        label={texts.library.kinds['e-book']}
        language={language}
        base={null}
        none={texts.library.noPages}
      />
    )}
  </FreeLesson>
);

/** Its flash cards, published ones only, whoever looks at them. */
export const FreeLessonQuickdeck = ({ params }: Props) => (
  <FreeLesson {...params} section="quickdeck">
    {({ cards, language }) => <Quickdeck cards={cards.filter(({ published }) => published)} language={language} />}
  </FreeLesson>
);

type FreeLessonProps = {
  readonly lessonId: string;
  readonly section: Section;
  readonly children: (lesson: Lesson) => ReactNode;
};

/** A lesson that is open to everyone, in three sections. Nothing of it is recorded. */
function FreeLesson({ lessonId, section, children }: FreeLessonProps) {
  const screen = useScreenQuery(freeLessonQuery, { lessonId });
  const lesson = screen.data?.lesson;
  const home = (
    <LinkButton to="/" variant="default" size="sm">
      {texts.shell.toHome}
    </LinkButton>
  );
  return (
    <Unrecorded value={freeWords()}>
      <Shell>
        <Reminder />
        {lesson ? (
          <Page dir={directionAround(lesson.language)}>
            <PageHeader
              title={lesson.name}
              tab={texts.free.sections[section]}
              {...ofLanguage(lesson.language)}
              above={[{ label: texts.shell.home, link: linkOptions({ to: '/' }) }]}
            />
            <TabLinks
              label={texts.free.lesson}
              tabs={Object.entries(sections).map(([name, path]) => ({
                label: texts.free.sections[name as Section],
                link: linkOptions({ to: '/free/$', params: { _splat: `lesson/${lessonId}${path}` } }),
              }))}
            />
            {children(lesson)}
            <VisitorLanguage />
          </Page>
        ) : (
          <Page>
            <Unready
              screen={screen}
              what={texts.shell.notLoaded.materials}
              title={texts.free.lesson}
              waiting={<Skeleton shape="list" />}
              back={home}
            />
          </Page>
        )}
      </Shell>
    </Unrecorded>
  );
}
