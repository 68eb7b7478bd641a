import { useQuery } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { texts } from '../../texts/texts.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Refused } from '../../ui/feedback/refused.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { MediaViewer } from './media-viewer.tsx';

const resourcesQuery = graphql(`
  query ResourceView_resources($questionId: ID!, $groupId: ID, $ticket: String) {
    questionResources(questionId: $questionId, groupId: $groupId, ticket: $ticket) {
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

/** Where tries at a question have earned its resources. */
export type EarnedIn = { readonly groupId?: string; readonly ticket?: string };

type Props = {
  readonly questionId: string;
  /** What the server knows by what was earned: the group, or the ticket of free mode; nothing in preview. */
  readonly earnedIn: EarnedIn;
  readonly type: 'hint' | 'reveal';
  readonly language: string;
  readonly base: string | null;
};

/** What helps with a question, or explains its answer. */
export function ResourceView({ questionId, earnedIn, type, language, base }: Props) {
  const [{ data, error, fetching }, reload] = useQuery({
    query: resourcesQuery,
    variables: { questionId, groupId: earnedIn.groupId ?? null, ticket: earnedIn.ticket ?? null },
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
