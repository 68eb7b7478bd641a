import type { ContentTable } from './content-kind.ts';

/** The state of an item at one moment of an act. */
type ItemState = {
  readonly version: number;
  /** Null where its kind has no state of its own; left out where the act does not touch it. */
  readonly published?: boolean | null;
  readonly deleted?: boolean;
  /** Where it stood, of one that is taken out or comes to another parent. */
  readonly place?: number | null;
};

/** How children stand: the place of each of a table, or the ids of those shown, in their order. */
export type ChildOrder = Readonly<Record<string, number>> | readonly string[];

/** What an act has done to one item. */
export type RecordedChange = {
  readonly table: ContentTable;
  readonly id: string;
  /** Null for an item that was made. */
  readonly before: ItemState | null;
  readonly after: ItemState;
  /** What it said, where that has changed. */
  readonly content?: object | undefined;
  /** How its children stood, where that has changed, by their table. */
  readonly orders?: Readonly<Record<string, ChildOrder>> | undefined;
};

/** What an act has done so far, each item once, by its id. */
export type RecordedChanges = Map<string, RecordedChange>;

/** Notes what an act has done to items; of an item that it changes twice, the first state before and the last after count. */
export function record(changes: RecordedChanges | undefined, done: readonly RecordedChange[]): void {
  for (const change of done) {
    const earlier = changes?.get(change.id);
    changes?.set(
      change.id,
      earlier
        ? {
            ...earlier,
            before: earlier.before && { ...change.before, ...earlier.before },
            after: { ...earlier.after, ...change.after },
            content: earlier.content ?? change.content,
            orders: ordersOf(change, earlier),
          }
        : change,
    );
  }
}

/** How children stood before the first of two changes that touched them: those of one level may be ordered after those of another. */
function ordersOf({ orders }: RecordedChange, earlier: RecordedChange): RecordedChange['orders'] {
  if (!orders || !earlier.orders) return orders ?? earlier.orders;
  const kept = earlier.orders;
  const both = Object.entries(orders).map(([table, order]) => {
    const first = kept[table];
    return [table, first && isPlaced(first) && isPlaced(order) ? { ...order, ...first } : (first ?? order)];
  });
  return { ...kept, ...Object.fromEntries(both) };
}

const isPlaced = (order: ChildOrder): order is Readonly<Record<string, number>> => !Array.isArray(order);
