import type { Part } from './kept-drawing.ts';
import { keysOf, referencesOf, referencesOfSheets, type Reference, type Way } from './svg-references.ts';

/** Shading draws nothing by itself, however often it is referred to. */
const shading = new Set(['linearGradient', 'radialGradient', 'stop']);
const texts = new Set(['text', 'tspan', 'textPath']);
const shapes = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', ...texts]);
/** More levels, once references stand for what they lead to, are in no drawing. */
const deepest = 400;

type Found = { readonly part: Part; readonly way: Way };
/** What the elements around one refer to for each shape in them. */
type Around = { readonly found: readonly Found[]; readonly outer: Around } | null;
type Own = {
  readonly href: Part | undefined;
  readonly once: readonly Found[];
  readonly passedOn: readonly Found[];
  readonly letters: number;
  readonly corners: number;
};

/**
 * Whether a drawing has more elements once each reference stands for what it leads to, as whoever draws it has to draw
 * them. The first element of an id counts; a marker is drawn at each corner; a fill, a stroke or a marker of a group is
 * drawn for each shape in it, also where the shape has one of its own; and what a style sheet refers to, for each element
 * that the rule may hold for. Where an element uses itself, or nobody can tell how often something is drawn, it has more.
 */
export function expandsBeyond(root: Part, most: number): boolean {
  const { byId, parents, sheets, says } = survey(root);
  const known = new Map<Part, Own>();
  const surroundings = new Map<Part, Around>();
  const open = new Set<Part>();
  let drawn = 0;
  let depth = 0;

  const leadsTo = ({ id, way }: Reference): Found[] => {
    const part = byId.get(id);
    return part && !shading.has(part.name) ? [{ part, way }] : [];
  };
  function ownOf(part: Part): Own {
    const before = known.get(part);
    if (before) return before;
    const ofSheets = sheets.size === 0 ? [] : keysOf(part).flatMap((key) => sheets.get(key) ?? []);
    drawn += ofSheets.length;
    const found = [...referencesOf(part), ...ofSheets].flatMap(leadsTo);
    const isPassedOn = ({ way }: Found) => way !== 'ELEMENT' || says.inherit;
    const own: Own = {
      href: byId.get(part.attributes.get('href')?.slice(1) ?? ''),
      once: found.filter((each) => !isPassedOn(each)),
      passedOn: found.filter(isPassedOn),
      letters: texts.has(part.name) ? lettersIn(part) : 1,
      corners: cornersOf(part),
    };
    known.set(part, own);
    return own;
  }
  const within = (part: Part, outer: Around): Around => {
    const { passedOn } = ownOf(part);
    return passedOn.length > 0 ? { found: passedOn, outer } : outer;
  };
  function aroundOf(part: Part): Around {
    const before = surroundings.get(part);
    if (before !== undefined) return before;
    const parent = parents.get(part);
    const around = parent ? within(parent, aroundOf(parent)) : null;
    surroundings.set(part, around);
    return around;
  }

  function draw(part: Part, outer: Around, times: number): void {
    drawn += times;
    if (depth >= deepest) drawn = Infinity;
    if (drawn > most || open.has(part)) return;
    open.add(part);
    depth += 1;
    const { href, once } = ownOf(part);
    const here = within(part, outer);
    if (href && open.has(href)) drawn = Infinity;
    else if (href && !shading.has(href.name)) draw(href, part.name === 'use' ? here : aroundOf(href), times);
    for (const found of once) draw(found.part, aroundOf(found.part), times);
    for (let each = here; each && drawn <= most; each = each.outer)
      for (const { part: target, way } of each.found) {
        const often = timesOf(way, part);
        if (often > 0) draw(target, aroundWith(target, here), times * often);
      }
    for (const child of part.inside) if (typeof child !== 'string') draw(child, here, times);
    open.delete(part);
    depth -= 1;
  }

  function timesOf(way: Way, part: Part): number {
    if (way === 'ANY') return Infinity;
    if (way === 'ELEMENT') return 1;
    if (!shapes.has(part.name)) return 0;
    const { letters, corners } = ownOf(part);
    return way === 'CORNER' ? letters * corners : letters;
  }

  /** What is around an element that is referred to: also the fill of the shape, where markers may take that over. */
  function aroundWith(target: Part, shape: Around): Around {
    const outer = aroundOf(target);
    if (!says.context) return outer;
    const found: Found[] = [];
    for (let each = shape; each; each = each.outer)
      for (const one of each.found) if (one.way === 'SHAPE') found.push(one);
    drawn += found.length;
    return { found, outer };
  }

  draw(root, null, 1);
  return drawn > most;
}

function survey(root: Part) {
  const byId = new Map<string, Part>();
  const parents = new Map<Part, Part>();
  const sheets: string[] = [];
  const says = { inherit: false, context: false };
  const look = (text: string): void => {
    says.inherit ||= /inherit/i.test(text);
    says.context ||= /context-/i.test(text);
  };
  const visit = (part: Part): void => {
    const id = part.attributes.get('id');
    if (id && !byId.has(id)) byId.set(id, part);
    for (const value of part.attributes.values()) look(value);
    for (const child of part.inside) {
      if (typeof child !== 'string') {
        parents.set(child, part);
        visit(child);
      } else if (part.name === 'style') {
        look(child);
        sheets.push(child);
      }
    }
  };
  visit(root);
  return { byId, parents, sheets: referencesOfSheets(sheets), says };
}

/** Each may be drawn by itself. */
const lettersIn = ({ inside }: Part): number =>
  Math.max(
    1,
    inside
      .filter((each) => typeof each === 'string')
      .join('')
      .replace(/\s/g, '').length,
  );

/** At most one corner for each number of a path, and where it closes. */
const cornersOf = ({ attributes }: Part): number =>
  (`${attributes.get('d') ?? ''} ${attributes.get('points') ?? ''}`.match(/\d+|z/gi) ?? []).length + 2;
