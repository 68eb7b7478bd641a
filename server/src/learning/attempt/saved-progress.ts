import type { QuestionSaves } from '@lectern/domain/learning/attempt/after-save.ts';
import { untouched } from '@lectern/domain/learning/attempt/question-progress.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * What `progressAfter` makes of a progress, in SQL, so that saving needs no look at it before. For open sittings only:
 * no verdict stands there, nothing is reset, and seconds arrive cut to half an hour.
 */
export function savedProgress(progress: RawBuilder<unknown>, saves: QuestionSaves | null): RawBuilder<unknown> {
  return sql`${progress} || (
    select coalesce(jsonb_object_agg(save.key, ${JSON.stringify(untouched)}::jsonb || coalesce(${progress} -> save.key, '{}')
      || save.value || jsonb_build_object('seconds', greatest((${progress} -> save.key ->> 'seconds')::int, (save.value ->> 'seconds')::int, 0))), '{}')
    from jsonb_each(${saves && JSON.stringify(saves)}::jsonb) save
  )`;
}
