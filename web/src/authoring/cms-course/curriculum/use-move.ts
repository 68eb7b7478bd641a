import { useState } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { texts } from '../../../texts/texts.ts';
import { useAct } from '../../cms-item/use-act.ts';
import type { MovableKind, TreeRow } from './tree-rows.ts';

const moveMutation = graphql(`
  mutation CmsCourse_moveContentItems($data: MoveContentItemsInput!) {
    authored: moveContentItems(data: $data) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);

/** Items that come to stand together, and where: before another item, or behind all others there. */
export type Move = {
  readonly kind: MovableKind;
  readonly ids: readonly string[];
  readonly parent_id: string;
  readonly level: number | null;
  readonly before: string | null;
};

/** Moves rows of the curriculum, whatever asks for it, and says where they have come to. */
export function useMove() {
  const { act, busy } = useAct();
  const [said, setSaid] = useState('');
  const words = texts.cmsCourse.drawer;
  const move = async ({ ids, ...where }: Move, place: string): Promise<boolean> => {
    const done = await act(moveMutation, { data: { ...where, ids: [...ids] } }, { done: place });
    if (done) setSaid(place);
    return done !== null;
  };
  const step = ({ item: { id }, name, siblings, movable: kind, under }: TreeRow, by: -1 | 1) => {
    const to = siblings.indexOf(id) + by;
    if (!kind || !under || to < 0 || to >= siblings.length) return setSaid(words.atEnd(name));
    const before = siblings[by < 0 ? to : to + 1] ?? null;
    const place = words.moved(name, to + 1, siblings.length);
    void move({ kind, ids: [id], parent_id: under.id, level: under.level, before }, place);
  };
  return { move, step, said, say: setSaid, busy };
}
