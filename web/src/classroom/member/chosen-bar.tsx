import { mostMembersAtOnce } from '@lectern/domain/classroom/member/group-member-list.ts';
import { texts } from '../../texts/texts.ts';
import { ChosenActs } from '../../ui/people/chosen-acts.tsx';
import type { NamedPerson } from '../../ui/people/named-person.ts';
import type { Chosen } from '../../ui/people/use-chosen.ts';
import type { MemberRights } from './member-rights.ts';

/** What is done with the learners that are chosen. */
export type ChosenAct = 'move' | 'extra-time' | 'remove';

type Props = {
  readonly chosen: Chosen<NamedPerson>;
  readonly may: MemberRights;
  readonly onAct: (act: ChosenAct) => void;
};

/** What can be done with the learners that are chosen. */
export function ChosenBar({ chosen: { rows, drop }, may, onAct }: Props) {
  const disabled = rows.length > mostMembersAtOnce;
  const words = texts.members;
  const acts = [
    { act: 'move', label: words.move, allowed: may.moveLearners },
    { act: 'extra-time', label: words.extraTime.act, allowed: may.setExtraTime },
    { act: 'remove', label: words.removeFromGroup, allowed: may.removeLearners },
  ] as const;
  return (
    <ChosenActs
      said={disabled ? words.tooMany(mostMembersAtOnce) : words.chosen(rows.length)}
      acts={acts
        .filter(({ allowed }) => allowed)
        .map(({ act, label }) => ({ label, disabled, onClick: () => onAct(act) }))}
      end={{ label: words.chooseNone, onClick: () => drop(rows) }}
    />
  );
}
