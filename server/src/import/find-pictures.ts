import { Marked, type Token } from 'marked';
import type { Folder } from './folder.ts';
import type { CourseLesson } from './read-course.ts';
import { findPicture } from './resolve-path.ts';

const markdown = new Marked({ gfm: true });

/** The addresses of all pictures in a text. */
export function picturesOf(tokens: readonly Token[]): string[] {
  const found: string[] = [];
  markdown.walkTokens([...tokens], (token) => {
    if (token.type === 'image') found.push(String(token.href));
    if (token.type === 'html') for (const [, src] of token.raw.matchAll(/<img[^>]*\ssrc\s*=\s*["']?([^"'\s>]+)/gi)) if (src) found.push(src);
  });
  return found;
}

/** The picture files of the folder that the lessons show. */
export function picturesShown(folder: Folder, lessons: readonly CourseLesson[]): string[] {
  const shown = new Set<string>();
  for (const { text, assignmentText } of lessons) {
    for (const part of [text, assignmentText]) {
      for (const { tokens } of part?.sections ?? []) {
        for (const src of picturesOf(tokens)) {
          const picture = findPicture(src, part?.file ?? '', folder);
          if (picture) shown.add(picture.path);
        }
      }
    }
  }
  return [...shown].toSorted();
}
