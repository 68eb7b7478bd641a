import pg from 'pg';
import { expect, it } from 'vitest';
import { StartError } from '../../start-error.ts';
import { sayFailure } from './say-failure.ts';

const failed = (message: string, more: object = {}) => Object.assign(new Error(message), more);
const refused = (code: string) => Object.assign(new pg.DatabaseError('could not extend file', 20, 'error'), { code });

it.each([
  [new StartError('There is no folder x.'), 'There is no folder x.'],
  [
    failed('ENOSPC: no space left', { code: 'ENOSPC', path: '/data' }),
    'The disk is full. Make room and import again. Nothing was imported.',
  ],
  [refused('53100'), 'The disk is full. Make room and import again. Nothing was imported.'],
  [refused('23505'), 'The database refused what was to be written (could not extend file). Nothing was imported.'],
  [
    failed('EROFS', { code: 'EROFS', path: '/data/media' }),
    '/data/media cannot be used (EROFS). Nothing was imported.',
  ],
  [
    new RangeError('Maximum call stack size exceeded'),
    'A text of this folder is too long or nests too deeply to be read. Nothing was imported.',
  ],
  [failed('Something else\n    at here'), 'The import failed: Something else. Nothing was imported.'],
])('says %s in a sentence', (error, sentence) => {
  expect(sayFailure(error)).toBe(sentence);
});
