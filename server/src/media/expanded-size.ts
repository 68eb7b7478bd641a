/** Shading draws nothing by itself, however often it is referred to. */
const shading = new Set(['linearGradient', 'radialGradient', 'stop']);
/** More references that lead from one to the next are in no drawing. */
const longestChain = 100;

/**
 * How many elements a drawing has once each reference stands for what it leads to, as whoever draws it has to draw them.
 * A marker is drawn at each corner, and what a style sheet refers to may hold for every element. It is infinite where
 * references lead in a circle.
 */
export function expandedSize(root: Element): number {
  const elements = [root, ...root.querySelectorAll('*')];
  const byId = new Map(elements.flatMap((element) => (element.id ? [[element.id, element] as const] : [])));
  const known = new Map<Element, number>();
  const open = new Set<Element>();

  function sizeOf(element: Element, chain: number): number {
    const size = known.get(element);
    if (size !== undefined) return size;
    if (open.has(element) || chain > longestChain) return Infinity;
    open.add(element);
    let sum = 1;
    for (const child of element.children) sum += sizeOf(child, chain);
    for (const { id, times } of referencesOf(element, elements.length)) {
      const target = byId.get(id);
      if (target && !shading.has(target.localName)) sum += times * sizeOf(target, chain + 1);
    }
    open.delete(element);
    known.set(element, sum);
    return sum;
  }
  return sizeOf(root, 0);
}

type Reference = { readonly id: string; readonly times: number };

function referencesOf(element: Element, elements: number): Reference[] {
  const found: Reference[] = [];
  for (const { localName, value } of element.attributes) {
    if (localName === 'href' && value.startsWith('#')) found.push({ id: value.slice(1), times: 1 });
    const times = localName.startsWith('marker') || value.includes('marker') ? cornersOf(element) : 1;
    found.push(...idsIn(value).map((id) => ({ id, times })));
  }
  if (element.localName === 'style')
    found.push(...idsIn(element.textContent ?? '').map((id) => ({ id, times: elements })));
  return found;
}

const idsIn = (value: string): string[] =>
  [...value.matchAll(/url\(\s*["']?#([^"')\s]+)["']?\s*\)/gi)].map(([, id = '']) => id);

/** At most one corner for each number of a path. */
const cornersOf = (element: Element): number =>
  (`${element.getAttribute('d') ?? ''} ${element.getAttribute('points') ?? ''}`.match(/\d+/g) ?? []).length + 2;
