import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { sql } from 'kysely';
import { programActor } from '../../base/audit-log/actor.ts';
import { writeAudit } from '../../base/audit-log/write-audit.ts';
import type { Database } from '../../base/database/connect.ts';
import '../../content-kinds.ts';
import '../../joined-events.ts';
import { upon } from '../../base/change-set/waiting-changes/as-it-will-be.ts';
import { readWaitingAround } from '../../base/change-set/waiting-changes/waiting-change.ts';
import type { MediaStore } from '../../base/media/store/media-store.ts';
import { StartError } from '../../start-error.ts';
import { compare, type Change, type Changes } from './write/compare.ts';
import type { Folder } from './folder.ts';
import type { Item } from './plan/items.ts';
import { loadMemory, type Memory } from './write/memory.ts';
import type { Note, Notes } from './notes.ts';
import { openGroup, type OpenedGroup } from './write/open-group.ts';
import { pairQuestions } from './plan/pair-questions.ts';
import { planCourse } from './plan/plan-course.ts';
import type { Progress } from './progress.ts';
import { keepImport } from './write/keep-import.ts';
import { noteMissing } from './write/note-missing.ts';
import { publishCourse } from './write/publish-course.ts';
import type { SourceCourse } from './formats/curriculum/read-course.ts';
import type { Stock } from './stock.ts';
import { settleSlugs } from './plan/settle-slugs.ts';
import { openHtmlSettler } from './plan/settle-html.ts';
import { picturesShown, takePictures } from './plan/take-pictures.ts';
import { takeStock } from './plan/take-stock.ts';
import { remember, writeCourse, writePictures } from './write/write-course.ts';

/** What is asked of an import. */
export type ImportOrder = {
  readonly folder: Folder;
  /** What was read from it, and what was noted while reading. */
  readonly course: SourceCourse;
  readonly notes: Notes;
  readonly publish: boolean;
  /** The name of the group to open; only together with `publish`. */
  readonly group: string | null;
};

/** What an import did. */
export type ImportResult = Changes & {
  readonly items: readonly Item[];
  readonly pictures: number;
  readonly published: number;
  /** Whether all of it waits until somebody who may publish shows it. */
  readonly waits: boolean;
  readonly group: OpenedGroup | null;
  readonly notes: readonly Note[];
  /** What the folder has, and what became of it. */
  readonly stock: Stock;
};

/** Imports a course that was read from a curriculum folder. All of it is written, or nothing where something stands in the way. */
export async function runImport(
  db: Database,
  store: MediaStore,
  order: ImportOrder,
  progress: Progress,
): Promise<ImportResult> {
  const { folder, notes } = order;
  const { before, slugs } = await readBefore(db, folder.name, order.course.language);
  const lessons = settleSlugs(order.course.lessons, before, slugs);
  const course = { ...order.course, lessons };
  refuseAnotherCurriculum(before, course, folder);
  const shown = picturesShown(folder, course.lessons);
  progress.start(shown.length + course.lessons.length + 1);
  const pictures = await takePictures(db, folder, shown, () => progress.step('Pictures'));
  const settle = await openHtmlSettler();
  const ids = new Map([...before].map(([path, { id, state }]) => [path, state === 'GONE' ? randomUUID() : id]));
  const idOf = (path: string) => {
    const id = ids.get(path) ?? randomUUID();
    ids.set(path, id);
    return id;
  };
  const plan = planCourse({ folder, course, pictures, settle, idOf, notes }, () => progress.step('Lessons'));
  const stock = takeStock(folder, course, plan, notes);
  const frozen = frozenBy(course, before);
  const wanted = plan.items.filter(
    ({ path }) => !(isQuestion.test(path) && frozen(path) && isAskedBefore(path, before)),
  );
  const { items, memory } = pairQuestions(wanted, before);
  const changes = compare(items, memory, notes, frozen);
  const written = await db.transaction().execute(async (transaction) => {
    const stored = await writePictures(transaction, store, pictures.values());
    const { published, waits, change_set } = await keepImport(transaction, {
      publish: order.publish,
      places: placesIn(before),
      write: async (act) => {
        await writeCourse(transaction, act, changes);
        const count = order.publish ? await publishCourse(transaction, act, items, notes) : 0;
        await noteMissing(transaction, items, notes);
        return { published: count };
      },
    });
    await remember(transaction, { ...changes, source: folder.name, before });
    await auditImport(transaction, { folder, course, ...changes, published, waits, change_set, ...taught(items) });
    const group = order.group === null ? null : await openGroup(transaction, { name: order.group, ...taught(items) });
    return { pictures: stored, published, waits, group };
  });
  // Until the database has looked at what was added, it plans the screens of learners as if there were nothing.
  await sql`analyze lessons, book_pages, lesson_pages, quickdeck_cards, questions, answers, study_projects, case_studies`.execute(
    db,
  );
  progress.step('Writing');
  progress.stop();
  return { ...changes, ...written, items, notes: notes.all, stock };
}

