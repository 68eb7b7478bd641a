import type { GroupMembers_InstructorsQuery } from '../../graphql/generated/graphql.ts';
import type { ScreenData } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { PageShape } from '../../ui/page/page-shape.tsx';
import { PanelShape } from '../../ui/page/panel-shape.tsx';
import { MemberRow } from './member-row.tsx';
import classes from './members.module.css';

type Props = { readonly screen: ScreenData<GroupMembers_InstructorsQuery>; readonly teaches: boolean };

/** The instructors of a group, the main one first. */
export function Instructors({ screen: { data, error, reload }, teaches }: Props) {
  const words = texts.members;
  return (
    <section className={classes['section']} aria-labelledby="instructors">
      <h2 id="instructors">{words.instructors}</h2>
      {!data && !error && (
        <PageShape head={null}>
          <PanelShape rows={2} height={49} />
        </PageShape>
      )}
      {error && <Failed what={words.notLoaded} onLoadAgain={reload} />}
      {data && (
        <div className={classes['sheet']}>
          <table className={classes['table']} aria-labelledby="instructors">
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                {teaches && (
                  <th scope="col" className={classes['beside']}>
                    {words.email}
                  </th>
                )}
                <th scope="col">{words.role}</th>
              </tr>
            </thead>
            <tbody>
              {data.groupMembers.members.map((member) => (
                <MemberRow key={member.id} member={member} viewerId={data.viewer?.id ?? null} withEmail={teaches}>
                  <td>{words.roles[member.role]}</td>
                </MemberRow>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
