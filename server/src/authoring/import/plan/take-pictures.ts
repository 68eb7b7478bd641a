import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { Refusal } from '@lectern/domain/refusal.ts';
import type { Database } from '../../../base/database/connect.ts';
import { prepareMedia, sha256Of, type PreparedMedia } from '../../../base/media/store-media.ts';
import { refusalMessage } from '../../../refusal-message.ts';
import type { Folder } from '../folder.ts';
import { picturesOf } from '../formats/curriculum/pictures-of.ts';
import type { CourseLesson } from '../formats/curriculum/read-course.ts';
import { findPicture } from '../formats/curriculum/resolve-path.ts';
import { whyUnreadable } from '../why-unreadable.ts';

/** A picture of the folder: in the library under this id, or refused with a reason. `made` is what still has to be stored. */
export type TakenPicture =
  | {
      readonly id: string;
      readonly width: number | null;
      readonly height: number | null;
      readonly made: PreparedMedia | null;
    }
  | { readonly refused: string };

const atOnce = 2;

/** Prepares the pictures that the media library does not have yet; `step` is called after each. */
export async function takePictures(
  db: Database,
  folder: Folder,
  paths: readonly string[],
  step: () => void,
): Promise<Map<string, TakenPicture>> {
  const known = await db
    .selectFrom('media')
    .select(['id', 'sha256', 'width', 'height'])
    .where('folder', '=', 'content')
    .execute();
  const byHash = new Map<string, TakenPicture>(known.map(({ sha256, ...media }) => [sha256, { ...media, made: null }]));
  const taken = new Map<string, TakenPicture>();
  const waiting = paths.values();
  const work = async () => {
    for (const path of waiting) {
      const bytes = readPicture(folder, path);
      if (typeof bytes === 'string') {
        taken.set(path, { refused: bytes });
        step();
        continue;
      }
      const hash = sha256Of(bytes);
      const picture = byHash.get(hash) ?? (await take(bytes, path));
      byHash.set(hash, picture);
      taken.set(path, picture);
      step();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return taken;
}

/** The bytes of a file, or why it cannot be read. */
function readPicture(folder: Folder, path: string): Buffer | string {
  try {
    return folder.read(path);
  } catch (error) {
    return whyUnreadable(error);
  }
}

async function take(bytes: Buffer, path: string): Promise<TakenPicture> {
  try {
    const made = await prepareMedia(bytes, basename(path));
    if (made.type.kind !== 'bitmap' && made.type.kind !== 'svg') return { refused: 'is no picture' };
    return { id: randomUUID(), width: made.width, height: made.height, made };
  } catch (error) {
    if (error instanceof Refusal) return { refused: refusalMessage(error) };
    throw error;
  }
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
