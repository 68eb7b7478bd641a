import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { AwaitedMembers } from './awaited-members.tsx';
import { awaitedQuery } from './awaited-query.ts';
import { RosterImport } from './roster-import.tsx';

type Props = { readonly groupId: string; readonly onChanged: () => void };

/** What files have brought: the imports that can still be undone, the newest first, and who is awaited. Nothing where there is neither. */
export function BroughtIn({ groupId, onChanged }: Props) {
  const { data, reload } = useScreenQuery(awaitedQuery, { group_id: groupId }, { fresh: true, live: true });
  if (!data) return null;
  const { awaitedMembers, rosterImports } = data;
  const changed = () => {
    reload();
    onChanged();
  };
  return (
    <>
      {rosterImports.map((done) => (
        <RosterImport key={done.id} groupId={groupId} done={done} onUndone={changed} />
      ))}
      {awaitedMembers.length > 0 && <AwaitedMembers groupId={groupId} awaited={awaitedMembers} onRemoved={reload} />}
    </>
  );
}
