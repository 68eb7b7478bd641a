import { unsaid } from '@lectern/domain/base/entity/entity-text.ts';
import { institutionTexts } from '@lectern/domain/base/entity/institution.ts';
import { licenseTexts } from '@lectern/domain/base/entity/license.ts';
import { randomUUID } from 'node:crypto';
import { actorOf } from '../../src/base/audit-log/actor.ts';
import { writeAudits } from '../../src/base/audit-log/write-audit.ts';
import { insertLicenses } from '../../src/business/license/sales/insert-licenses.ts';
import { insertInstitutions } from '../../src/business/institution/sales/insert-institutions.ts';
import { writeActivity } from '../../src/business/institution/write-activity.ts';
import { salesManager } from './demo-accounts.ts';
import { insertAll } from './insert-all.ts';
import type { News } from './news.ts';
import { writeInvited } from './write-invitations.ts';

const place = (name: string, city: string) => ({
  name,
  ...unsaid(institutionTexts),
  city,
  country_code: 'IE',
  state_code: null,
  logo: null,
  time_zone: 'Europe/Dublin',
});

/**
 * Writes a file of institutions that the sales manager has sent in, which can be undone: one has a license that starts
 * later and an administrator who was invited, the other nothing yet.
 */
export async function writeImported(news: News & { readonly product_id: string }): Promise<void> {
  const { db, person, product_id } = news;
  const days = news.days.in('Europe/Dublin');
  const created_by = person(salesManager);
  const acting = { db, viewerId: created_by, ip: '127.0.0.1', requestId: randomUUID() };
  const import_id = randomUUID();
  const institutions = await insertInstitutions(
    acting,
    { id: created_by },
    [place('Lough Ennell Skills Centre', 'Mullingar'), place('Slaney Bridge Workshops', 'Wexford')].map((one) => ({
      ...one,
      sales_manager_id: created_by,
    })),
    import_id,
  );
  const [institution_id = ''] = institutions;
  await insertLicenses(acting, { id: created_by }, [
    {
      institution_id,
      name: 'Digital Workplace, first year',
      max_users: 100,
      products: [product_id],
      is_gmetrix: false,
      ...unsaid(licenseTexts),
      price: '2400.00',
      currency: 'EUR',
      notes: null,
      activation_date: days.day(12),
      expiry_date: days.day(377),
    },
  ]);
  await insertAll(db, 'institution_imports', [{ id: import_id, institutions: [...institutions], created_by }]);
  const first = { email: 'orla.geraghty@people.test', first_name: 'Orla', last_name: 'Geraghty' };
  const at = { institution_id, created_by };
  const invited = await writeInvited(news, [{ ...first, role: 'CENTER_ADMIN', mailed: -0.01 }], at);
  await writeActivity(db, {
    institution_id,
    user_id: created_by,
    activity: 'MEMBER_INVITED',
    about: `${first.first_name} ${first.last_name}`,
  });
  await writeAudits(db, actorOf(acting), [
    {
      chain: 'INSTITUTION',
      chainId: institution_id,
      action: 'MEMBERS_INVITED',
      object: { type: 'institution', id: institution_id },
      details: { invitations: invited.map(({ id, role }) => ({ id, role })) },
      personal: { emails: [first.email] },
    },
  ]);
}
