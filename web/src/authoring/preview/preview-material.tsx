import { graphql } from '../../graphql/generated/gql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { MediaViewer } from '../../learning/player/media-viewer.tsx';
import { PreviewFrame } from './preview-frame.tsx';

const lessonQuery = graphql(`
  query Preview_lesson($courseId: ID!, $lessonName: String!) {
    lesson(where: { course_id: $courseId, slug: $lessonName }) {
      id
      name
      language
      pages {
        id
        ...MediaViewer_page
      }
      cards {
        id
        ...Quickdeck_card
      }
      clip_cards {
        id
        ...ClipCard_card
      }
    }
  }
`);

type Place = { readonly courseId: string; readonly lessonName: string };
type Props = { readonly params: Place };

/** The pages, flash cards and videos of a lesson of a course in preview, drafts included. */
export const PreviewMaterial = ({ params }: Props) => (
  <PreviewFrame courseId={params.courseId} tab={texts.course.studyMaterials}>
    {() => <Material {...params} />}
  </PreviewFrame>
);

function Material({ courseId, lessonName }: Place) {
  const screen = useScreenQuery(lessonQuery, { courseId, lessonName });
  if (!screen.data)
    return (
      <Unready screen={screen} what={texts.shell.notLoaded.materials} waiting={<Skeleton shape="list" />} back={null} />
    );
  const { id, name, language, pages, cards, clip_cards } = screen.data.lesson;
  return (
    <Panel title={name} {...ofLanguage(language)}>
      <MediaViewer
        materials={[{ id, name: null, pages, cards, clip_cards }]}
        label={texts.course.studyMaterials}
        language={language}
        base={`/cms/preview/course/${courseId}`}
        none={texts.library.noMaterials}
      />
    </Panel>
  );
}
