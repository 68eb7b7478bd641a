import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { AwaitedMembers } from './awaited-members.tsx';
import { awaitedQuery } from './awaited-query.ts';
import { LastImport } from './last-import.tsx';

type Props = { readonly groupId: string; readonly onChanged: () => void };

/** What files have brought: the import that can still be undone, and who is awaited. Nothing where there is neither. */
export function BroughtIn({ groupId, onChanged }: Props) {
  const { data, reload } = useScreenQuery(awaitedQuery, { group_id: groupId }, { fresh: true, live: true });
  if (!data) return null;
  const { awaitedMembers, lastRosterImport } = data;
  const changed = () => {
    reload();
    onChanged();
  };
  return (
    <>
      {lastRosterImport && (
        <LastImport key={lastRosterImport.id} groupId={groupId} last={lastRosterImport} onUndone={changed} />
      )}
      {awaitedMembers.length > 0 && <AwaitedMembers groupId={groupId} awaited={awaitedMembers} onRemoved={reload} />}
    </>
  );
}
