/** The widths in pixels that pictures are kept in beside their own, which is at most 1600. */
export const pictureWidths = [400, 800] as const;

const file = /^\/media\/[0-9a-f-]{36}$/;

/**
 * The addresses of a picture of the media library by their widths, as `srcset` takes them; null for a picture from
 * elsewhere and for one that is no wider than the narrowest. `width` is its own in pixels.
 */
export function pictureSources(address: string, width: number): string | null {
  const narrower = pictureWidths.filter((one) => one < width);
  if (!file.test(address) || narrower.length === 0) return null;
  return [...narrower.map((one) => `${address}?w=${one} ${one}w`), `${address} ${width}w`].join(', ');
}
