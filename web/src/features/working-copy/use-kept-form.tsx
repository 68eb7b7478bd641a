import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useClient, type AnyVariables } from 'urql';
import { mixedOf, useForm, type Conflict, type FormOptions } from '../form/use-form.ts';
import type { Typed } from '../saving/changes.ts';
import { CopyStrip } from './copy-strip.tsx';
import { openFormCopy, typedOf, type KeptItem } from './form-copy.ts';
import { laidOver } from './laid-over.ts';

/**
 * A form of an author: what is typed in it is kept as a working copy of theirs, valid or not, until it is saved or
 * discarded, and stands in it again wherever they open it next.
 */
export function useKeptForm<Values extends Record<string, unknown>, Input, Data, Variables extends AnyVariables>(
  item: KeptItem,
  options: FormOptions<Values, Input, Data, Variables>,
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
  const { mark, before, theirs } = useSyncExternalStore(copy.subscribe, copy.view);

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
  const ownConflict: Conflict<Values> | null = theirs && {
    theirs: laidOver(initial, typedOf(theirs).data),
    own: true,
    keepOurs: () => copy.choose({ base_version: baseVersion(), data: form.values() }),
    takeTheirs: () => {
      copy.choose(null);
      restore(typedOf(theirs));
    },
    mix: (taken) => {
      const data = mixedOf(form.values(), laidOver(initial, typedOf(theirs).data), taken);
      form.restore(data, form.version());
      copy.choose({ base_version: baseVersion(), data });
    },
  };
  const conflict: Conflict<Values> | null = form.conflict && {
    ...form.conflict,
    takeTheirs: () => {
      form.conflict?.takeTheirs();
      void copy.discard().catch(() => undefined);
    },
  };
  /** Whether something would be lost by leaving: it is kept neither on the server nor on this device. */
  const unkept = form.dirty && mark === 'unkept';
  const notice: ReactNode = (
    <CopyStrip
      {...{ item, mark, unkept }}
      dirty={form.dirty}
      keptOn={before?.kept_on ?? null}
      isBefore={before !== null}
      onDiscard={discard}
      onTaken={copy.goOn}
    />
  );
  return { ...form, conflict: ownConflict ?? conflict, unkept, notice };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
