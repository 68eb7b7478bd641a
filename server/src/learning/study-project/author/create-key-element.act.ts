import { keyElementSchema } from '@lectern/domain/learning/study-project/key-element.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { holdItem } from '../../../base/content/hold-item.ts';
import { makeRoom } from '../../../base/content/make-room.ts';
import { KeyElementType } from '../../course/key-element.ts';
import { keyElementKind, writeKeyElements } from '../write-key-element.ts';
import { studyProjectKind } from '../write-study-project.ts';
import { kindOfElement } from './kind-of-element.ts';

const CreateKeyElementInput = builder.inputType('CreateKeyElementInput', {
  description: 'A new key element, which shows nothing yet.',
  fields: (t) => ({
    study_project_id: t.id({ description: 'The study project that it belongs to.' }),
    name: t.string({ description: 'Its name, 1 to 200 characters.' }),
    type: t.field({ type: KeyElementType, description: 'What it is made of.' }),
    order_key: t.int({
      required: false,
      description:
        'Its place in the study project; those that stand there move up. Left out, it stands behind all others.',
    }),
  }),
});

builder.mutationField('createKeyElement', (t) =>
  t.field({
    type: Authored,
    description: 'Makes a key element, a draft.',
    args: { data: t.arg({ type: CreateKeyElementInput, description: 'What it says.' }) },
    resolve: (_root, { data: { type, ...data } }, context) =>
      author(context, 'createKeyElement', async (act) => {
        const { db } = context;
        const given = { ...data, kind: kindOfElement[type], resource_ids: [], order_key: data.order_key ?? undefined };
        const content = parseInput(keyElementSchema, given, 'data');
        const { study_project_id: id, order_key: place } = content;
        await holdItem(db, studyProjectKind, id, 'data.study_project_id');
        if (place !== undefined) await makeRoom(db, act, keyElementKind, { id }, { place });
        return writeKeyElements(db, act, [{ content }]);
      }),
  }),
);
