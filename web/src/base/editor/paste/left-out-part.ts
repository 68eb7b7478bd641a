import { allowedAttributes } from '@lectern/domain/base/rich-text/html-policy.ts';

/** A part of what was pasted that a text cannot hold, and what it is called; the name may be empty. */
export type LeftOutPart = {
  readonly what: 'picture' | 'frame' | 'video' | 'sound' | 'drawing' | 'field' | 'mark';
  readonly name: string;
};

const isPicture = /^data:image\/(?:png|jpeg|gif|webp|avif|bmp|svg\+xml)[;,]/i;
const isHere = (address: string): boolean => allowedAttributes['img']?.['src']?.test(address) ?? false;

/**
 * Takes out of a pasted text what no text can hold, and names each thing once. Pictures that came with it, as data, get an
 * address of the media library for the time being.
 */
export function leaveOutForeign(
  body: HTMLElement,
  marks: readonly string[],
): { leftOut: LeftOutPart[]; pictures: Map<string, string> } {
  const leftOut: LeftOutPart[] = [];
  const pictures = new Map<string, string>();
  const takeOut = (element: Element, what: LeftOutPart['what'], name: string) => {
    element.remove();
    leftOut.push({ what, name });
  };
  for (const picture of body.querySelectorAll('img')) {
    const address = picture.getAttribute('src') ?? '';
    if (isHere(address)) continue;
    if (isPicture.test(address)) {
      const place = `/media/${crypto.randomUUID()}`;
      pictures.set(place, address);
      picture.setAttribute('src', place);
    } else takeOut(picture, 'picture', picture.alt.trim() || (address.startsWith('data:') ? '' : fileOf(address)));
  }
  for (const frame of body.querySelectorAll('iframe, frame, object, embed')) {
    const address = frame.getAttribute('src') ?? frame.getAttribute('data') ?? '';
    takeOut(frame, 'frame', frame.getAttribute('title')?.trim() || hostOf(address));
  }
  for (const video of body.querySelectorAll('video')) {
    const files = [video, ...video.querySelectorAll('source')].flatMap((one) => one.getAttribute('src') ?? []);
    if (files.length === 0 || !files.every(isHere)) takeOut(video, 'video', fileOf(files[0] ?? ''));
  }
  for (const sound of body.querySelectorAll('audio'))
    takeOut(
      sound,
      'sound',
      fileOf(sound.getAttribute('src') ?? sound.querySelector('source')?.getAttribute('src') ?? ''),
    );
  for (const drawing of body.querySelectorAll('svg, canvas'))
    takeOut(drawing, 'drawing', drawing.getAttribute('aria-label') ?? '');
  for (const field of body.querySelectorAll('input:not([type=hidden]), select, textarea'))
    takeOut(field, 'field', field.getAttribute('aria-label') ?? field.getAttribute('name') ?? '');
  leftOut.push(...marks.map((name) => ({ what: 'mark' as const, name })));
  return { leftOut: once(leftOut), pictures };
}

/** Pictures are counted, all else is named once. */
const once = (parts: readonly LeftOutPart[]): LeftOutPart[] =>
  parts.filter(
    ({ what, name }, at) =>
      what === 'picture' || parts.findIndex((part) => part.what === what && part.name === name) === at,
  );

const fileOf = (address: string): string => address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';

function hostOf(address: string): string {
  return URL.canParse(address, 'https://nowhere.invalid')
    ? new URL(address, 'https://nowhere.invalid').hostname.replace(/^www\.|^nowhere\.invalid$/, '')
    : '';
}
