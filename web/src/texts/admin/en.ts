import { admin as words } from '../../instance/admin/texts/en.ts';
import { audit } from '../../instance/audit/texts/en.ts';
import { followUp } from '../../business/follow-up/texts/en.ts';
import { instance } from '../../instance/instance/texts/en.ts';
import { institution } from '../../business/institution/texts/en.ts';
import { license } from '../../business/license/texts/en.ts';
import { renewal } from '../../business/renewal/texts/en.ts';
import { staffIssues } from '../issues/en.ts';

/** What those read who support people, in English. */
export const admin = { admin: words, audit, followUp, instance, institution, license, renewal, staffIssues };
