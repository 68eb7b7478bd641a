import { readEnv } from '../../../env.ts';
import { openDatabase } from '../../database/open-database.ts';
import { StartError } from '../../../start-error.ts';
import { checkAuditLog } from '../check-audit-log.ts';
import { saidOfAuditLog } from './said-of-audit-log.ts';

// What is written below the data folder is nobody else's to read.
process.umask(0o077);

try {
  const { db, close } = await openDatabase(readEnv(process.env), 'audit');
  try {
    const check = await checkAuditLog(db);
    console.log(saidOfAuditLog(check));
    if (check.breaks.length > 0) process.exitCode = 1;
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
