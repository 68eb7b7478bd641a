import { useEffect, useState } from 'react';
import { ownStorageName } from '../../../base/session/session.ts';

/** The page that was last open in a lesson, by the lesson. */
type KeptPages = Readonly<Record<string, string>>;

const name = (courseId: string) => ownStorageName(`book.${courseId}`);

/**
 * The page that somebody had open when they last left the e-book of a lesson, on this device and as it was when the book
 * was opened: what they turn to since does not change where an address without a page leads, so that Back does.
 */
export function useKeptPage(courseId: string): (lessonId: string) => string | undefined {
  const [kept] = useState(() => keptPages(courseId));
  return (lessonId) => kept[lessonId];
}

/** Keeps the page in view for the next time. */
export function useKeepPage(courseId: string, lessonId: string | undefined, pageId: string | undefined): void {
  useEffect(() => {
    if (lessonId === undefined || pageId === undefined) return;
    localStorage.setItem(name(courseId), JSON.stringify({ ...keptPages(courseId), [lessonId]: pageId }));
  }, [courseId, lessonId, pageId]);
}

function keptPages(courseId: string): KeptPages {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name(courseId)) ?? '{}');
    const pages = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(pages.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}
