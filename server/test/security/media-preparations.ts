import { buildProduct } from '../../seed/content.ts';
import { buildMedia } from '../../seed/media.ts';
import type { Database } from '../../src/base/database/connect.ts';

/** What each mutation about the media library is called with, about files of its own. */
export const mediaVariables = (db: () => Database) => ({
  replaceMedia: async () => {
    const logo = { folder: 'logos', content_type: 'image/svg+xml' } as const;
    const [from, to] = [await buildMedia(db(), logo), await buildMedia(db(), logo)];
    await buildProduct(db(), { logo: from.address });
    return { from: from.id, to: to.id };
  },
  deleteMedia: async () => ({ id: (await buildMedia(db(), { original_name: 'CV of Amara Okonkwo.pdf' })).id }),
});
