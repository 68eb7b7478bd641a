import { admin as words } from '../../instance/admin/texts/ar.ts';
import { audit } from '../../instance/audit/texts/ar.ts';
import { followUp } from '../../business/follow-up/texts/ar.ts';
import { instance } from '../../instance/instance/texts/ar.ts';
import { institution } from '../../business/institution/texts/ar.ts';
import { license } from '../../business/license/texts/ar.ts';
import { renewal } from '../../business/renewal/texts/ar.ts';
import { staffIssues } from '../issues/ar.ts';

/** What those read who support people, in Arabic. */
export const admin = { admin: words, audit, followUp, instance, institution, license, renewal, staffIssues };
