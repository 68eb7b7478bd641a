import { mediaAddress } from '../store-media.ts';

/** A file of the library as far as what shows it says so. */
export type ShownMedia = {
  readonly id: string;
  readonly content_type: string;
  readonly width: number | null;
  readonly height: number | null;
};

/** A tag; what stands in quotes may hold a `>`. */
const tags = /<(?:img|source)\b(?:[^"'>]|"[^"]*"|'[^']*')*>/g;

/**
 * What a field says where one file of the library takes the place of another: a text, an address, or a list of them. A
 * picture in a text gets the size of the new one, a file of a video its media type.
 */
export function withMedia(value: unknown, present: ShownMedia, next: ShownMedia): unknown {
  const [from, to] = [mediaAddress(present.id), mediaAddress(next.id)];
  if (typeof value === 'string') {
    if (!value.includes(from)) return value;
    return value.replaceAll(tags, (tag) => (tag.includes(`"${from}"`) ? settled(tag, next) : tag)).replaceAll(from, to);
  }
  if (Array.isArray(value)) return value.map((one) => withMedia(one, present, next));
  if (typeof value !== 'object' || value === null) return value;
  const changed = Object.entries(value).map(([name, one]) => [name, withMedia(one, present, next)] as const);
  const isSource = 'src' in value && value.src === from && 'type' in value;
  return { ...Object.fromEntries(changed), ...(isSource ? { type: next.content_type } : {}) };
}

function settled(tag: string, { content_type, width, height }: ShownMedia): string {
  if (tag.startsWith('<source')) return tag.replace(/ type="[^"]*"/, ` type="${content_type}"`);
  if (width === null || height === null || !/ width="/.test(tag) || !/ height="/.test(tag)) return tag;
  return tag.replace(/ width="[^"]*"/, ` width="${width}"`).replace(/ height="[^"]*"/, ` height="${height}"`);
}
