import { keyElementSchema } from '@lectern/domain/learning/study-project/key-element.ts';
import { z } from 'zod/mini';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { writeKeyElements } from '../write-key-element.ts';
import { holdMaterials } from './hold-materials.ts';
import { readKeyElement } from './read-key-element.ts';

const resourcesSchema = z.pick(keyElementSchema, { resource_ids: true });

builder.mutationField('addKeyElementResources', (t) =>
  t.field({
    type: Authored,
    description: 'Adds things of its type to what a key element shows, behind those that it shows already.',
    args: {
      resource_ids: t.arg.idList({ description: 'Pages of the product, or cards or clips of the course.' }),
      key_element_id: t.arg.id({ description: 'The key element.' }),
    },
    resolve: (_root, { resource_ids: wanted, key_element_id: id }, context) =>
      author(context, 'addKeyElementResources', async (act) => {
        const element = await readKeyElement(context.db, id);
        const added = wanted.filter((one) => !element.resource_ids.includes(one));
        const changes = parseInput(resourcesSchema, { resource_ids: [...element.resource_ids, ...added] });
        await holdMaterials(context.db, element, added);
        return writeKeyElements(context.db, act, [{ id, changes }]);
      }),
  }),
);

builder.mutationField('removeKeyElementResource', (t) =>
  t.field({
    type: Authored,
    description: 'Takes one thing out of what a key element shows; the thing itself stays where it is.',
    args: {
      keyElementId: t.arg.id({ description: 'The key element.' }),
      resourceId: t.arg.id({ description: 'The page, the card or the clip.' }),
    },
    resolve: (_root, { keyElementId: id, resourceId }, context) =>
      author(context, 'removeKeyElementResource', async (act) => {
        const { resource_ids } = await readKeyElement(context.db, id);
        const changes = { resource_ids: resource_ids.filter((one) => one !== resourceId) };
        return writeKeyElements(context.db, act, [{ id, changes }]);
      }),
  }),
);
