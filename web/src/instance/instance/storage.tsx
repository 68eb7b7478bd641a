import { texts } from '../../texts/texts.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import type { ShownInstance } from './instance-query.ts';
import classes from './instance.module.css';
import { momentText } from './moment-text.ts';

type Props = { readonly instance: ShownInstance };

/** What the installation takes up, what is left, and the last backup that was restored aside. */
export function Storage({ instance }: Props) {
  const { database_bytes, media_bytes, free_bytes, backs_up, last_backup, last_verified } = instance;
  const words = texts.instance.storage;
  return (
    <dl className={classes['facts']}>
      <dt>{words.database}</dt>
      <dd>{words.size(database_bytes)}</dd>
      <dt>{words.media}</dt>
      <dd>{words.size(media_bytes)}</dd>
      <dt>{words.free}</dt>
      <dd>{free_bytes == null ? words.unknown : words.size(free_bytes)}</dd>
      <dt>{words.verified}</dt>
      <dd>
        {last_verified
          ? words.restored(momentText(last_verified.ended_on), last_verified.rows ?? 0, last_verified.gradebooks ?? 0)
          : words.never}
        {!backs_up && (
          <>
            <Chip tone="yellow">{words.off}</Chip>
            <span>{words.howOn('BACKUP_PASSPHRASE')}</span>
          </>
        )}
        {last_backup && last_backup.outcome !== 'VERIFIED' && (
          <>
            <Chip tone="red">{words.outcomes[last_backup.outcome](momentText(last_backup.ended_on))}</Chip>
            <span lang="en" dir="ltr">
              {last_backup.failure}
            </span>
          </>
        )}
        {last_backup?.missing_files != null && last_backup.missing_files > 0 && (
          <>
            <Chip tone="yellow">{words.missing(last_backup.missing_files)}</Chip>
            <span>{words.whichMissing('npm run backup')}</span>
          </>
        )}
      </dd>
    </dl>
  );
}
