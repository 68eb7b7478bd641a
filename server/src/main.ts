import { startServer } from './server.ts';
import { exitCodeOf, StartError, whyDiskFull } from './start-error.ts';

// What is written below the data folder is nobody else's to read.
process.umask(0o077);

try {
  await startServer(process.env);
} catch (error) {
  console.error(whyDiskFull(error) ?? (error instanceof StartError ? error.message : error));
  process.exit(exitCodeOf(error));
}
