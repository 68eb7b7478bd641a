import { startServer } from './server.ts';
import { StartError } from './start-error.ts';

try {
  await startServer(process.env);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
