/**
 * Which track of a video is shown unless its viewer chooses otherwise: the first in a language of theirs, in the order in
 * which they know these; a variant of a language is as good as the language. -1 where there is none.
 */
export function defaultTrack(tracks: readonly { readonly srclang: string }[], languages: readonly string[]): number {
  const stem = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const language of languages) {
    const exact = tracks.findIndex(({ srclang }) => srclang.toLowerCase() === language.toLowerCase());
    const at = exact >= 0 ? exact : tracks.findIndex(({ srclang }) => stem(srclang) === stem(language));
    if (at >= 0) return at;
  }
  return -1;
}
