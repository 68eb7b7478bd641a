import { contentName } from '@lectern/domain/base/content/content-field.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { hostileHtml } from '../../../domain/test/hostile-html.ts';
import { naughtyStrings } from '../../../domain/test/naughty-strings.ts';
import { buildCourse } from '../../seed/content.ts';
import { buildUser, seedIssuer, type BuiltUser } from '../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup, buildLicense } from '../../seed/school.ts';
import { howMany, longTest } from '../deep.ts';
import type { TestServer } from '../harness.ts';
import { openUnlimited, type Call } from '../unlimited.ts';
import { textPaths } from './argument-paths.ts';
import { authorOperations, openStaffTrials, openTrials, staffOperations } from './author-trials.ts';
import { mutationCases, queryCases } from './cases.ts';
import { documentOf, schemaOperations } from './document.ts';
import { openSend } from './principals.ts';
import { signToken } from './sign-token.ts';
import { withValue } from './with-value.ts';
import { openWorld, type World } from './world.ts';
import { textIn, writtenBySales } from './written-by-sales.ts';

let server: TestServer;
let world: World;
let call: Call;
let main: BuiltUser;
let learner: BuiltUser;
let group_id: string;
let institution_id: string;
let license_id: string;

beforeAll(async () => {
  ({ server, world } = await openWorld());
  call = await openUnlimited(server);
  main = await buildUser(server.db);
  ({ id: license_id } = await buildLicense(server.db));
  ({ id: group_id, institution_id } = await buildGroup(server.db, {
    license_id,
    owner_id: main.id,
    courses: [(await buildCourse(server.db)).id],
  }));
  await addInstitutionMember(server.db, institution_id, main.id, 'CENTER_ADMIN');
  learner = await buildUser(server.db);
  await addGroupMember(server.db, group_id, learner.id);
});

const every = howMany({ sample: 32, deep: 1 });
const texts = [...naughtyStrings, ...hostileHtml.filter((html, at) => at % 20 === 0 && html.length <= 200)].filter(
  (_, at) => at % every === 0,
);
/** Every field of some operations that takes a text, each tried with one of so many parts of the texts. */
const textsOf = (names: readonly string[]) =>
  names.flatMap((operation) => textPaths(operation).map((path) => ({ operation, path })));
const authored = howMany({ sample: texts.length, deep: 14 });
const written = howMany({ sample: 8, deep: 1 });
/** Halves of characters, which no database keeps. */
const halves = ['\ud83d', 'a\udc00b'];
const isInternal = (code: string | null) => code === 'INTERNAL' || code === 'UNAVAILABLE';

