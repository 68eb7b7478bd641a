import type { Operation } from '@lectern/domain/permission.ts';
import type { TypedDocumentNode } from 'urql';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { useMay } from '../cms/may.ts';
import { useAct, type AuthoredReply } from './use-act.ts';
import { useErrorsAsked } from './use-errors-asked.tsx';

/** The two acts of a kind of item that show it to learners and hide it again. */
export type PublishingMutations = {
  readonly operation: Operation;
  readonly publish: TypedDocumentNode<AuthoredReply, { id: string }>;
  readonly unpublish: TypedDocumentNode<AuthoredReply, { id: string }>;
};

type Props = {
  readonly id: string;
  readonly name: string;
  readonly published: boolean;
  readonly mutations: PublishingMutations;
  readonly failed: string;
  readonly size?: 'sm' | 'xs';
  readonly onDone?: () => void;
};

/** Publishes an item or makes it a draft again; whoever may not sees no button. */
export function PublishButton({ id, name, published, mutations, failed, size = 'sm', onDone }: Props) {
  const { act, busy } = useAct();
  const errors = useErrorsAsked();
  const may = useMay();
  const words = texts.cmsItem.state;
  if (!may(mutations.operation)) return null;
  const change = async () => {
    const done = published ? words.draftNow(name) : words.publishedNow(name);
    if (await act(published ? mutations.unpublish : mutations.publish, { id }, { done, failed })) onDone?.();
  };
  return (
    <>
      <Button
        variant="default"
        size={size}
        loading={busy || errors.busy}
        onClick={() => void (published ? change() : errors.guard([id], () => void change()))}
      >
        {published ? words.unpublish : words.publish}
      </Button>
      {errors.dialog}
    </>
  );
}
