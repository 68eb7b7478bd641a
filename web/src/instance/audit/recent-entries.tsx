import { linkOptions } from '@tanstack/react-router';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { NotRead } from '../../graphql/not-read.tsx';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { entriesQuery } from './audit-query.ts';
import classes from './audit.module.css';
import { momentText } from './value-text.ts';
import { whoText } from './who-text.ts';

type Props = { readonly person: { readonly id: string; readonly email: string | null } };

const few = 5;

/** The last acts by or about a person, and the way to all of them. */
export function RecentEntries({ person: { id, email } }: Props) {
  const variables = { institution_id: null, filter: { person: id }, pageSize: few, after: null };
  const { data, error, reload } = useScreenQuery(entriesQuery, variables, { beside: true });
  const words = texts.audit;
  const entries = data?.auditEntries.entries;
  const all = linkOptions({
    to: '/manage-jasperactive/$',
    params: { _splat: 'audit' },
    search: { search: email ?? id } as never,
  });
  return (
    <Panel
      title={words.title}
      aside={
        <LinkButton variant="subtle" size="xs" {...all}>
          {words.allOfPerson}
        </LinkButton>
      }
    >
      {!entries && !error && <Skeleton shape="list" count={few} />}
      {!entries && error && (
        <NotRead error={error} what={words.notLoaded} onLoadAgain={reload}>
          {null}
        </NotRead>
      )}
      {entries?.length === 0 && <Empty text={words.nothingYet} />}
      <ul className={classes['recent']}>
        {entries?.map(({ id: entry, action, object, actor, at }) => (
          <li key={entry}>
            <span>
              <b>{words.acts[action]}</b> <bdi>{object.id === id ? '' : object.name}</bdi>
            </span>
            <span>
              {words.by(whoText(actor))} · <time dateTime={at}>{momentText(at)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
