import type { Client } from 'urql';
import { besideCache } from '../../graphql/beside-cache.ts';
import type { ContentKind } from '../../graphql/generated/graphql.ts';
import type { SaveState } from '../../ui/figures/save-mark.tsx';
import { noChanges, type Typed } from '../../base/saving/changes.ts';
import { deviceKey } from '../../base/saving/kept/device-key.ts';
import { lookForLeft, queueFor, unsentHere } from '../../base/saving/queues.ts';
import { retryDelay } from '../../base/saving/retry-delay.ts';
import type { SaveQueue } from '../../base/saving/save-queue.ts';
import type { FormTarget } from '../../base/saving/save-request.ts';
import { copyQuery, dropMutation, type KeptCopy } from './copy-queries.ts';
import { sendTyped } from './send-typed.ts';

/** The item of a form: one that is there, or with a null id one that the form makes in a parent. */
export type KeptItem = {
  readonly kind: ContentKind;
  readonly id: string | null;
  /** What a new item will belong to; nothing for a product. */
  readonly parent_id?: string | null | undefined;
  /** What the form is about, for its author to know it by. */
  readonly name: string;
  /** Tells forms apart that make items of one kind in one parent. */
  readonly isOfForm?: (data: Typed['data']) => boolean;
};

/** What was typed before this form was opened, and when it was kept; null for what only this device has. */
export type Before = Typed & { readonly kept_on: string | null };

/** What is known of what is typed in one form. */
export type CopyView = {
  readonly mark: SaveState;
  readonly before: Before | null;
  /** What the same person has typed in another window since; they have to choose. */
  readonly theirs: KeptCopy | null;
  /** Why the server keeps no more, in words; null where it does. */
  readonly refused: string | null;
};

/** What is typed in one form, on its way to the server. */
export type FormCopy = ReturnType<typeof openFormCopy>;

type Options = {
  readonly client: Client;
  readonly item: KeptItem;
  /** Whether what was typed says just what the item says. */
  readonly isSaved: (data: Typed['data']) => boolean;
  /** The fields of the form, from what the item would have said that was sent back. */
  readonly ofContent: (content: Typed['data']) => Typed['data'];
};

