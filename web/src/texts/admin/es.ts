import { admin as words } from '../../instance/admin/texts/es.ts';
import { audit } from '../../instance/audit/texts/es.ts';
import { followUp } from '../../business/follow-up/texts/es.ts';
import { instance } from '../../instance/instance/texts/es.ts';
import { institution } from '../../business/institution/texts/es.ts';
import { license } from '../../business/license/texts/es.ts';
import { renewal } from '../../business/renewal/texts/es.ts';
import { staffIssues } from '../issues/es.ts';

/** What those read who support people, in Spanish. */
export const admin = { admin: words, audit, followUp, instance, institution, license, renewal, staffIssues };
