import { readEnv } from '../../env.ts';
import { openMediaStore } from '../../base/media/store/open-media-store.ts';
import { readArguments } from './arguments.ts';
import { openFolder } from './folder.ts';
import { Notes } from './notes.ts';
import { openDatabase } from '../../base/database/open-database.ts';
import { openProgress } from './progress.ts';
import { readFolder } from './formats/read-folder.ts';
import { fullReport, keepReport, shortReport } from './report.ts';
import { sayFailure } from './say-failure.ts';
import { runImport } from './run-import.ts';

// What is written below the data folder is nobody else's to read.
process.umask(0o077);

try {
  // npm runs scripts in the project's folder; a relative path is meant from where the person stands.
  const asked = readArguments(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  const env = readEnv(process.env);
  const notes = new Notes();
  const folder = openFolder(asked.folder);
  const course = readFolder(folder, asked.language, notes);
  const { db, close } = await openDatabase(env);
  try {
    const order = { folder, course, notes, publish: asked.publish, group: asked.group };
    const result = await runImport(db, await openMediaStore(env), order, openProgress(process.stderr));
    const about = { folder: folder.name, course, publish: asked.publish };
    console.log(`${shortReport(about, result)}\n\n${keepReport(env.dataDir, about, fullReport(about, result))}`);
  } finally {
    await close();
  }
} catch (error) {
  console.error(sayFailure(error));
  process.exitCode = 1;
}
