import { pictureSources } from '@lectern/domain/base/media/picture-widths.ts';

const pictures = /<img\b(?:[^"'>]|"[^"]*")*>/g;

/** Cleaned HTML in which the browser may fetch a picture in the width that its screen needs. */
export function withWidths(html: string): string {
  return html.replace(pictures, (picture) => {
    const valueOf = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(picture)?.[1];
    const [address, width] = [valueOf('src'), valueOf('width')];
    const sources = address && width ? pictureSources(address, Number(width)) : null;
    if (!sources) return picture;
    return `${picture.slice(0, -1)} srcset="${sources}" sizes="min(100vw, 800px, ${width}px)">`;
  });
}