type ImportDone = Changes &
  Pick<ImportOrder, 'folder' | 'course'> & {
    readonly published: number;
    readonly waits: boolean;
    /** What all of it is taken back by; null where nothing was changed. */
    readonly change_set: string | null;
    readonly product_id: string;
  };

function auditImport(db: Database, done: ImportDone) {
  const { folder, course, changes, removed, published, waits, change_set, product_id } = done;
  const count = (what: Change['what']) => changes.filter((change) => change.what === what).length;
  return writeAudit(db, programActor, {
    chain: 'PRODUCT',
    chainId: product_id,
    action: 'CURRICULUM_IMPORTED',
    object: { type: 'product', id: product_id },
    details: {
      folder: folder.name,
      language: course.language,
      made: count('MADE'),
      changed: count('CHANGED'),
      moved: count('MOVED'),
      removed: removed.length,
      published,
      waits,
      change_set,
    },
    personal: { account: nameOfAccount() },
  });
}

/** Who runs this program on this machine; in a container their number may have no name. */
function nameOfAccount(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}

const isQuestion = /\/(?:pre|post)\/\d+$/;

/** A quiz file that can no longer be read changes no question, and a file that is missing no name. */
function frozenBy({ quizzesBroken, namedBy }: SourceCourse, before: Memory): (path: string) => boolean {
  return (path) => {
    if (isQuestion.test(path)) return quizzesBroken;
    if (path !== 'product' && !isNamed.test(path)) return false;
    const file = path === 'product' ? namedBy.product : namedBy.course;
    return file === null || (isReadme.test(before.get(path)?.read_from ?? '') && !isReadme.test(file));
  };
}

const isNamed = /^[^/]+\/(?:course|book)$/;
const isReadme = /^readme\.md$/i;

/** What was imported before, as authors find it: with all that waits there. */
async function readBefore(db: Database, source: string, language: string) {
  const read = async (at: Database) => {
    const before = await loadMemory(at, source, language);
    return { before, slugs: await slugsTaken(at, before, language) };
  };
  const now = await read(db);
  const { rows } = await sql<{ id: string }>`select item_id as id from import_items
    where source = ${source} and item_type in ('product', 'course', 'book')`.execute(db);
  const waiting = await readWaitingAround(
    db,
    rows.map(({ id }) => id),
  );
  return waiting.length === 0 ? now : upon(db, waiting, read);
}

/** In what waits something of a course. */
const placesIn = (before: Memory): string[] =>
  [...before.values()].filter(({ type }) => ['product', 'course', 'book'].includes(type)).map(({ id }) => id);

/** The addresses in a course that was imported before; people may have made lessons there, too. */
async function slugsTaken(db: Database, before: Memory, language: string): Promise<string[]> {
  const course = before.get(`${language}/course`);
  if (!course) return [];
  const { rows } = await sql<{ slug: string }>`
    select slug from lessons where course_id = ${course.id} and deleted_on is null
    union select slug from lesson_slugs where course_id = ${course.id}`.execute(db);
  return rows.map(({ slug }) => slug);
}

function isAskedBefore(path: string, before: Memory): boolean {
  const quiz = path.replace(/\d+$/, '');
  return [...before.keys()].some((known) => known.startsWith(quiz));
}

function taught(items: readonly Item[]): { product_id: string; product: string; course_id: string } {
  const product = items.find(({ type }) => type === 'product');
  const course = items.find(({ type }) => type === 'course');
  if (!product || !course) throw new Error('a plan has a product and a course');
  return { product_id: product.id, product: product.title, course_id: course.id };
}

/** Imports are remembered by the folder's name; another curriculum under the same name must not overwrite this one. */
function refuseAnotherCurriculum(before: Memory, course: SourceCourse, folder: Folder): void {
  const lessons = [...before.values()].filter(({ type }) => type === 'lesson').map(({ path }) => path.split('/')[2]);
  if (lessons.length === 0 || course.lessons.some(({ slug }) => lessons.includes(slug))) return;
  throw new StartError(
    `Another curriculum was imported from a folder that is also called ${folder.name}. Rename this folder. Nothing was imported.`,
  );
}
