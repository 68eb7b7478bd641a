import { merge, takeParts, type Entity } from '@lectern/domain/base/merge/merge.ts';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useClient, type AnyVariables } from 'urql';
import type { Conflict, FormOptions } from '../../base/form/form-options.ts';
import { useForm } from '../../base/form/use-form.ts';
import { texts } from '../../texts/texts.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import type { Typed } from '../../base/saving/changes.ts';
import { CopyStrip } from './copy-strip.tsx';
import { openFormCopy, typedOf, type KeptItem } from './form-copy.ts';
import { laidOver } from './laid-over.ts';

/**
 * A form of an author: what is typed in it is kept as a working copy of theirs, valid or not, until it is saved or
 * discarded, and stands in it again wherever they open it next.
 */
export function useKeptForm<Values extends Record<string, unknown>, Input, Data, Variables extends AnyVariables>(
  item: KeptItem,
  options: FormOptions<Values, Input, Data, Variables> & { readonly entity: Entity<keyof Values & string> },
) {
  const client = useClient();
  const [initial] = useState(options.initial);
  const [copy] = useState(() =>
    openFormCopy({
      client,
      item,
      isSaved: (data) => isSame(laidOver(initial, data), initial),
      ofContent: (content) => options.toValues?.(content as Input) ?? content,
    }),
  );
  const form = useForm<Values, Input, Data, Variables>({
    ...options,
    onTyped: (data, dirty) => copy.type({ base_version: baseVersion(), data }, dirty),
    headers: copy.headers,
    onDone: (data) => {
      copy.saved();
      return options.onDone(data);
    },
  });
  const baseVersion = () => form.version() ?? null;
  const { mark, before, theirs, refused } = useSyncExternalStore(copy.subscribe, copy.view);

  const restore = (typed: Typed) => {
    form.restore(laidOver(initial, typed.data), typed.base_version ?? undefined);
  };
  const latest = useRef(restore);
  useEffect(() => {
    latest.current = restore;
  });
  useEffect(() => {
    if (before) latest.current(before);
  }, [before]);
  useEffect(() => () => void copy.leave().catch(() => undefined), [copy]);

  const discard = async () => {
    await copy.discard();
    form.reset();
  };
  const other = theirs && laidOver(initial, typedOf(theirs).data);
  const own =
    other &&
    merge(
      options.entity,
      (theirs.base_version ?? null) === baseVersion() ? form.began() : undefined,
      form.values(),
      other,
    );
  const settleOwn = (values: Values) => {
    form.restore(values, form.version());
    copy.choose({ base_version: baseVersion(), data: values });
  };
  const joins = useRef(() => {});
  useEffect(() => {
    joins.current = () => {
      if (!own || own.both.length > 0) return;
      if (own.taken.length > 0) showToast('info', texts.ui.conflict.mergedOwn);
      settleOwn(own.values);
    };
  });
  useEffect(() => {
    if (theirs) joins.current();
  }, [theirs]);
  const ownConflict: Conflict<Values> | null =
    own && own.both.length > 0 && other
      ? {
          theirs: other,
          own: true,
          both: own.both,
          settle: (taken) => {
            settleOwn(takeParts(options.entity, own.values, other, taken));
            return true;
          },
        }
      : null;
  const conflict: Conflict<Values> | null = form.conflict && {
    ...form.conflict,
    settle: (taken) => {
      const sent = form.conflict?.settle(taken) ?? false;
      if (!sent) void copy.discard().catch(() => undefined);
      return sent;
    },
  };
  /** Whether something would be lost by leaving: it is kept neither on the server nor on this device. */
  const unkept = form.dirty && mark === 'unkept';
  const isLost = () => form.isDirty() && copy.view().mark === 'unkept';
  const notice: ReactNode = (
    <CopyStrip
      {...{ item, mark, isLost, refused }}
      dirty={form.dirty}
      keptOn={before?.kept_on ?? null}
      isBefore={before !== null}
      onDiscard={discard}
      onTaken={copy.goOn}
    />
  );
  return { ...form, conflict: ownConflict ?? conflict, unkept, isLost, notice };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
