import { contentName } from '@lectern/domain/content/content-field.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { hostileHtml } from '../../../domain/test/hostile-html.ts';
import { naughtyStrings } from '../../../domain/test/naughty-strings.ts';
import { buildCourse } from '../../seed/content.ts';
import { buildUser, seedIssuer, type BuiltUser } from '../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup } from '../../seed/school.ts';
import { howMany, longTest } from '../deep.ts';
import { testServer, type TestServer } from '../harness.ts';
import { openUnlimited, type Call } from '../unlimited.ts';
import { queryCases } from './cases.ts';
import { documentOf, schemaOperations } from './document.ts';
import { signToken } from './sign-token.ts';
import { openWorld } from './world.ts';

let server: TestServer;
let call: Call;
let main: BuiltUser;
let group_id: string;
let institution_id: string;

beforeAll(async () => {
  server = await testServer();
  call = await openUnlimited(server);
  main = await buildUser(server.db);
  ({ id: group_id, institution_id } = await buildGroup(server.db, {
    owner_id: main.id,
    courses: [(await buildCourse(server.db)).id],
  }));
  await addInstitutionMember(server.db, institution_id, main.id, 'CENTER_ADMIN');
  await addGroupMember(server.db, group_id, (await buildUser(server.db)).id);
});

const every = howMany({ sample: 16, deep: 1 });
const texts = [...naughtyStrings, ...hostileHtml.filter((html, at) => at % 20 === 0 && html.length <= 200)].filter(
  (_, at) => at % every === 0,
);
const isInternal = (code: string | null) => code === 'INTERNAL' || code === 'UNAVAILABLE';

describe(`${texts.length} texts that software has tripped over (T23)`, () => {
  it(
    'are names of groups as they were written, or refused by the rule of names',
    async () => {
      const wrong: string[] = [];
      const update = `mutation ($id: ID!, $name: String!) { updateGroup(where: { id: $id }, data: { name: $name }) { name } }`;
      for (const name of texts) {
        const rule = contentName.safeParse(name);
        const { code, data } = await call(main, update, { id: group_id, name });
        const read = await call(main, `query ($id: ID!) { group(where: { id: $id }) { name } }`, { id: group_id });
        if (
          rule.success ? read.data.group.name !== rule.data || data.updateGroup.name !== rule.data : code !== 'INVALID'
        )
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
      const [place] = (await openWorld()).world.south.classes;
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
});
