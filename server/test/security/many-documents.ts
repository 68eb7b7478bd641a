import { PermissionChecks, type Context } from '../../src/base/graphql/context.ts';
import { openDocuments } from '../../src/base/graphql/documents.ts';
import { limitRules, mostBytesOfDocument } from '../../src/base/graphql/limits.ts';
import { schema } from '../../src/schema.ts';
import { documentOf } from './document.ts';

// Reads so many documents, each unlike all others and as large as may be, twice each, and prints the memory it took in MB.
const wanted = Number(process.argv[2]);
const read = openDocuments(schema, limitRules(true), new Set());
const large = documentOf('studentCourseProgress');
const nobody = { viewerId: null, checks: new PermissionChecks() } as Context;
let most = 0;
for (let index = 0; index < wanted; index++) {
  const text = textOf(index);
  for (let time = 0; time < 2; time++) await read(text).run(nobody, { courseId: 'x', groupId: 'y' });
  most = Math.max(most, process.memoryUsage.rss());
}
console.log(Math.round(most / 1024 / 1024));

function textOf(index: number): string {
  const named = large.replace('query studentCourseProgress', `query q${index}`);
  return index % 2 === 0 ? named : `${named} #${'x'.repeat(mostBytesOfDocument - named.length - 2)}`;
}
