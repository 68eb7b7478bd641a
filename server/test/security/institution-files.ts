import { buildUser, type BuiltUser } from '../../seed/people.ts';
import type { TestServer } from '../harness.ts';

type Prepared = { readonly token: string; readonly variables: Record<string, unknown> };

/** Makes everything ready for one call of each mutation about a file with institutions. */
export function institutionFiles(server: () => TestServer): Record<string, () => Promise<Prepared>> {
  const shown = async (seller: BuiltUser) => {
    const row = `School ${crypto.randomUUID()},NO,Europe/Oslo`;
    const file = Buffer.from(`Name,Country,Time zone\n${row}`).toString('base64');
    const { data } = await server().call(
      seller,
      'query shown($file: String!) { institutionsDifference(file: $file) { shown } }',
      { file },
    );
    return { file, shown: data.institutionsDifference.shown };
  };
  return {
    importInstitutions: async () => {
      const seller = await buildUser(server().db, { role: 'SALES_MANAGER' });
      return { token: await server().tokenOf(seller), variables: await shown(seller) };
    },
    undoInstitutionsImport: async () => {
      const seller = await buildUser(server().db, { role: 'SALES_MANAGER' });
      const { data } = await server().call(
        seller,
        `mutation done($file: String!, $shown: String!) {
          importInstitutions(file: $file, shown: $shown) { import_id } }`,
        await shown(seller),
      );
      return {
        token: await server().tokenOf(seller),
        variables: { import_id: data.importInstitutions.import_id },
      };
    },
  };
}
