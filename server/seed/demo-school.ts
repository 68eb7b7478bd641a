import { sql } from 'kysely';
import type { Database } from '../src/base/database/connect.ts';
import type { Env } from '../src/env.ts';
import { countFigures } from '../src/business/renewal/count-figures.ts';
import type { ContentAct } from '../src/base/content/content-act.ts';
import { openMediaStore } from '../src/base/media/store/open-media-store.ts';
import { daysFrom, type Days } from './demo/days.ts';
import { contentManager } from './demo/demo-accounts.ts';
import { keepDemoMedia, prepareDemoMedia } from './demo/demo-media.ts';
import { writeResults } from './demo/results/write-results.ts';
import { harbour, kestrel, rio } from './demo/school-data.ts';
import { writeContent } from './demo/write-content.ts';
import { writeFollowUps } from './demo/write-follow-ups.ts';
import { writeHistory } from './demo/write-history.ts';
import { writeImported } from './demo/write-imported.ts';
import { writeKeptOut } from './demo/write-kept-out.ts';
import { writeNews } from './demo/write-news.ts';
import { writePeople, type FindPerson } from './demo/write-people.ts';
import { writeInstitution } from './demo/write-school.ts';
import { writeSold } from './demo/write-sold.ts';
import { writeTakenBack } from './demo/write-taken-back.ts';

/**
 * Fills an empty database with the demo school, all of it or nothing. A database that has users is left alone, but for
 * the address of the embedded provider, which changes with the port and by which people are known.
 */
export async function seedDemoSchool(db: Database, env: Env): Promise<void> {
  const issuer = `${env.publicUrl}/identity`;
  if (await hasUsers(db)) return followAddress(db, issuer);
  const files = await prepareDemoMedia();
  await db.transaction().execute(async (transaction) => {
    // Another process may be at it too; it then finds the users of this one.
    await sql`lock table users in share row exclusive mode`.execute(transaction);
    if (await hasUsers(transaction)) return;
    const days = daysFrom(new Date());
    const person = await writePeople(transaction, { issuer, created_on: days.moment(-400) });
    const withMedia = await keepDemoMedia(transaction, await openMediaStore(env), files);
    const content = await writeContent({ db: transaction, act: actOf(days, person), withMedia });
    const courses = [content.main.id, content.arabic.id] as const;
    const writing = { db: transaction, days, person, withMedia, product_id: content.product_id, courses };
    const schools = {
      harbour: await writeInstitution(writing, harbour),
      rio: await writeInstitution(writing, rio),
      kestrel: await writeInstitution(writing, kestrel),
    };
    const ids = { harbour: schools.harbour.id, rio: schools.rio.id, kestrel: schools.kestrel.id };
    await writeNews({ ...writing, ...ids });
    await writeHistory({ ...writing, ...ids });
    await writeFollowUps({ ...writing, ...ids });
    await writeSold({ ...writing, ...ids });
    await writeTakenBack({ ...writing, ...ids });
    await writeImported({ ...writing, ...ids });
    await writeKeptOut(writing);
    const groups = new Map(Object.values(schools).flatMap((school) => [...school.groups]));
    await writeResults({ ...writing, course_id: content.main.id, groups });
  });
  // Else the worklist would say nothing of learners until the first night.
  await countFigures(db);
}

async function hasUsers(db: Database): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function followAddress(db: Database, issuer: string): Promise<void> {
  await sql`update users u set issuer = ${issuer} from identity_accounts a
    where u.subject = a.id::text and u.issuer <> ${issuer}`.execute(db);
}

function actOf({ moment }: Days, person: FindPerson): ContentAct {
  return { kind: 'SEED', by: person(contentManager), on: moment(-100) };
}
