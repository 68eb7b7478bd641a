import { buildUser } from '../../seed/people.ts';
import { buildInstitution } from '../../seed/school.ts';
import type { TestServer } from '../harness.ts';

type Prepared = { readonly token: string; readonly variables: Record<string, unknown> };

/** Makes everything ready for one call of each mutation of those who sell. */
export function salesPreparations(server: () => TestServer): Record<string, () => Promise<Prepared>> {
  const seller = async () => server().tokenOf(await buildUser(server().db, { role: 'SALES_MANAGER' }));
  const data = () => ({
    name: crypto.randomUUID(),
    country_code: 'US',
    state_code: 'CA',
    time_zone: 'America/Los_Angeles',
  });
  const institution = async () => (await buildInstitution(server().db)).id;
  return {
    createInstitution: async () => ({ token: await seller(), variables: { data: data() } }),
    updateInstitution: async () => ({
      token: await seller(),
      variables: { data: data(), where: { id: await institution() } },
    }),
    createInstitutionComment: async () => ({
      token: await seller(),
      variables: { institution_id: await institution(), comment: 'Called today.' },
    }),
  };
}
