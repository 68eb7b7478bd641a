import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** The names of the fields that a document asks for directly below the field being resolved. */
export function selectedFields(info: GraphQLResolveInfo): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (selection: SelectionSetNode | undefined): void => {
    for (const node of selection?.selections ?? []) {
      if (node.kind === Kind.FIELD) names.add(node.name.value);
      else if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet);
      else collect(info.fragments[node.name.value]?.selectionSet);
    }
  };
  for (const node of info.fieldNodes) collect(node.selectionSet);
  return names;
}
