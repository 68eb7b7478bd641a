import { userEvent } from 'vitest/browser';

/** What of a page took the focus, and what of that lay under a bar or beyond the edge of the window. */
export type Stops = { readonly count: number; readonly hidden: readonly string[] };

/** Goes through all of a page by Tab, from its beginning to its end and back. */
export async function tabThrough(place: HTMLElement): Promise<Stops> {
  const ahead = await tabFrom(place, '{Tab}');
  const back = await tabFrom(place, '{Shift>}{Tab}{/Shift}');
  return { count: ahead.count + back.count, hidden: [...ahead.hidden, ...back.hidden] };
}

async function tabFrom(place: HTMLElement, by: string): Promise<Stops> {
  (document.activeElement as HTMLElement).blur();
  const seen = new Set<Element>();
  const hidden: string[] = [];
  for (;;) {
    await userEvent.keyboard(by);
    const at = document.activeElement;
    if (!at || !place.contains(at) || seen.has(at)) return { count: seen.size, hidden };
    seen.add(at);
    if (isHidden(at, place)) hidden.push(`${by} ${at.outerHTML.slice(0, 200)}`);
  }
}

function isHidden(part: Element, place: HTMLElement): boolean {
  if (part.closest('header, footer')) return false;
  const { top, bottom } = (part.closest('label') ?? part).getBoundingClientRect();
  const header = place.querySelector('header');
  const over = header && getComputedStyle(header).position === 'sticky' ? header.getBoundingClientRect().bottom : 0;
  const under = place.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight;
  return top < over - 1 || bottom > under + 1;
}
