import { buildUser } from '../../seed/people.ts';
import { buildInstitution } from '../../seed/school.ts';
import type { TestServer } from '../harness.ts';

type Prepared = { readonly token: string; readonly variables: Record<string, unknown> };

/** Makes everything ready for one call of each mutation about a file with people. */
export function peopleFiles(server: () => TestServer): Record<string, () => Promise<Prepared>> {
  const shown = async () => {
    const { db } = server();
    const seller = await buildUser(db, { role: 'SALES_MANAGER' });
    const { id: institution_id } = await buildInstitution(db);
    const row = `${crypto.randomUUID()}@people.test,Amara,Okonkwo`;
    const file = Buffer.from(`E-mail,First name,Last name\n${row}`).toString('base64');
    const { data } = await server().call(
      seller,
      `query shown($institution_id: ID!, $file: String!) {
        peopleDifference(institution_id: $institution_id, file: $file) { shown } }`,
      { institution_id, file },
    );
    return { seller, variables: { institution_id, file, shown: data.peopleDifference.shown, mailed: true } };
  };
  return {
    importPeople: async () => {
      const { seller, variables } = await shown();
      return { token: await server().tokenOf(seller), variables };
    },
    undoPeopleImport: async () => {
      const { seller, variables } = await shown();
      const { data } = await server().call(
        seller,
        `mutation done($institution_id: ID!, $file: String!, $shown: String!, $mailed: Boolean!) {
          importPeople(institution_id: $institution_id, file: $file, shown: $shown, mailed: $mailed) { import_id } }`,
        variables,
      );
      const { institution_id } = variables;
      return {
        token: await server().tokenOf(seller),
        variables: { institution_id, import_id: data.importPeople.import_id },
      };
    },
  };
}
