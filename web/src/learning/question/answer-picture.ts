import { pictureSources } from '@lectern/domain/base/media/picture-widths.ts';

/** The most pixels that a picture of the library is wide. */
const widest = 1600;

/** What an `img` says of the picture of an answer, so that the browser fetches it in the width that its screen needs. */
export const answerPicture = (address: string) => ({
  src: address,
  srcSet: pictureSources(address, widest) ?? undefined,
  sizes: '(max-width: 37.49em) 100vw, 400px',
});
