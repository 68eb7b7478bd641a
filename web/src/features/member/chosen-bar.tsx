import { mostMembersAtOnce } from '@lectern/domain/member/group-member-list.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import classes from './members.module.css';
import type { Chosen } from './use-chosen.ts';

/** What can be done with the learners that are chosen. */
export function ChosenBar({ chosen, onRemove }: { readonly chosen: Chosen; readonly onRemove: () => void }) {
  const { people, drop } = chosen;
  const tooMany = people.length > mostMembersAtOnce;
  const words = texts.members;
  return (
    <div className={classes['bar']}>
      <span role="status">{tooMany ? words.tooMany(mostMembersAtOnce) : words.chosen(people.length)}</span>
      <Button variant="default" size="xs" color="red" disabled={tooMany} onClick={onRemove}>
        {words.removeFromGroup}
      </Button>
      <Button variant="subtle" size="xs" onClick={() => drop(people)}>
        {words.chooseNone}
      </Button>
    </div>
  );
}
