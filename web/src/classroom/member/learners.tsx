import { use, useState } from 'react';
import { useScreenQuery, type ScreenData } from '../../graphql/use-screen-query.ts';
import type { GroupMembers_RollQuery } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import type { NamedPerson } from '../../ui/people/named-person.ts';
import { GroupContext } from '../group/group-context.ts';
import { AwaitedMembers } from './awaited-members.tsx';
import { CopyKey } from './copy-key.tsx';
import { JoinedLearners } from './joined-learners.tsx';
import type { MemberRights } from './member-rights.ts';
import { useMemberSearch, type Who } from './member-search.ts';
import classes from './members.module.css';
import { RefusedJoins } from './refused-joins.tsx';
import { RemovedNotice } from './removed-notice.tsx';
import { rollQuery } from './roll-query.ts';
import { RosterImport } from './roster-import.tsx';
import { useAdding } from './use-adding.tsx';
import { useAfterChange } from './use-after-change.ts';

type Props = {
  readonly groupId: string;
  readonly viewerId: string | null;
  readonly may: MemberRights;
  /** How often the members were changed here; the lists are read again with each. */
  readonly changes: number;
  readonly onChanged: () => void;
};

/** The learners of a group; those who teach see beside them who is awaited and who could not join. */
export const Learners = (props: Props) =>
  props.may.importRoster ? <TaughtLearners {...props} /> : <Roll {...props} roll={null} />;

function TaughtLearners(props: Props) {
  const roll = useScreenQuery(rollQuery, { group_id: props.groupId }, { fresh: true, live: true });
  useAfterChange(props.changes, roll.reload);
  return <Roll {...props} roll={roll} />;
}

type RollProps = Props & { readonly roll: ScreenData<GroupMembers_RollQuery> | null };

/** What was done lately, then one list at a time: who has joined, who is awaited, who could not join. */
function Roll({ groupId, viewerId, may, changes, onChanged, roll }: RollProps) {
  const [{ who: asked, name }, change] = useMemberSearch();
  const [removed, setRemoved] = useState<readonly NamedPerson[]>([]);
  const changed = () => {
    setRemoved([]);
    onChanged();
  };
  const adding = useAdding({ groupId, added: 'STUDENT', onAdded: changed });
  const key = use(GroupContext)?.key;
  const data = roll?.data;
  const choices = choicesOf(data);
  const who = choices.find(({ value }) => value === asked)?.value ?? 'joined';
  const waits = roll !== null && !data && !roll.error;
  const isEmpty = data?.joined.total === 0 && who === 'joined' && name === null;
  const words = texts.members;
  const add = may.addLearners && adding.button;
  const fromFile = may.importRoster && (
    <LinkButton to="/group/$groupId/members/import" params={{ groupId }} variant="default">
      {words.importRoster}
    </LinkButton>
  );
  return (
    <section className={classes['section']} aria-labelledby="learners">
      <div className={classes['head']}>
        <h2 id="learners">{words.learners}</h2>
        {!isEmpty && (
          <span className={classes['acts']}>
            {fromFile}
            {add}
          </span>
        )}
      </div>
      {data?.rosterImports.map((done) => (
        <RosterImport key={done.id} groupId={groupId} done={done} onUndone={changed} />
      ))}
      {removed.length > 0 && <RemovedNotice {...{ groupId, removed }} added="STUDENT" onUndone={changed} />}
      <Tabs<Who>
        label={words.learners}
        tabs={choices.length > 1 ? choices : []}
        value={who}
        onChange={(value) => change({ who: value === 'joined' ? null : value })}
      >
        {asked && roll?.error && !data ? (
          <Failed what={words.notLoaded} onLoadAgain={roll.reload} />
        ) : who === 'awaited' ? (
          <AwaitedMembers groupId={groupId} awaited={data?.awaitedMembers ?? []} onRemoved={roll?.reload} />
        ) : who === 'refused' ? (
          <RefusedJoins groupId={groupId} refused={data?.refusedJoins ?? []} onChanged={changed} />
        ) : (
          <JoinedLearners
            {...{ groupId, viewerId, may, changes, waits }}
            empty={
              isEmpty && (
                <span className={classes['acts']}>
                  {add}
                  {fromFile}
                  {key && <CopyKey value={key} />}
                </span>
              )
            }
            onChanged={changed}
            onRemoved={setRemoved}
          />
        )}
      </Tabs>
      {adding.dialog}
    </section>
  );
}

/** The lists that there is a choice between: those with somebody in them, and always the one of those who have joined. */
function choicesOf(roll: GroupMembers_RollQuery | null | undefined) {
  const words = texts.members.choices;
  const choices: { readonly value: Who; readonly label: string; readonly count: number }[] = [
    { value: 'joined', label: words.joined, count: roll?.joined.total ?? 0 },
    { value: 'awaited', label: words.awaited, count: roll?.awaitedMembers.length ?? 0 },
    { value: 'refused', label: words.refused, count: roll?.refusedJoins.length ?? 0 },
  ];
  return choices.filter(({ value, count }) => value === 'joined' || count > 0);
}
