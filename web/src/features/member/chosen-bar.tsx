import { mostMembersAtOnce } from '@lectern/domain/member/group-member-list.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import type { MemberRights } from './member-rights.ts';
import classes from './members.module.css';
import type { Chosen } from './use-chosen.ts';

/** What is done with the learners that are chosen. */
export type ChosenAct = 'move' | 'extra-time' | 'remove';

type Props = {
  readonly chosen: Chosen;
  readonly may: MemberRights;
  readonly onAct: (act: ChosenAct) => void;
};

/** What can be done with the learners that are chosen. */
export function ChosenBar({ chosen, may, onAct }: Props) {
  const { people, drop } = chosen;
  const tooMany = people.length > mostMembersAtOnce;
  const words = texts.members;
  return (
    <div className={classes['bar']}>
      <span role="status">{tooMany ? words.tooMany(mostMembersAtOnce) : words.chosen(people.length)}</span>
      {may.moveLearners && (
        <Button variant="default" size="xs" disabled={tooMany} onClick={() => onAct('move')}>
          {words.move}
        </Button>
      )}
      {may.setExtraTime && (
        <Button variant="default" size="xs" disabled={tooMany} onClick={() => onAct('extra-time')}>
          {words.extraTime.act}
        </Button>
      )}
      {may.removeLearners && (
        <Button variant="default" size="xs" disabled={tooMany} onClick={() => onAct('remove')}>
          {words.removeFromGroup}
        </Button>
      )}
      <Button variant="subtle" size="xs" onClick={() => drop(people)}>
        {words.chooseNone}
      </Button>
    </div>
  );
}
