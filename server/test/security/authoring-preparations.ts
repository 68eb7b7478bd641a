import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import { buildCourse, buildLesson } from '../../seed/content.ts';
import { buildUser } from '../../seed/people.ts';
import { seedAct } from '../../seed/seed-item.ts';
import { removeItems } from '../../src/base/content/remove-items.ts';
import { lessonKind } from '../../src/learning/course/write-lesson.ts';
import { copyPreparations } from './copy-preparations.ts';
import { curriculumVariables } from './curriculum-preparations.ts';
import { documentOf } from './document.ts';
import { freeOfferPreparations } from './free-offer-preparations.ts';
import { libraryVariables } from './library-preparations.ts';
import { mediaVariables } from './media-preparations.ts';
import type { TestServer } from '../harness.ts';
import type { Send } from './principals.ts';
import { shelfVariables } from './shelf-preparations.ts';
import { questionPreparations } from './question-preparations.ts';

type Prepared = { readonly token: string; readonly variables: Record<string, unknown> };

/** What is there once the tests have begun. */
type Around = { readonly server: TestServer; readonly send: Send };

/** Makes everything ready for one call of each mutation of authoring, with an item of its own and a new author each time. */
export function authoringPreparations(around: () => Around): Record<string, () => Promise<Prepared>> {
  const author = async (role: GlobalRole = 'CONTENT_MANAGER') => {
    const { server } = around();
    return server.tokenOf(await buildUser(server.db, { role }));
  };
  /** A lesson that was taken out, and the change set that did it. */
  const removedLesson = async () => {
    const { server, send } = around();
    const { db } = server;
    const course = await buildCourse(db);
    const { id } = await buildLesson(db, { course_id: course.id });
    const token = await author();
    await removeItems(db, seedAct, lessonKind, [{ id }]);
    const variables = { kind: 'LESSON', where: { id } };
    const bringBack = () => send({ token }, documentOf('restoreContentItem'), variables);
    return { token, variables, bringBack };
  };
  /** A change of a lesson that waits, by an author who may publish it. */
  const waitingChange = async () => {
    const { server, send } = around();
    const { id } = await buildLesson(server.db);
    const token = await author();
    const where = { id, later: true };
    await send({ token }, documentOf('updateLesson'), { data: { name: 'Renamed' }, where });
    const { text } = await send({ token }, documentOf('waitingChanges'), { placeId: null, discarded: null });
    const listed = JSON.parse(text).data.waitingChanges as { id: string; item_id: string }[];
    return { token, variables: { ids: [listed.find(({ item_id }) => item_id === id)?.id] } };
  };
  /** A comment about a lesson, and who wrote it. */
  const comment = async () => {
    const { server, send } = around();
    const lesson = await buildLesson(server.db);
    const token = await author();
    const variables = { kind: 'LESSON', id: lesson.id, comment: 'Is this still so?' };
    const { text } = await send({ token }, documentOf('addContentComment'), variables);
    return { token, id: JSON.parse(text).data.addContentComment.id as string };
  };
  const items = Object.entries({
    ...curriculumVariables(() => around().server),
    ...libraryVariables(() => around().server),
    ...shelfVariables(() => around().server.db),
    ...mediaVariables(() => around().server.db),
  }).map(
    ([operation, variables]) =>
      [operation, async () => ({ token: await author(), variables: await variables() })] as const,
  );
  return {
    ...freeOfferPreparations(around),
    ...copyPreparations(() => around().server),
    ...Object.fromEntries(items),
    ...questionPreparations({ server: () => around().server, author }),
    restoreContentItem: async () => {
      const { token, variables } = await removedLesson();
      return { token, variables };
    },
    restoreContentVersion: async () => {
      const { server, send } = around();
      const { id } = await buildLesson(server.db);
      const token = await author();
      await send({ token }, documentOf('updateLesson'), { data: { name: 'Renamed' }, where: { id } });
      return { token, variables: { kind: 'LESSON', version: 1, where: { id } } };
    },
    ...Object.fromEntries(['publishChanges', 'discardChanges'].map((name) => [name, waitingChange])),
    sendBackChanges: async () => {
      const { token, variables } = await waitingChange();
      return { token, variables: { ...variables, note: 'Say it shorter.' } };
    },
    takeSentBack: async () => {
      const { server, send } = around();
      const { token, variables } = await waitingChange();
      await send({ token }, documentOf('sendBackChanges'), { ...variables, note: 'Say it shorter.' });
      const [id] = variables.ids;
      await server.db
        .deleteFrom('working_copies')
        .where('sent_back', '=', id ?? '')
        .execute();
      await server.db
        .updateTable('waiting_changes')
        .set({ copied: false })
        .where('id', '=', id ?? '')
        .execute();
      return { token, variables: { id } };
    },
    addContentComment: async () => {
      const { id } = await buildLesson(around().server.db);
      return { token: await author(), variables: { kind: 'LESSON', id, comment: 'Is this still so?' } };
    },
    resolveContentComment: async () => {
      const { token, id } = await comment();
      return { token, variables: { id, resolved: true } };
    },
    deleteContentComment: async () => {
      const { token, id } = await comment();
      return { token, variables: { id } };
    },
    bringBackChanges: async () => {
      const { token, variables } = await waitingChange();
      await around().send({ token }, documentOf('discardChanges'), variables);
      return { token, variables };
    },
    undoChangeSet: async () => {
      const { token, bringBack } = await removedLesson();
      const { text } = await bringBack();
      return { token, variables: { id: JSON.parse(text).data.restoreContentItem.change_set_id } };
    },
  };
}
