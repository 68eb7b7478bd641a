import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

/** Fields of one definition, with those of the fragments in it. */
const mostFields = 400;
/** Fields side by side at the root: each is a call of its own. */
const mostRootFields = 20;
/** How often the same field may stand at the same place: the rules of GraphQL compare each with each. */
const mostRepeats = 10;
const mostDefinitions = 20;
/** Names become keys of results and of what is kept for a repeated call. */
const mostLettersOfName = 100;

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** What a document comes to, counted before any rule looks at it. */
export type DocumentSize = { readonly rootFields: number; readonly tooWide: string | null };

/** Counts a parsed document in one walk that ends where the limits do; `tooWide` says which one it breaks. */
export function sizeOf({ definitions }: DocumentNode): DocumentSize {
  if (definitions.length > mostDefinitions) return tooWide(`A document may have ${mostDefinitions} definitions.`);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  let rootFields = 0;
  for (const definition of definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) {
      const odd = definition.variableDefinitions?.find(({ variable }) => !isPlainName(variable.name.value));
      if (odd) return tooWide('A variable has a name that is too long or reserved.');
    } else if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const counted = countFields(definition.selectionSet, fragments);
    if (counted.tooWide) return counted;
    if (definition.kind === Kind.OPERATION_DEFINITION) ({ rootFields } = counted);
  }
  if (rootFields > mostRootFields) return tooWide(`A document may ask for ${mostRootFields} fields at the root.`);
  return { rootFields, tooWide: null };
}

const tooWide = (reason: string): DocumentSize => ({ rootFields: 0, tooWide: reason });

const isPlainName = (name: string) => name.length <= mostLettersOfName && !name.startsWith('__');

function countFields(root: SelectionSetNode, fragments: Fragments): DocumentSize {
  const places = new Map<string, number>();
  let steps = 0;
  let rootFields = 0;
  for (const { alias, place, isRoot } of stepsThrough(root, fragments)) {
    steps += 1;
    if (steps > mostFields) return tooWide(`A document may hold ${mostFields} fields.`);
    if (place === null) continue;
    if (alias !== undefined && !isPlainName(alias)) return tooWide('An alias is too long or reserved.');
    const repeats = (places.get(place) ?? 0) + 1;
    if (repeats > mostRepeats) return tooWide(`A field may stand at one place ${mostRepeats} times.`);
    places.set(place, repeats);
    if (isRoot) rootFields += 1;
  }
  return { rootFields, tooWide: null };
}

/** A field at its place in the reply, or a fragment, which is a step too: many may lead to no field at all. */
type Step = { readonly place: string | null; readonly alias?: string | undefined; readonly isRoot: boolean };

function* stepsThrough(
  { selections }: SelectionSetNode,
  fragments: Fragments,
  above = '',
  within: readonly string[] = [],
): Generator<Step> {
  for (const node of selections) {
    if (node.kind === Kind.FIELD) {
      const place = `${above}.${node.alias?.value ?? node.name.value}`;
      yield { place, alias: node.alias?.value, isRoot: above === '' };
      if (node.selectionSet) yield* stepsThrough(node.selectionSet, fragments, place, within);
      continue;
    }
    yield { place: null, isRoot: false };
    const name = node.kind === Kind.FRAGMENT_SPREAD ? node.name.value : null;
    // A fragment in itself is left to the rule that says so.
    if (name !== null && within.includes(name)) continue;
    const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
    if (inner) yield* stepsThrough(inner.selectionSet, fragments, above, name === null ? within : [...within, name]);
  }
}
