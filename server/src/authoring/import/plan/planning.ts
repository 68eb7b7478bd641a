import type { Folder } from '../folder.ts';
import type { ItemType, ItemValues } from './items.ts';
import type { Notes } from '../notes.ts';
import type { SourceCourse } from '../formats/curriculum/read-course.ts';
import type { HtmlSettler } from './settle-html.ts';
import type { TakenPicture } from './take-pictures.ts';

/** What a plan is made from. */
export type Planning = {
  readonly folder: Folder;
  readonly course: SourceCourse;
  readonly pictures: ReadonlyMap<string, TakenPicture>;
  readonly settle: HtmlSettler;
  /** The id of the item with this path: the one it has already, else a new one. */
  readonly idOf: (path: string) => string;
  readonly notes: Notes;
};

/** Adds an item to a plan and returns its id. */
export type AddItem = <Type extends ItemType>(
  type: Type,
  path: string,
  values: ItemValues[Type],
  about: { title: string; lesson?: number; order?: number; read_from?: string | null },
) => string;
