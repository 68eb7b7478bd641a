import { useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { texts } from '../../texts/texts.ts';
import { useAct } from '../cms-item/use-act.ts';
import type { TreeRow } from './tree-rows.ts';

const moveMutation = graphql(`
  mutation CmsCourse_moveContent($data: MoveContentInput!) {
    authored: moveContent(data: $data) {
      change_set_id
      items {
        id
        version
        what
      }
    }
  }
`);

/** Moves rows of the curriculum among their siblings, and says where each has come to. */
export function useMove() {
  const { act } = useAct();
  const [said, setSaid] = useState('');
  const words = texts.cmsCourse.drawer;
  const move = async ({ item: { id }, name, siblings, movable: kind }: TreeRow, step: -1 | 1) => {
    const at = siblings.indexOf(id);
    const to = at + step;
    if (!kind || to < 0 || to >= siblings.length) return setSaid(words.atEnd(name));
    const before = siblings[step < 0 ? to : to + 1] ?? null;
    const place = words.moved(name, to + 1, siblings.length);
    if (await act(moveMutation, { data: { kind, id, before } }, { done: place })) setSaid(place);
  };
  return { move: (row: TreeRow, step: -1 | 1) => void move(row, step), said };
}
