import { admin as words } from '../../features/admin/texts/en.ts';
import { audit } from '../../features/audit/texts/en.ts';
import { followUp } from '../../features/follow-up/texts/en.ts';
import { instance } from '../../features/instance/texts/en.ts';
import { institution } from '../../features/institution/texts/en.ts';
import { license } from '../../features/license/texts/en.ts';
import { renewal } from '../../features/renewal/texts/en.ts';
import { staffIssues } from '../issues/en.ts';

/** What those read who support people, in English. */
export const admin = { admin: words, audit, followUp, instance, institution, license, renewal, staffIssues };
