import { commentSchema, longestComment } from '@lectern/domain/base/content/comment.ts';
import { checkInput } from '@lectern/domain/check-input.ts';
import { useCallback, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useClient } from 'urql';
import { besideCache } from '../../graphql/beside-cache.ts';
import { usePages } from '../../graphql/use-pages.ts';
import { issueText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { MorePages } from '../../ui/feedback/more-pages.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useCommentsPlace, type CommentsPlace } from '../cms/history-place.ts';
import { useOneAct } from '../../graphql/use-one-act.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { CommentRow } from './comment-row.tsx';
import classes from './comments.module.css';
import { addMutation, commentsQuery, deleteMutation, resolveMutation, type Comment } from './comments-query.ts';

/** What was typed about an item and not sent, while this tab is open. */
const typedAbout = new Map<string, string>();

/** What authors say about the item that the address names. */
export function CommentsDialog() {
  const { comments } = useCommentsPlace();
  return comments && <ItemComments key={`${comments.kind} ${comments.id}`} {...comments} />;
}

function ItemComments({ kind, id }: CommentsPlace) {
  const client = useClient();
  const { go } = useCommentsPlace();
  const words = texts.contentComment;
  const load = useCallback(
    async (after: string | null) => {
      const variables = { kind, id, after: after === null ? null : Number(after) };
      const context = { ...besideCache, requestPolicy: 'network-only' as const };
      const { data } = await client.query(commentsQuery, variables, context).toPromise();
      if (!data) return null;
      const { entries, cursor } = data.contentComments;
      return { entries, cursor: cursor == null ? null : String(cursor) };
    },
    [client, kind, id],
  );
  const pages = usePages<Comment>(load);
  const [added, setAdded] = useState<readonly Comment[]>([]);
  const [changed, setChanged] = useState<ReadonlyMap<string, Comment | null>>(new Map());
  const { act, busy } = useOneAct();
  const listed = pages.entries ?? [];
  const all = [...listed, ...added.filter((one) => !listed.some((other) => other.id === one.id))];
  const comments = all.flatMap((comment) => changed.get(comment.id) ?? (changed.has(comment.id) ? [] : [comment]));
  const change = (comment: Comment, to: Comment | null) => setChanged(new Map(changed).set(comment.id, to));
  const resolve = async (comment: Comment) => {
    const variables = { id: comment.id, resolved: comment.resolved_on === null };
    const data = await act(resolveMutation, variables, { failed: words.notResolved });
    if (data) change(comment, { ...comment, ...data.resolveContentComment });
  };
  const remove = async (comment: Comment) => {
    const data = await act(deleteMutation, { id: comment.id }, { failed: words.notDeleted });
    if (data) change(comment, null);
  };
  const add = async (comment: string) => {
    const data = await act(addMutation, { kind, id, comment }, { failed: words.notAdded });
    if (data) setAdded([...added, data.addContentComment]);
    return data !== null;
  };
  return (
    <Dialog unsaved={false} title={texts.cms.comments} onClose={() => go(null)}>
      <div className={classes['comments']}>
        {!pages.entries && pages.state === 'busy' && <Skeleton shape="list" count={2} />}
        {pages.entries && comments.length === 0 && <Empty text={words.none} />}
        {comments.length > 0 && (
          <ol className={classes['list']} aria-label={texts.cms.comments}>
            {comments.map((comment) => (
              <CommentRow
                key={comment.id}
                {...{ comment, busy }}
                onResolve={() => void resolve(comment)}
                onDelete={() => void remove(comment)}
              />
            ))}
          </ol>
        )}
        {(pages.entries || pages.state === 'failed') && (
          <MorePages pages={pages} notLoaded={words.notLoaded} label={words.more} size="sm" />
        )}
        <AddComment about={id} busy={busy} onAdd={add} />
      </div>
    </Dialog>
  );
}

type AddProps = {
  readonly about: string;
  readonly busy: boolean;
  readonly onAdd: (comment: string) => Promise<boolean>;
};

function AddComment({ about, busy, onAdd }: AddProps) {
  const [typed, setTyped] = useState(typedAbout.get(about) ?? '');
  const [error, setError] = useState<string | undefined>();
  const words = texts.contentComment;
  const type = (text: string) => {
    typedAbout.set(about, text);
    setTyped(text);
    setError(undefined);
  };
  const send = async () => {
    const { data, issues } = checkInput(commentSchema, { comment: typed });
    if (issues) return setError(issueText(issues[0]));
    if (await onAdd(data.comment)) type('');
    return undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey) && !busy) void send();
  };
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <TextArea
        label={words.label}
        help={words.help}
        error={error}
        value={typed}
        dir="auto"
        maxLength={longestComment}
        data-autofocus
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" loading={busy}>
        {words.add}
      </Button>
    </form>
  );
}
