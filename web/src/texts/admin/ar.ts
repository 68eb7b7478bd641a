import { admin as words } from '../../features/admin/texts/ar.ts';
import { audit } from '../../features/audit/texts/ar.ts';
import { followUp } from '../../features/follow-up/texts/ar.ts';
import { instance } from '../../features/instance/texts/ar.ts';
import { institution } from '../../features/institution/texts/ar.ts';
import { license } from '../../features/license/texts/ar.ts';
import { renewal } from '../../features/renewal/texts/ar.ts';
import { staffIssues } from '../issues/ar.ts';

/** What those read who support people, in Arabic. */
export const admin = { admin: words, audit, followUp, instance, institution, license, renewal, staffIssues };
