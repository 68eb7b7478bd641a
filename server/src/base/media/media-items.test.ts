import { contentRoles, globalRoles } from '@lectern/domain/base/account/role.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildLesson, buildProduct } from '../../../seed/content.ts';
import { buildBook, buildPage, buildQuickclipCard } from '../../../seed/library.ts';
import { buildMedia } from '../../../seed/media.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { howMany, longTest } from '../../../test/deep.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { openUnlimited, type Call } from '../../../test/unlimited.ts';

let server: TestServer;
let call: Call;
let author: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  call = await openUnlimited(server);
  author = await buildUser(server.db, { role: 'CONTENT_DEVELOPER', first_name: 'Ines', last_name: 'Duarte' });
});

const query = `query ($search: String, $kind: MediaKind, $unusedOnly: Boolean, $pageSize: Int, $after: ID) {
  mediaItems(search: $search, kind: $kind, unusedOnly: $unusedOnly, pageSize: $pageSize, after: $after) {
    items { id name url kind bytes width created_by uses { kind item_id name place is_present } }
    hasMore
    cursor
  }
}`;

type Use = { readonly kind: string; readonly is_present: boolean };
type Item = { readonly id: string; readonly created_by: string; readonly uses: readonly Use[] };

async function list(variables: Record<string, unknown>, caller = author) {
  const { data, code } = await call(caller, query, variables);
  expect(code).toBeNull();
  return data['mediaItems'] as { items: Item[]; hasMore: boolean; cursor: string | null };
}

const file = (original_name: string, content_type = 'image/webp') =>
  buildMedia(server.db, { original_name, content_type, created_by: author.id });
const word = () => crypto.randomUUID().slice(0, 8);

describe('the media library', () => {
  it('is listed for content roles and nobody else', async () => {
    for (const role of globalRoles) {
      const { code } = await server.call(await buildUser(server.db, { role }), query);
      expect([role, code]).toEqual([role, contentRoles.some((one) => one === role) ? null : 'FORBIDDEN']);
    }
    expect((await server.call(null, query)).code).toBe('UNAUTHENTICATED');
  });

  it('finds files by any part of their name, whatever its case, newest first', async () => {
    const name = word();
    const first = await file(`Mast ${name}.png`);
    const clip = await file(`clip 100% ${name}.mp4`, 'video/mp4');
    const { items } = await list({ search: name.toUpperCase() });
    expect(items.map(({ id, created_by }) => [id, created_by])).toEqual([
      [clip.id, 'Ines Duarte'],
      [first.id, 'Ines Duarte'],
    ]);
    expect((await list({ search: name, kind: 'VIDEO' })).items).toMatchObject([{ id: clip.id, kind: 'VIDEO' }]);
    const logo = await buildMedia(server.db, { folder: 'logos', original_name: name });
    expect((await list({ search: name, kind: 'LOGO' })).items).toMatchObject([{ id: logo.id, kind: 'LOGO' }]);
    expect((await list({ search: name, kind: 'PICTURE' })).items).toMatchObject([{ id: first.id }]);
    expect((await list({ search: `100% ${name}` })).items).toHaveLength(1);
    expect((await list({ search: `_00% ${name}` })).items).toHaveLength(0);
  });

  it('gives every file once, page by page, while others come (T40)', { timeout: longTest }, async () => {
    const name = word();
    const wanted = new Set<string>();
    const files = howMany({ sample: 7, deep: 1500 });
    for (let at = 0; at < files; at++) wanted.add((await file(`${name} ${at}.png`)).id);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await list({ search: name, pageSize: 3, after });
      seen.push(...page.items.map(({ id }) => id));
      after = page.cursor;
      await file(`${name} later.png`);
    } while (after);
    expect(seen).toHaveLength(files);
    expect(new Set(seen)).toEqual(wanted);
    const altered = Array.from({ length: howMany({ sample: 1, deep: 1000 }) }, () => crypto.randomUUID());
    const codes = new Set<string | null>();
    for (const one of altered) codes.add((await call(author, query, { after: one })).code);
    expect([...codes]).toEqual(['BAD_CURSOR']);
    for (const pageSize of [0, 61]) expect((await server.call(author, query, { pageSize })).code).toBe('INVALID');
  });

  it('says where each is used, and which nobody needs', async () => {
    const name = word();
    const [mast, clip, none] = [await file(`${name} mast.png`), await file(`${name} clip`), await file(`${name} none`)];
    const product = await buildProduct(server.db, { name: `Sailing ${name}`, logo: mast.address });
    const book = await buildBook(server.db, { product_id: product.id, name: 'Rigging' });
    const page = await buildPage(server.db, {
      book_id: book.id,
      title: 'Masts',
      content: `<p>See <img src="${mast.address}" alt="A mast"></p>`,
    });
    const lesson = await buildLesson(server.db, { name: 'Ropes' });
    await buildQuickclipCard(server.db, {
      lesson_id: lesson.id,
      title: 'Reefing',
      sources: [{ src: clip.address, type: 'video/mp4' }],
    });
    const { items } = await list({ search: name });
    const uses = new Map(items.map(({ id, uses: places }) => [id, places]));
    expect(uses.get(mast.id)).toEqual([
      { kind: 'BOOK_PAGE', item_id: page.id, name: 'Masts', place: 'Rigging', is_present: true },
      { kind: 'PRODUCT', item_id: product.id, name: `Sailing ${name}`, place: null, is_present: true },
    ]);
    expect(uses.get(clip.id)).toMatchObject([{ kind: 'QUICKCLIP_CARD', name: 'Reefing', place: 'Ropes' }]);
    expect((await list({ search: name, unusedOnly: true })).items).toMatchObject([{ id: none.id, uses: [] }]);
  });

  it('counts what was deleted or changed since as a use', async () => {
    const name = word();
    const picture = await file(`${name}.png`);
    const product = await buildProduct(server.db);
    const book = await buildBook(server.db, { product_id: product.id });
    const content = `<p><img src="${picture.address}" alt=""></p>`;
    const page = await buildPage(server.db, { book_id: book.id, content });
    await server.db
      .insertInto('superseded_versions')
      .values({ item_id: page.id, version: 900, content: JSON.stringify({ content }) })
      .execute();
    const when = new Date().toISOString();
    await server.db.updateTable('book_pages').set({ deleted_on: when }).where('id', '=', page.id).execute();
    const [item] = (await list({ search: name })).items;
    expect(item?.uses.map(({ kind, is_present }) => [kind, is_present])).toEqual([
      ['BOOK_PAGE', false],
      ['EARLIER_VERSION', false],
    ]);
    expect((await list({ search: name, unusedOnly: true })).items).toEqual([]);
  });
});
