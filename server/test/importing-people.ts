import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { buildUser, type BuiltUser } from '../seed/people.ts';
import { addInstitutionMember, buildInstitution } from '../seed/school.ts';
import type { TestServer } from './harness.ts';

const difference = `problem shown encoding sheets { sheet name is_read } invites unknown groups { name invites free_places }
  missing_total missing { number user_id last_name email role groups stays }
  lines { line kind faults email first_name last_name role group held over_since }`;
const documents = {
  look: `query look($institution_id: ID!, $file: String!, $encoding: TableEncoding, $sheet: Int) {
    peopleDifference(institution_id: $institution_id, file: $file, encoding: $encoding, sheet: $sheet) { ${difference} } }`,
  run: `mutation run($institution_id: ID!, $file: String!, $encoding: TableEncoding, $sheet: Int, $shown: String!, $removed: [Int!], $mailed: Boolean!, $day: Date, $language: String) {
    importPeople(institution_id: $institution_id, file: $file, encoding: $encoding, sheet: $sheet, shown: $shown, removed: $removed, mailed: $mailed, day: $day, language: $language) {
      done import_id difference { ${difference} } } }`,
  imports: `query imports($institution_id: ID!) {
    peopleImports(institution_id: $institution_id) { institution { id } imports { id by invited removed links } } }`,
  links: `query links($institution_id: ID!, $import_id: ID!) {
    peopleImportLinks(institution_id: $institution_id, import_id: $import_id) { email first_name last_name role link } }`,
  undo: `mutation undo($institution_id: ID!, $import_id: ID!) {
    undoPeopleImport(institution_id: $institution_id, import_id: $import_id) {
      withdrawn accepted { first_name last_name } restored unplaced { last_name group code } } }`,
  accept: `mutation accept($institution_id: ID!, $user_id: ID!, $role: InstitutionRole!) {
    addInstitutionMember(data: { institution_id: $institution_id, user_id: $user_id, role: $role }) { id group_not_joined } }`,
  invitations: `query invitations($email: String!) { userInvitations(email: $email) { group_name } }`,
};

/** An address that nobody has. */
export const address = () => `${crypto.randomUUID()}@people.test`;

/** A file of these lines as it is sent. */
export const base64 = (...lines: readonly string[]) => Buffer.from(lines.join('\n')).toString('base64');

/** The heads of a file without groups. */
export const head = 'E-mail,First name,Last name,Role';

/** What tests of files with people do again and again. */
export function importingPeople(server: () => TestServer) {
  const call = (who: BuiltUser, name: keyof typeof documents, variables: Record<string, unknown>) =>
    server().call(who, documents[name], variables);

  /** What a call replies that is to succeed; one that is refused is named with its code. */
  const dataOf = async (...asked: Parameters<typeof call>) => {
    const { data, errors } = await call(...asked);
    if (errors.length > 0) throw new Error(`${asked[1]} was refused: ${JSON.stringify(errors)}`);
    return data;
  };

  /** Looks at a file, and does what was shown. */
  const imported = async (who: BuiltUser, institution_id: string, file: string, how: Record<string, unknown> = {}) => {
    const data = await dataOf(who, 'look', { institution_id, file });
    const { shown } = data.peopleDifference;
    return call(who, 'run', { institution_id, file, shown, mailed: true, ...how });
  };

  /** An institution with an administrator and a learner. */
  const school = async () => {
    const { db } = server();
    const { id: institution_id } = await buildInstitution(db);
    const [admin, learner] = [await buildUser(db), await buildUser(db)];
    await addInstitutionMember(db, institution_id, admin.id, 'CENTER_ADMIN');
    await addInstitutionMember(db, institution_id, learner.id, 'STUDENT');
    return { institution_id, admin, learner };
  };

  const accept = (who: BuiltUser, institution_id: string, role: InstitutionRole = 'STUDENT') =>
    call(who, 'accept', { institution_id, user_id: who.id, role });

  return { call, dataOf, imported, school, accept };
}
