import type { Database } from './base/database/connect.ts';
import type { Env } from './env.ts';

/** Prints where people open Lectern and, in the demo, as whom they can sign in. */
export async function announce(db: Database, env: Env): Promise<void> {
  const address = `Lectern is ready: ${env.publicUrl}`;
  if (!env.demo) return console.log(address);
  const { demoAccountsText } = await import('../seed/demo/demo-accounts-text.ts');
  console.log(`\n${address}\n\n${await demoAccountsText(db)}\n`);
}
