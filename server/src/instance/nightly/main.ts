import { reachDatabase } from '../../base/database/reach-database.ts';
import { readEnv } from '../../env.ts';
import { sayFailure } from '../command/say-failure.ts';
import { makeNightly } from './make-nightly.ts';

// What is written is nobody else's to read.
process.umask(0o077);

try {
  const env = readEnv(process.env);
  const { url, close } = await reachDatabase(env);
  try {
    const { outcome, failure } = await makeNightly(env, url);
    if (outcome === 'FAILED') throw new Error(failure ?? '');
  } finally {
    await close();
  }
} catch (error) {
  console.error(sayFailure(error));
  process.exitCode = 1;
}
