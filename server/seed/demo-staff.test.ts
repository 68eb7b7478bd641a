import { renewalRules } from '@lectern/domain/business/renewal/renewal-reasons.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoServer, type DemoServer } from '../test/demo-server.ts';
import { centerAdmin, customerSuccess, newLearner, salesManager } from './demo/demo-accounts.ts';
import { demoInstitutionName } from './demo/school-data.ts';

let demo: DemoServer;
beforeAll(async () => {
  demo = await openDemoServer();
});
afterAll(() => demo.close());

async function harbourId(): Promise<string> {
  const school = demo.server.db.selectFrom('institutions').select('id').where('name', '=', demoInstitutionName);
  return (await school.executeTakeFirstOrThrow()).id;
}

type Sold = {
  readonly id: string;
  readonly name: string;
  readonly is_gmetrix: boolean;
  readonly is_quoted: boolean;
  readonly days_to_start: number;
  readonly undoable: string | null;
  readonly offers: readonly { readonly kind: string }[];
};

/** The licenses of all institutions, as the sales manager sees them. */
async function licensesSold(): Promise<readonly Sold[]> {
  const { data } = await demo.ask(salesManager, `{ paginatedInstitutions { institutions { id } } }`);
  const each: readonly { id: string }[] = data['paginatedInstitutions'].institutions;
  const fields = 'id name is_gmetrix is_quoted days_to_start undoable offers { kind }';
  const calls = each.map(({ id }, at) => `of${at}: licensesByInstitution(institutionId: "${id}") { ${fields} }`);
  const { data: sold } = await demo.ask(salesManager, `{ ${calls.join(' ')} }`);
  return Object.values(sold).flat();
}

describe('what staff find in the demo school', () => {
  it('has something to bring back of each kind, and something that was taken back', async () => {
    const { data: sold } = await demo.ask(
      salesManager,
      `query back($id: ID!) { withdrawnLicenses(institutionId: $id) { name } deletedInstitutions { institutions { name } } }`,
      { id: await harbourId() },
    );
    expect(sold['withdrawnLicenses']).toEqual([{ name: 'Digital Workplace, library terminals' }]);
    expect(sold['deletedInstitutions'].institutions).toEqual([{ name: 'Kestrel Valley Adult Learning Centre' }]);
    const { data: taught } = await demo.ask(
      centerAdmin,
      `query back($id: ID!) { removedMembers(institution_id: $id) { members { id user { last_name } } }
        peopleImports(institution_id: $id) { imports { id invited links } }
        auditEntries(institution_id: $id, pageSize: 60) { entries { action undone_by } } }`,
      { id: await harbourId() },
    );
    expect(taught['removedMembers'].members).toMatchObject([{ user: { last_name: 'Brandvold' } }]);
    expect(taught['peopleImports'].imports).toMatchObject([{ invited: 3, links: 0 }]);
    const entries = taught['auditEntries'].entries as { action: string; undone_by: string | null }[];
    const undone = entries.filter(({ undone_by }) => undone_by !== null);
    expect(undone.map(({ action }) => action)).toEqual(['PEOPLE_IMPORTED']);
    const { data: back } = await demo.ask(
      centerAdmin,
      `mutation back($institution_id: ID!, $import_id: ID!, $member_id: ID!) {
        undoPeopleImport(institution_id: $institution_id, import_id: $import_id) { withdrawn }
        restoreInstitutionMember(id: $member_id) { groups { name code } } }`,
      {
        institution_id: await harbourId(),
        import_id: taught['peopleImports'].imports[0].id,
        member_id: taught['removedMembers'].members[0].id,
      },
    );
    expect(back['undoPeopleImport']).toEqual({ withdrawn: 3 });
    expect(back['restoreInstitutionMember'].groups).toEqual([{ name: 'Evening Class, Tuesday', code: null }]);
  });

  it('shows what is sold: what starts later, practice tests, offers of both kinds, and terms that can be taken back', async () => {
    const sold = await licensesSold();
    const offers = sold.flatMap((license) => license.offers.map(({ kind }) => kind));
    expect(offers.toSorted()).toEqual(['ENLARGEMENT', 'RENEWAL']);
    expect(sold.filter(({ is_gmetrix }) => is_gmetrix)).toMatchObject([{ name: 'Digital Workplace, plantel norte' }]);
    expect(sold.filter(({ days_to_start }) => days_to_start > 0)).toMatchObject([{ undoable: 'ACTIVATION' }]);
    const renewed = sold.filter(({ undoable }) => undoable === 'RENEWAL');
    expect(renewed).toMatchObject([{ name: 'Digital Workplace, biblioteca', is_quoted: false }]);
    const undoing = `mutation undo($id: ID!) { undoLicenseRenewal(where: { id: $id }) { undoable days_to_expire } }`;
    const { data } = await demo.ask(salesManager, undoing, { id: renewed[0]?.id });
    expect(data['undoLicenseRenewal']).toEqual({ undoable: null, days_to_expire: 13 });
  });

  it('has institutions of a file, which are taken back as one', async () => {
    const { data } = await demo.ask(salesManager, `{ lastInstitutionsImport { id institutions } }`);
    const file = data['lastInstitutionsImport'];
    expect(file.institutions).toBe(2);
    const undoing = `mutation undo($id: ID!) { undoInstitutionsImport(import_id: $id) { done deleted in_the_way { name } } }`;
    const { data: back } = await demo.ask(salesManager, undoing, { id: file.id });
    expect(back['undoInstitutionsImport']).toEqual({ done: true, deleted: 2, in_the_way: [] });
  });

  it('has somebody who cannot get in, and says why', async () => {
    const { id } = await demo.server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', newLearner)
      .executeTakeFirstOrThrow();
    const { data } = await demo.ask(
      'tech-support@demo.test',
      `query person($id: ID!) { user(where: { id: $id }) { access {
        wrong_tries { everywhere tries locked } refused_joins { group reason } } } }`,
      { id },
    );
    expect(data['user'].access).toEqual({
      wrong_tries: [
        { everywhere: true, tries: 10, locked: false },
        { everywhere: false, tries: 10, locked: true },
      ],
      refused_joins: [{ group: 'Evening Class, Tuesday', reason: 'CLOSED' }],
    });
  });

  it('gives those who see to renewals something to do: every reason, and follow-ups of each kind', async () => {
    const { data } = await demo.ask(
      customerSuccess,
      `{ renewals(filter: { window: ALL_ACTIVE }, pageSize: 60) { renewals { reasons { rule } } }
        dueFollowUps { followUps { state question } } }`,
    );
    const renewals = data['renewals'].renewals as { reasons: { rule: string }[] }[];
    const rules = renewals.flatMap(({ reasons }) => reasons.map(({ rule }) => rule));
    expect(new Set(rules)).toEqual(new Set(renewalRules));
    const due = data['dueFollowUps'].followUps as { state: string; question: string | null }[];
    expect(due.map(({ state }) => state)).toContain('OVERDUE');
    expect(new Set(due.map(({ question }) => question))).toEqual(new Set([null, 'MORE_SEATS', 'MEMBER']));
  });
});
