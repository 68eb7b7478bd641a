import { useQuery } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { texts } from '../../texts/texts.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Refused } from '../../ui/feedback/refused.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { MediaViewer } from './media-viewer.tsx';

const resourcesQuery = graphql(`
  query ResourceView_resources($questionId: ID!, $groupId: ID!) {
    questionResources(questionId: $questionId, groupId: $groupId) {
      id
      type
      page {
        id
        ...MediaViewer_page
      }
      card {
        id
        ...Quickdeck_card
      }
      clip_card {
        id
        ...ClipCard_card
      }
    }
  }
`);

type Props = {
  readonly questionId: string;
  readonly groupId: string;
  readonly type: 'hint' | 'reveal';
  readonly language: string;
  readonly base: string;
};

/** What helps with a question, or explains its answer. */
export function ResourceView({ questionId, groupId, type, language, base }: Props) {
  const [{ data, error, fetching }, reload] = useQuery({
    query: resourcesQuery,
    variables: { questionId, groupId },
    requestPolicy: 'network-only',
  });
  if (fetching) return <Spinner />;
  const refused = refusalOf(error);
  if (refused) return <Refused text={refused.text}>{null}</Refused>;
  if (error || !data)
    return (
      <Failed what={texts.shell.notLoaded.materials} onLoadAgain={() => reload({ requestPolicy: 'network-only' })} />
    );
  const wanted = data.questionResources.filter((one) => one.type === type);
  const material = {
    id: questionId,
    name: null,
    pages: wanted.flatMap(({ page }) => page ?? []),
    cards: wanted.flatMap(({ card }) => card ?? []),
    clip_cards: wanted.flatMap(({ clip_card }) => clip_card ?? []),
  };
  const label = type === 'hint' ? texts.player.hint : texts.player.explanation;
  return <MediaViewer materials={[material]} {...{ label, language, base }} />;
}
