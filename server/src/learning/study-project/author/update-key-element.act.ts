import { keyElementSchema } from '@lectern/domain/learning/study-project/key-element.ts';
import { z } from 'zod/mini';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { ContentWhere } from '../../../base/change-set/content-where.ts';
import { takePlace } from '../../../base/content/take-place.ts';
import { KeyElementType } from '../../course/key-element.ts';
import { keyElementKind, writeKeyElements } from '../write-key-element.ts';
import { kindOfElement } from './kind-of-element.ts';
import { readKeyElement } from './read-key-element.ts';

const UpdateKeyElementInput = builder.inputType('UpdateKeyElementInput', {
  description: 'What a key element is to say. What is left out stays as it is.',
  fields: (t) => ({
    name: t.string({ required: false, description: 'Its name, 1 to 200 characters.' }),
    type: t.field({
      type: KeyElementType,
      required: false,
      description: 'What it is made of. One of another type shows nothing at first.',
    }),
    order_key: t.int({
      required: false,
      description: 'Its place in the study project; those that stand there move up.',
    }),
  }),
});

const changesSchema = z.partial(z.omit(keyElementSchema, { study_project_id: true, resource_ids: true }));

builder.mutationField('updateKeyElement', (t) =>
  t.field({
    type: Authored,
    description: 'Changes a key element.',
    args: {
      data: t.arg({ type: UpdateKeyElementInput, description: 'What it is to say.' }),
      where: t.arg({ type: ContentWhere, description: 'Which key element.' }),
    },
    resolve: (_root, { data: { type, ...data }, where }, context) =>
      author(context, 'updateKeyElement', async (act) => {
        const { db } = context;
        const changes = parseInput(changesSchema, { ...data, kind: type ? kindOfElement[type] : undefined }, 'data');
        const before = await readKeyElement(db, where.id);
        const emptied = changes.kind !== undefined && changes.kind !== before.kind ? { resource_ids: [] } : {};
        await takePlace(db, act, keyElementKind, where, { place: changes.order_key });
        return writeKeyElements(db, act, [
          {
            id: where.id,
            changes: { ...changes, ...emptied },
            ...(where.version == null ? {} : { base_version: where.version }),
          },
        ]);
      }),
  }),
);
