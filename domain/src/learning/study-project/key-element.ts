import { z } from 'zod/mini';
import { contentName, itemId, place } from '../../base/content/content-field.ts';
import { typedPlace } from '../../base/content/typed-place.ts';
import { materialIds, materialKinds } from '../library/material.ts';

/** What a key element says: its name, the kind of things it shows, and these things in their order. */
export const keyElementSchema = z.object({
  study_project_id: itemId,
  name: contentName,
  kind: z.enum(materialKinds),
  order_key: place,
  resource_ids: materialIds,
});

/** A key element as it is kept. */
export type KeyElementContent = z.output<typeof keyElementSchema>;

/** The form of a key element: its place as it is typed; what it shows is added apart. */
export const keyElementForm = z.extend(z.omit(keyElementSchema, { study_project_id: true, resource_ids: true }), {
  order_key: typedPlace,
});
