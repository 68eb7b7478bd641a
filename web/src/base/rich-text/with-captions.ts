import { defaultTrack } from '@lectern/domain/learning/library/default-track.ts';

const videos = /<video\b[^]*?<\/video>/g;
const trackElements = /<track\b(?:[^"'>]|"[^"]*")*>/g;

/** Cleaned HTML whose videos show captions in the first of some languages that they have; else as their author chose. */
export function withCaptions(html: string, languages: readonly string[]): string {
  return html.replace(videos, (video) => {
    const read = (video.match(trackElements) ?? []).map((element) => ({
      element,
      srclang: / srclang="([^"]*)"/.exec(element)?.[1] ?? '',
    }));
    const readable = read.filter(({ element }) => / kind="(?:captions|subtitles)"/.test(element));
    const shown = readable[defaultTrack(readable, languages)]?.element;
    if (shown === undefined) return video;
    return video.replace(trackElements, (element) => {
      const plain = element.replace(/ default(?:="")?(?=[ >])/, '');
      return element === shown ? `${plain.slice(0, -1)} default="">` : plain;
    });
  });
}
