import type { Database } from './base/database/connect.ts';
import type { Env } from './env.ts';
import { StartError } from './start-error.ts';

/** Demo accounts have a known password: they are made only where nothing is configured, and refused everywhere else. */
export async function settleDemoAccounts(db: Database, env: Env): Promise<void> {
  if (env.demo) {
    const { seedDemoSchool } = await import('../seed/demo-school.ts');
    await seedDemoSchool(db, env);
    return;
  }
  const demo = await db
    .selectFrom('identity_accounts')
    .select('email')
    .where('is_demo', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (demo) {
    throw new StartError(
      `This database holds demo accounts with a known password (${demo.email}), so it may not be served; use another DATA_DIR or DATABASE_URL.`,
      { lasting: true },
    );
  }
}
