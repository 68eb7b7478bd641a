import { namesOf, rulesOf } from '@lectern/domain/base/entity/entity-text.ts';
import { institutionTexts } from '@lectern/domain/base/entity/institution.ts';
import { licenseTexts } from '@lectern/domain/base/entity/license.ts';
import { otherName, personName } from '@lectern/domain/base/account/account-form.ts';
import { commentSchema } from '@lectern/domain/base/content/comment.ts';
import { contentName } from '@lectern/domain/base/content/content-field.ts';
import { followUpSchema } from '@lectern/domain/business/follow-up/follow-up.ts';
import { terms } from '@lectern/domain/business/license/license-form.ts';
import { buildProduct } from '../../seed/content.ts';
import { buildFollowUp } from '../../seed/follow-up.ts';
import { buildUser } from '../../seed/people.ts';
import { buildLicense, day } from '../../seed/school.ts';
import type { TestServer } from '../harness.ts';

/** What a rule says of a text: what is kept, or that it is refused. */
type Rule = { readonly safeParse: (text: string) => { readonly success: boolean; readonly data?: unknown } };

/** A field that takes a text, with what writes and what reads it; both give it as `text`. */
type WrittenField = { readonly field: string; readonly rule: Rule; readonly change: string; readonly read: string };

/** The first text that a reply gives. */
export function textIn(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return undefined;
  if ('text' in data) return data.text;
  return Object.values(data)
    .map(textIn)
    .find((text) => text !== undefined);
}

/** An institution with a license and a follow-up, and every text that sales and centers write about them. */
export async function writtenBySales({ db }: TestServer) {
  const seller = await buildUser(db, { role: 'SALES_MANAGER' });
  const { id: followUp, institution_id: id } = await buildFollowUp(db);
  const { id: product } = await buildProduct(db);
  const { id: license } = await buildLicense(db, { institution_id: id, products: [product] });
  const fields: WrittenField[] = [
    ...namesOf({ name: null, ...institutionTexts }).map((name) => ({
      field: `institution ${name}`,
      rule: { name: contentName, ...rulesOf(institutionTexts) }[name],
      change: `mutation ($id: ID!, $text: String!) { updateInstitution(where: { id: $id }, data: {
        country_code: "GB", time_zone: "UTC", ${name === 'name' ? '' : 'name: "Harbour College",'} ${name}: $text
      }) { text: ${name} } }`,
      read: `query ($id: ID!) { institution(where: { id: $id }) { text: ${name} } }`,
    })),
    ...namesOf({ name: null, ...licenseTexts, notes: null }).map((name) => ({
      field: `license ${name}`,
      rule: { name: contentName, ...rulesOf(licenseTexts), notes: terms.notes }[name],
      change: `mutation ($license: ID!, $product: ID!, $text: String!) { updateLicense(where: { id: $license }, data: {
        max_users: 300, products: [$product], activation_date: "${day(-30)}", expiry_date: "${day(335)}",
        ${name === 'name' ? '' : 'name: "Campus",'} ${name}: $text
      }) { text: ${name} } }`,
      read: `query ($id: ID!) { licensesByInstitution(institutionId: $id) { text: ${name} } }`,
    })),
    {
      field: 'comment',
      rule: commentSchema.shape.comment,
      change: `mutation ($id: ID!, $text: String!) {
        createInstitutionComment(institution_id: $id, comment: $text) { text: comment } }`,
      read: `query ($id: ID!) { institutionComments(institution_id: $id, pageSize: 1) { entries { text: comment } } }`,
    },
    {
      field: 'follow-up',
      rule: followUpSchema({ today: day(0), due_on: null, silent: false }).shape.what,
      change: `mutation ($followUp: ID!, $text: String!) {
        updateFollowUp(where: { id: $followUp }, data: { what: $text, due_on: "${day(9)}" }) { text: what } }`,
      read: `query ($id: ID!) { followUps(institution_id: $id) { followUps { text: what } } }`,
    },
    ...(['first_name', 'last_name'] as const).map((name) => ({
      field: `invitation ${name}`,
      rule: { first_name: personName, last_name: otherName }[name],
      change: `mutation ($id: ID!, $text: String!, $email: String!) { inviteInstitutionMember(data: {
        institution_id: $id, email: $email, role: STUDENT,
        ${name}: $text, ${name === 'first_name' ? 'last_name' : 'first_name'}: "Okonkwo"
      }) { text: ${name} } }`,
      read: `query ($id: ID!) { institutionInvitations(institution_id: $id, pageSize: 1) { invitations { text: ${name} } } }`,
    })),
  ];
  return { place: { seller, id, followUp, product, license }, fields };
}
