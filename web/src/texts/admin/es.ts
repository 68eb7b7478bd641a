import { admin as words } from '../../features/admin/texts/es.ts';
import { audit } from '../../features/audit/texts/es.ts';
import { followUp } from '../../features/follow-up/texts/es.ts';
import { instance } from '../../features/instance/texts/es.ts';
import { institution } from '../../features/institution/texts/es.ts';
import { license } from '../../features/license/texts/es.ts';
import { renewal } from '../../features/renewal/texts/es.ts';
import { staffIssues } from '../issues/es.ts';

/** What those read who support people, in Spanish. */
export const admin = { admin: words, audit, followUp, instance, institution, license, renewal, staffIssues };
