import { useClient, useQuery } from 'urql';
import { besideCache } from '../../graphql/beside-cache.ts';
import { graphql } from '../../graphql/generated/gql.ts';
import type { ContentKind } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { useMay } from './may.ts';

const shownQuery = graphql(`
  query SaveLater_contentItem($kind: ContentKind!, $id: ID!) {
    contentItem(kind: $kind, id: $id) {
      id
      shown
    }
  }
`);

/** Asks anew whether learners see an item; null where that could not be found out. */
export function useAskShown() {
  const client = useClient();
  return async (kind: ContentKind, id: string): Promise<boolean | null> => {
    const asked = { requestPolicy: 'network-only', ...besideCache } as const;
    const { data } = await client.query(shownQuery, { kind, id }, asked).toPromise();
    return data ? data.contentItem.shown : null;
  };
}

/**
 * Whether saving shows learners at once what was written: they see the item, and whoever looks may publish. Until that is
 * known, no.
 */
export function usePublishes(kind: ContentKind, id: string | null): boolean {
  const asks = useMay()('publishChanges') && id !== null;
  const [{ data }] = useQuery({
    query: shownQuery,
    variables: { kind, id: id ?? '' },
    pause: !asks,
    requestPolicy: 'network-only',
    context: besideCache,
  });
  return asks && data?.contentItem.shown === true;
}

type Props = {
  readonly form: string;
  readonly disabled: boolean;
  readonly size?: 'sm' | 'md';
  readonly onClick?: () => void;
};

/** Sends a form whose change is to wait, for whoever would else publish it at once; the form is told by the button's name. */
export const SaveLater = ({ size = 'md', ...props }: Props) => (
  <Button type="submit" name="later" variant="default" size={size} {...props}>
    {texts.waitingChanges.saveForLater}
  </Button>
);
