import { highestLevel, lowestLevel } from '@lectern/domain/learning/course/level.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { z } from 'zod';
import { builder } from '../../base/graphql/builder.ts';
import { getViewer } from '../../base/graphql/context.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { drawFreely, findAssessments } from '../../learning/sealed-attempt/find-assessments.ts';
import { beginUnrecorded, carried, UnrecordedAttemptRef } from '../../learning/sealed-attempt/sealed-attempt.ts';
import { countSheet } from './count-sheets.ts';
import { inFreeMode } from './in-free-mode.ts';

const browserName = z.string().max(100);
const wantedLevel = z.int().min(lowestLevel).max(highestLevel).nullable();

builder.queryField('freeBenchmark', (t) =>
  t.field({
    type: UnrecordedAttemptRef,
    description:
      'Begins a free benchmark, for everyone: questions without keys, and the ticket that the result is asked for with. A level with five free samples asks only these, and nothing is stored. Elsewhere it is a sheet of eight, of which one browser gets three a day and one address 300 (NO_SHEETS_LEFT); they are counted by hash for that day. 60 calls a minute.',
    args: {
      courseId: t.arg.id({ description: 'The course; its benchmarks must be free and published.' }),
      level: t.arg.int({ required: false, description: 'The level; null for all levels in one sitting.' }),
      browser: t.arg.string({
        required: false,
        description:
          'What a browser has drawn for itself and keeps, to count its sheets by; left out, all of an address count as one.',
      }),
    },
    resolve: (_root, { courseId, level: given = null, browser }, context) =>
      inFreeMode(context, async () => {
        const level = parseInput(wantedLevel, given, 'level');
        const found = await findAssessments(context, { kind: 'BENCHMARK', courseId, level, drafts: false });
        if (context.viewerId && !found?.viewer_id) await getViewer(context);
        const signedIn = context.viewerId !== null;
        context.checks.allow('freeBenchmark', { signedIn, isFree: found?.free === true });
        if (!found) throw new Refusal('NOT_FOUND');
        // Many shuffles would give the right order away by its absence.
        const drawn = drawFreely(found, context.tickets.steadyRandom);
        if (drawn.asks === 'SHEET') await countSheet(context, parseInput(browserName, browser ?? '', 'browser'));
        const begun = { ...drawn, mode: 'FREE', user_id: null, type: 'BENCHMARK', level, resources: {} } as const;
        return carried(context, beginUnrecorded(begun));
      }),
  }),
);
