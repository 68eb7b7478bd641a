import { texts } from '../../texts/texts.ts';
import type { ShownFollowUp } from './follow-up-query.ts';
import classes from './follow-up.module.css';

type Props = { readonly followUp: ShownFollowUp };

/** What is to be done: in words of who wrote it, after the question of an administrator and the comment it stands on. */
export function FollowUpText({ followUp }: Props) {
  const { what, comment } = followUp;
  const asked = questionText(followUp);
  return (
    <>
      {asked && <p className={classes['what']}>{asked}</p>}
      {comment && (
        <blockquote className={classes['comment']} dir="auto">
          {comment}
        </blockquote>
      )}
      {what !== '' && (
        <p className={asked ? classes['note'] : classes['what']} dir="auto">
          {what}
        </p>
      )}
    </>
  );
}

/** The question of an administrator in a sentence; null for what the staff wrote itself. */
function questionText({ question, seats, license, member, created_by }: ShownFollowUp): string | null {
  const words = texts.followUp;
  const name = nameOf(created_by);
  if (question === 'MORE_SEATS') return words.asksForSeats(name, seats ?? 0, license?.name ?? '');
  return question === 'MEMBER' && member ? words.asksAboutMember(name, nameOf(member)) : null;
}

/** What a follow-up is called where only its name can stand. */
export const labelOf = (followUp: ShownFollowUp): string => questionText(followUp) ?? followUp.what;

type Person = { readonly first_name: string; readonly last_name: string };

/** A person by first and last name. */
export const nameOf = ({ first_name, last_name }: Person): string => texts.followUp.person(first_name, last_name);
