import { school, startDatabase } from './data.ts';
import { assessment } from './assessment.ts';
import { print } from './report.ts';
const database = await startDatabase();
const s = await school(database.url, 1_000_000);
print(await assessment(s));
await s.db.destroy();
await database.stop();
