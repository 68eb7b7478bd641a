import { IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { GroupMembers_InstructorsQuery } from '../../graphql/generated/graphql.ts';
import type { ScreenData } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { PageShape } from '../../ui/page/page-shape.tsx';
import { PanelShape } from '../../ui/page/panel-shape.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx';
import { FoldedHead, PeopleTable } from '../../ui/people/people-table.tsx';
import type { MemberRights } from './member-rights.ts';
import { MemberRow } from './member-row.tsx';
import classes from './members.module.css';
import { namedPerson, nameOf, type NamedPerson } from '../../ui/people/named-person.ts';
import { RemovedNotice } from './removed-notice.tsx';
import { useAdding } from './use-adding.tsx';

const RemoveDialog = lazy(async () => ({ default: (await import('./dialogs/remove-dialog.tsx')).RemoveDialog }));

type Props = {
  readonly groupId: string;
  readonly screen: ScreenData<GroupMembers_InstructorsQuery>;
  readonly may: MemberRights;
  readonly onChanged: () => void;
};

/** The instructors of a group, the main one first. */
export function Instructors({ groupId, screen: { data, error, reload }, may, onChanged }: Props) {
  const [asked, setAsked] = useState<NamedPerson | null>(null);
  const [removed, setRemoved] = useState<readonly NamedPerson[]>([]);
  const changed = () => {
    setRemoved([]);
    onChanged();
  };
  const adding = useAdding({ groupId, added: 'INSTRUCTOR', onAdded: changed });
  const words = texts.members;
  return (
    <section className={classes['section']} aria-labelledby="instructors">
      <div className={classes['head']}>
        <h2 id="instructors">{words.instructors}</h2>
        {may.addInstructors && adding.button}
      </div>
      {removed.length > 0 && may.addInstructors && (
        <RemovedNotice {...{ groupId, removed }} added="INSTRUCTOR" onUndone={changed} />
      )}
      {!data && !error && (
        <PageShape head={null}>
          <PanelShape rows={2} height={49} />
        </PageShape>
      )}
      {error && <Failed what={words.notLoaded} onLoadAgain={reload} />}
      {data && (
        <PeopleTable
          label={words.instructors}
          head={
            <>
              <th scope="col">{words.name}</th>
              {may.seeAddresses && <FoldedHead>{words.email}</FoldedHead>}
              <th scope="col">{words.role}</th>
              {may.removeInstructors && (
                <th scope="col" className={classes['act']}>
                  <VisuallyHidden>{words.removeFromGroup}</VisuallyHidden>
                </th>
              )}
            </>
          }
        >
          {data.groupMembers.members.map((member) => (
            <MemberRow key={member.id} member={member} viewerId={data.viewer?.id ?? null} withEmail={may.seeAddresses}>
              <td>{words.roles[member.role]}</td>
              {may.removeInstructors && (
                <td className={classes['act']}>
                  {member.role === 'INSTRUCTOR' && (
                    <IconButton
                      icon={IconTrash}
                      size="xs"
                      label={words.removeOne(nameOf(member.user))}
                      onClick={() => setAsked(namedPerson(member.user))}
                    />
                  )}
                </td>
              )}
            </MemberRow>
          ))}
        </PeopleTable>
      )}
      {adding.dialog}
      {asked && (
        <Suspense>
          <RemoveDialog
            groupId={groupId}
            people={[asked]}
            onRemoved={(people) => {
              changed();
              setRemoved(people);
            }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