/** Keeps what is typed in one form, once what was typed there before is known. */
export function openFormCopy({ client, item, isSaved, ofContent }: Options) {
  let view: CopyView = { mark: 'saved', before: null, theirs: null, refused: null };
  let queue: SaveQueue | null = null;
  /** Typed before the queue was there. */
  let early: Typed | null = null;
  /** Whether something stands in the fields that is not saved. */
  let dirty = false;
  /** Whether something was kept from here that no save has taken. */
  let holds = false;
  let comparing = false;
  const parent_id = item.parent_id ?? null;
  const listeners = new Set<() => void>();
  const opened = open();

  function set(changes: Partial<CopyView>): void {
    view = { ...view, ...changes };
    for (const listener of listeners) listener();
  }

  function put(before: Before): void {
    dirty = true;
    holds = true;
    set({ before });
  }

  /** A copy as the form takes it. */
  const inFields = (copy: KeptCopy): KeptCopy =>
    copy.is_sent_back ? { ...copy, data: ofContent(copy.data as Typed['data']) } : copy;

  async function read(id: string | null): Promise<KeptCopy | null> {
    const variables = { kind: item.kind, id, parent_id: id === null ? parent_id : null };
    const context = { ...besideCache, requestPolicy: 'network-only' as const };
    const { data, error } = await client.query(copyQuery, variables, context).toPromise();
    if (!data) throw error ?? new Error('no reply');
    return data.workingCopy ? inFields(data.workingCopy) : null;
  }

  /** What is kept of the form; null where nothing is, where that cannot be read, and where it is of another form. */
  async function readOfForm(id: string | null): Promise<KeptCopy | null> {
    const there = await read(id).catch(() => null);
    return there && isOfForm(typedOf(there)) ? there : null;
  }

  async function open() {
    // Asked for while there is a line: with it, what cannot be sent is kept on the device.
    void deviceKey(client).catch(() => undefined);
    const known = item.id ?? (await leftHere());
    let found = await readOfForm(known);
    const item_id = known ?? found?.id ?? crypto.randomUUID();
    const target: FormTarget = { type: 'FORM', kind: item.kind, item_id, parent_id, name: item.name };
    const mine = await queueFor(client, target, found?.revision ?? 0, (request) => sendTyped(client, target, request));
    const unsent = mine.unsaved().typed;
    if (mine.status().mark === 'saved' && mine.revision() !== (found?.revision ?? 0)) {
      // Something was sent since, or this form has saved what it had kept.
      found = await readOfForm(item_id);
      mine.resume(found?.revision ?? 0, noChanges);
    }
    queue = mine;
    mine.subscribe(watch);
    if (unsent) {
      // Left by a page that is gone, or by this form when it was open before.
      void mine.flush();
      if (!early) put({ ...unsent, kept_on: null });
    } else if (found && early) set({ theirs: found });
    else if (found && isSaved(typedOf(found).data)) await drop(item_id, found.revision);
    else if (found) put({ ...typedOf(found), kept_on: found.kept_on });
    if (early && !view.theirs) mine.change({ ...noChanges, typed: early });
    watch();
    return { mine, item_id };
  }

  /** The id of a new item of this form of which this device has something that was not sent. */
  async function leftHere(): Promise<string | null> {
    await lookForLeft(client).catch(() => []);
    for (const { target, changes } of unsentHere()) {
      const isLike = target.type === 'FORM' && target.kind === item.kind && target.parent_id === parent_id;
      if (isLike && isOfForm(changes.typed)) return target.item_id;
    }
    return null;
  }

  function isOfForm(typed: Typed | undefined): boolean {
    return !typed || (item.isOfForm?.(typed.data) ?? true);
  }

  async function drop(id: string, revision: number): Promise<void> {
    const { error } = await client.mutation(dropMutation, { id, revision }).toPromise();
    if (error) throw error;
  }

  function watch(): void {
    if (!queue) return;
    const { mark, halt } = queue.status();
    const refused = halt?.kind === 'REFUSED' ? halt.text : null;
    if (mark !== view.mark || refused !== view.refused) set({ mark, refused });
    if (halt?.kind === 'CONFLICT' && !comparing && !view.theirs) void compare(queue);
  }

  /** Another window has kept something else: both are shown, unless they say the same. */
  async function compare(mine: SaveQueue): Promise<void> {
    comparing = true;
    const { item_id } = await opened;
    const newer = await readUntilThere(item_id);
    comparing = false;
    const own = mine.unsaved().typed;
    if (!newer) return mine.resume(0, { ...noChanges, typed: own });
    if (JSON.stringify(own?.data) === JSON.stringify(newer.data)) return mine.resume(newer.revision, noChanges);
    return set({ theirs: newer });
  }

  async function readUntilThere(id: string): Promise<KeptCopy | null> {
    for (let failures = 1; ; failures++) {
      try {
        return await read(id);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, retryDelay(failures)));
      }
    }
  }

  function saved(): void {
    dirty = false;
    holds = false;
    queue?.discard();
    set({ before: null, theirs: null });
  }

  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Takes in what stands in the fields. */
    type: (typed: Typed, isDirty: boolean): void => {
      dirty = isDirty;
      holds = true;
      if (queue) return queue.change({ ...noChanges, typed });
      early = typed;
      return set({ mark: 'saving' });
    },
    /** The header of a save, which forgets what it has saved. */
    headers: async (): Promise<Readonly<Record<string, string>>> => {
      const { mine, item_id } = await opened;
      await mine.flush();
      return holds ? { 'working-copy': `${item_id} ${mine.revision()}` } : {};
    },
    /** What was typed is saved. */
    saved,
    /** Forgets what was typed, here and on the server; it rejects where that cannot be reached. */
    discard: async () => {
      const { mine, item_id } = await opened;
      await mine.flush();
      await drop(item_id, mine.revision());
      saved();
    },
    /** Ends a conflict of two windows: what stands here goes on, or with null what the other one has kept. */
    choose: (own: Typed | null) => {
      const revision = view.theirs?.revision ?? 0;
      set({ theirs: null });
      queue?.resume(revision, { ...noChanges, ...(own ? { typed: own } : {}) });
    },
    /** Goes on from what was taken over from somebody else. */
    goOn: (taken: KeptCopy) => {
      queue?.resume(taken.revision, noChanges);
      put({ ...typedOf(inFields(taken)), kept_on: taken.kept_on });
    },
    /** The form is gone: all is sent now, and what says nothing new is forgotten. */
    leave: async () => {
      const { mine, item_id } = await opened;
      if ((await mine.flush()) && holds && !dirty) await drop(item_id, mine.revision());
    },
  };
}

/** What a kept copy says. */
export const typedOf = ({ base_version, data }: KeptCopy): Typed => ({
  base_version: base_version ?? null,
  data: data as Typed['data'],
});
