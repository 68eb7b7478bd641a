import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** Tells whether a document asks for a field below the one being resolved, by its path such as "lessons.pages". */
export type Selects = (path: string) => boolean;

/** What a document asks for below the field being resolved. */
export function selectionOf(info: GraphQLResolveInfo): Selects {
  const paths = selectedPaths(info);
  return (path) => paths.has(path);
}

/** The paths of all fields below the one being resolved, each once, whatever they are called in the reply. */
export function selectedPaths(info: GraphQLResolveInfo): ReadonlySet<string> {
  const paths = new Set<string>();
  const collect = (selection: SelectionSetNode | undefined, prefix: string): void => {
    for (const node of selection?.selections ?? []) {
      if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet, prefix);
      else if (node.kind === Kind.FRAGMENT_SPREAD) collect(info.fragments[node.name.value]?.selectionSet, prefix);
      else {
        paths.add(prefix + node.name.value);
        collect(node.selectionSet, `${prefix}${node.name.value}.`);
      }
    }
  };
  for (const node of info.fieldNodes) collect(node.selectionSet, '');
  return paths;
}
