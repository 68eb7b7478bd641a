import { longestComment } from '@lectern/domain/base/content/comment.ts';
import { IconFlag } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useState, type FormEvent } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import type { CommentsFeed_InstitutionCommentsQuery } from '../../graphql/generated/graphql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { usePages } from '../../graphql/use-pages.ts';
import { useSend } from '../../graphql/use-send.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { MorePages } from '../../ui/feedback/more-pages.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { useFocusOnNew } from '../../ui/page/use-focus-on-new.ts';
import { FeedEntry } from './feed-entry.tsx';
import classes from './sales.module.css';

const commentsQuery = graphql(`
  query CommentsFeed_institutionComments($institution_id: ID!, $after: ID) {
    institutionComments(institution_id: $institution_id, after: $after) {
      entries {
        id
        comment
        created_on
        user {
          id
          first_name
          last_name
          avatar
        }
      }
      cursor
    }
  }
`);

const addMutation = graphql(`
  mutation CommentsFeed_createInstitutionComment($comment: String!, $institution_id: ID!) {
    createInstitutionComment(comment: $comment, institution_id: $institution_id) {
      id
      comment
      created_on
      user {
        id
        first_name
        last_name
        avatar
      }
    }
  }
`);

const FollowUpDialog = lazy(async () => ({
  default: (await import('../follow-up/follow-up-dialog.tsx')).FollowUpDialog,
}));

type Comment = CommentsFeed_InstitutionCommentsQuery['institutionComments']['entries'][number];

type Props = {
  readonly institutionId: string;
  /** Called when a comment is followed up. */
  readonly onFollowUp: () => void;
};

/** What those who sell say about an institution, the latest first, and a place to say more. */
export function CommentsFeed({ institutionId, onFollowUp }: Props) {
  const client = useClient();
  const load = useCallback(
    async (after: string | null) => {
      const variables = { institution_id: institutionId, after };
      const { data } = await client.query(commentsQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      if (!data) return null;
      const { entries: listed, cursor: next } = data.institutionComments;
      return { entries: listed, cursor: next ?? null };
    },
    [client, institutionId],
  );
  const { entries, cursor, state, more } = usePages(load);
  const [added, setAdded] = useState<readonly Comment[]>([]);
  const [followed, setFollowed] = useState<Comment | null>(null);
  const rows = useFocusOnNew<HTMLOListElement>(entries?.length ?? 0);
  const words = texts.sales;
  const comments = [...added.filter(({ id }) => !entries?.some((one) => one.id === id)), ...(entries ?? [])];
  return (
    <Panel title={words.comments}>
      <div className={classes['feeds']}>
        <AddComment institutionId={institutionId} onAdded={(comment) => setAdded([comment, ...added])} />
        {entries === null && state === 'busy' && <Skeleton shape="list" count={2} />}
        {entries !== null && comments.length === 0 && <p className={classes['none']}>{words.noComments}</p>}
        {comments.length > 0 && (
          <ol ref={rows} className={classes['feed']}>
            {comments.map((one) => (
              <FeedEntry
                key={one.id}
                user={one.user}
                moment={one.created_on}
                act={
                  <Button
                    variant="subtle"
                    size="xs"
                    leftSection={<Icon of={IconFlag} size={16} />}
                    aria-label={words.followUpThis(one.comment)}
                    onClick={() => setFollowed(one)}
                  >
                    {words.followUp}
                  </Button>
                }
              >
                <p className={classes['said']} dir="auto">
                  {one.comment}
                </p>
              </FeedEntry>
            ))}
          </ol>
        )}
        <MorePages
          pages={{ state, cursor, more }}
          notLoaded={words.commentsNotLoaded}
          label={words.loadMore}
          size="sm"
        />
      </div>
      {followed && (
        <Suspense>
          <FollowUpDialog
            written={{ institutionId, comment: followed }}
            onChanged={onFollowUp}
            onClose={() => setFollowed(null)}
          />
        </Suspense>
      )}
    </Panel>
  );
}

/** What was typed about an institution and not sent, while this tab is open. */
const typedAbout = new Map<string, string>();

type AddProps = { readonly institutionId: string; readonly onAdded: (comment: Comment) => void };

function AddComment({ institutionId, onAdded }: AddProps) {
  const sendOnce = useSend();
  const [typed, setTyped] = useState(typedAbout.get(institutionId) ?? '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const words = texts.sales;
  const type = (text: string) => {
    typedAbout.set(institutionId, text);
    setTyped(text);
    setError(undefined);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || typed.trim() === '') return;
    setBusy(true);
    const { data, error: failed } = await sendOnce(addMutation, { comment: typed, institution_id: institutionId });
    setBusy(false);
    if (!data || failed) return setError(refusalOf(failed)?.text ?? words.commentNotAdded);
    onAdded(data.createInstitutionComment);
    return type('');
  };
  return (
    <form className={classes['write']} noValidate onSubmit={(event) => void send(event)}>
      <TextArea
        label={words.comment}
        error={error}
        value={typed}
        dir="auto"
        maxLength={longestComment}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" variant="light" disabled={typed.trim() === ''} loading={busy}>
        {words.addComment}
      </Button>
    </form>
  );
}