describe(`${texts.length} texts that software has tripped over (T23)`, () => {
  it(
    'are names of groups as they were written, or refused by the rule of names',
    async () => {
      const wrong: string[] = [];
      const update = `mutation ($id: ID!, $name: String!) { updateGroup(where: { id: $id }, data: { name: $name }) { name } }`;
      for (const name of texts) {
        const rule = contentName.safeParse(name);
        // What no row can have is refused before anything is looked up, as if it were not there.
        const no = name.includes('\0') ? 'NOT_FOUND' : 'INVALID';
        const { code, data } = await call(main, update, { id: group_id, name });
        const read = await call(main, `query ($id: ID!) { group(where: { id: $id }) { name } }`, { id: group_id });
        if (rule.success ? read.data.group.name !== rule.data || data.updateGroup.name !== rule.data : code !== no)
          wrong.push(`${JSON.stringify(name)}: ${code} ${JSON.stringify(read.data)}`);
      }
      expect(wrong).toEqual([]);
    },
    longTest,
  );

  it(
    'are names of people as their sign-in says them',
    async () => {
      const wrong: string[] = [];
      const authenticate = `mutation ($idToken: String!) { authenticate(idToken: $idToken) { first_name last_name } }`;
      for (const name of texts) {
        const subject = crypto.randomUUID();
        const claims = {
          email: `${subject}@people.test`,
          email_verified: true,
          given_name: name,
          family_name: 'Person',
        };
        const idToken = await signToken(
          server,
          { issuer: seedIssuer, subject },
          { audience: 'lectern', type: 'JWT', claims },
        );
        const { code, data } = await call(null, authenticate, { idToken });
        const [{ first_name } = { first_name: null }] = await server.db
          .selectFrom('users')
          .select('first_name')
          .where('subject', '=', subject)
          .execute();
        if (isInternal(code) || (code === null && data.authenticate.first_name !== first_name))
          wrong.push(`${JSON.stringify(name)}: ${code}`);
        if (
          first_name !== null &&
          first_name !== name &&
          !/[\0\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|^\s|\s$/u.test(name) &&
          name.length <= 200
        )
          wrong.push(`${JSON.stringify(name)} became ${JSON.stringify(first_name)}`);
      }
      expect(wrong).toEqual([]);
    },
    longTest,
  );

  it(
    'break no search and no other text that a query takes',
    async () => {
      const wrong: string[] = [];
      let asked = 0;
      const [place] = world.south.classes;
      for (const { name, kind, field } of schemaOperations) {
        const taken = field.args.filter(({ type }) => /^String!?$/.test(type.toString()));
        if (kind !== 'query' || taken.length === 0) continue;
        const given = queryCases.find(({ operation }) => operation === name)?.variables(place);
        for (const arg of taken)
          for (const text of texts) {
            const { code } = await call(place.main, documentOf(name), { ...given, [arg.name]: text });
            asked += 1;
            if (isInternal(code)) wrong.push(`${name} ${arg.name} ${JSON.stringify(text)}: ${code}`);
          }
      }
      console.info(`${asked} texts asked for`);
      expect(wrong).toEqual([]);
      expect(asked).toBeGreaterThan(3 * texts.length);
    },
    longTest,
  );

  it(
    'break no act of a school, wherever it takes a text',
    async () => {
      const wrong: string[] = [];
      let fields = 0;
      const [south] = world.south.classes;
      const place = { ...south, group_id, institution_id, license_id, main, learner };
      for (const { name, kind } of schemaOperations) {
        if (kind !== 'mutation' || authorOperations.includes(name)) continue;
        const given = mutationCases.find(({ operation }) => operation === name)?.variables(place) ?? {};
        for (const path of textPaths(name)) {
          fields += 1;
          for (const text of texts) {
            const { code } = await call(main, documentOf(name), withValue(given, path, text));
            if (isInternal(code)) wrong.push(`${name} ${path.join('.')} ${JSON.stringify(text)}: ${code}`);
          }
        }
      }
      console.info(`${texts.length} texts in each of ${fields} fields of acts`);
      expect(wrong).toEqual([]);
      expect(fields).toBeGreaterThan(8);
    },
    longTest,
  );

  it(
    'are what sales and centers wrote, as they were written, or refused by the rule of the field',
    async () => {
      const { place, fields } = await writtenBySales(server);
      const wrong: string[] = [];
      for (const [at, { field, rule, change, read }] of fields.entries()) {
        const taken = texts.filter((_, index) => (index + at) % written === 0);
        let kept: unknown;
        for (const text of [...taken, ...halves]) {
          const { success, data: said } = rule.safeParse(text);
          const expected = success ? null : text.includes('\0') ? 'NOT_FOUND' : 'INVALID';
          const email = `${crypto.randomUUID()}@people.test`;
          const { code, data } = await call(place.seller, change, { ...place, text, email });
          if (success) kept = said;
          const found = kept === undefined ? undefined : textIn((await call(place.seller, read, place)).data);
          if (code !== expected || found !== kept || (success && textIn(data) !== said))
            wrong.push(`${field} ${JSON.stringify(text)}: ${code} ${JSON.stringify(found)}`);
        }
      }
      expect(wrong).toEqual([]);
    },
    longTest,
  );

  it.each([
    ['authoring', authorOperations, openTrials],
    ['those who sell, support and run the installation', staffOperations, openStaffTrials],
  ] as const)(
    'break no act and no read of %s, by somebody who may, and none takes 200 ms (T39)',
    async (_whose, names, open) => {
      const trial = await open(server, await openSend(server), world.south.classes[0]);
      const fields = textsOf(names);
      const wrong: string[] = [];
      let taken = 0;
      let refused = 0;
      for (const [at, { operation, path }] of fields.entries())
        for (const text of texts.filter((_, index) => (index + at) % authored === 0)) {
          const said = `${operation} ${path.join('.')} ${JSON.stringify(text).slice(0, 90)}`;
          const { code, milliseconds } = await trial(operation, path, text);
          if (code === null) taken += 1;
          else refused += 1;
          if (isInternal(code) || code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') wrong.push(`${said}: ${code}`);
          // A pattern that goes wrong on a text does so each time; a busy machine does not.
          if (milliseconds > 200 && (await trial(operation, path, text)).milliseconds > 200)
            wrong.push(`${said} is slow`);
        }
      console.info(`${taken + refused} texts in ${fields.length} fields, ${taken} taken`);
      expect(wrong).toEqual([]);
      expect(taken).toBeGreaterThan(refused / 20);
    },
    longTest,
  );
});
