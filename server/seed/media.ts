import type { MediaFolder } from '@lectern/domain/base/media/upload-preset.ts';
import type { Database } from '../src/base/database/connect.ts';
import { mediaAddress } from '../src/base/media/store-media.ts';

type Values = {
  readonly folder?: MediaFolder;
  readonly content_type?: string;
  readonly original_name?: string;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly created_by?: string;
};

/** A file as the media library lists it; on the disk there is none. */
export async function buildMedia(db: Database, values: Values = {}): Promise<{ id: string; address: string }> {
  const { id } = await db
    .insertInto('media')
    .values({
      folder: 'content',
      file_name: `none/${crypto.randomUUID()}`,
      content_type: 'image/webp',
      bytes: 1000,
      width: 40,
      height: 30,
      sha256: crypto.randomUUID(),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, address: mediaAddress(id) };
}
