import { IconMessage2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useCommentsPlace, type CommentsPlace } from './history-place.ts';

const openQuery = graphql(`
  query CommentsButton_contentComments($kind: ContentKind!, $id: ID!) {
    contentComments(kind: $kind, id: $id) {
      open
    }
  }
`);

type Props = CommentsPlace & {
  /** What the item is called, where the button stands among those of others. */
  readonly of?: string;
};

/** Opens what authors say about an item over the page; at the head of the item it says how many comments are open. */
export function CommentsButton({ of, ...item }: Props) {
  const { go } = useCommentsPlace();
  const { comments, actOn } = texts.cms;
  if (of !== undefined)
    return <IconButton icon={IconMessage2} size="xs" label={actOn(comments, of)} onClick={() => go(item)} />;
  return <CountedButton {...item} />;
}

function CountedButton(item: CommentsPlace) {
  const { comments: shown, go } = useCommentsPlace();
  const { data, reload } = useScreenQuery(openQuery, item, { fresh: true, beside: true });
  const isOpen = shown !== null;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) reload();
    wasOpen.current = isOpen;
  }, [isOpen, reload]);
  const open = data?.contentComments.open ?? 0;
  const { comments, commentsOpen } = texts.cms;
  if (open === 0) return <IconButton icon={IconMessage2} size="sm" label={comments} onClick={() => go(item)} />;
  return (
    <Button variant="default" size="sm" leftSection={<Icon of={IconMessage2} size={18} />} onClick={() => go(item)}>
      {commentsOpen(open)}
    </Button>
  );
}
