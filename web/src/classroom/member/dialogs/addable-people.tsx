import { texts } from '../../../texts/texts.ts';
import { MorePages } from '../../../ui/feedback/more-pages.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Spoken } from '../../../ui/feedback/spoken.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Chip } from '../../../ui/figures/chip.tsx';
import { useFocusOnNew } from '../../../ui/page/use-focus-on-new.ts';
import classes from './add-dialog.module.css';
import { MemberResultChip, type MemberResult } from '../member-result.tsx';
import { nameOf } from '../../../ui/people/named-person.ts';
import { useAddable, type AddedRole } from './use-addable.ts';

type Props = {
  readonly groupId: string;
  readonly added: AddedRole;
  readonly search: string;
  readonly chosen: ReadonlySet<string>;
  readonly results: ReadonlyMap<string, MemberResult>;
  readonly toggle: (id: string) => void;
};

/** The people of the institution who can be chosen; those of the group and those just added stand there without a choice. */
export function AddablePeople({ groupId, added, search, chosen, results, toggle }: Props) {
  const { entries: people, cursor, state, more, freePlaces } = useAddable(groupId, added, search);
  const list = useFocusOnNew<HTMLUListElement>(people?.length ?? 0);
  const words = texts.members;
  const none = search !== '' ? words.noResults : added === 'STUDENT' ? words.noneToAdd : words.noInstructorsToAdd;
  return (
    <>
      {added === 'STUDENT' && freePlaces !== null && (
        <p className={classes['places']} data-full={freePlaces === 0 || undefined}>
          {freePlaces === 0 ? words.full : words.freePlaces(freePlaces)}
        </p>
      )}
      {people === null && state === 'busy' && <Skeleton shape="list" count={4} />}
      {people?.length === 0 && <Empty text={none} />}
      {people !== null && people.length > 0 && (
        <ul ref={list} className={classes['people']}>
          {people.map(({ id, in_group, user }) => {
            const name = nameOf(user);
            const result = results.get(user.id);
            const isIn = in_group || result?.status === 'DONE';
            return (
              <li key={id} tabIndex={-1}>
                <label>
                  <input
                    type="checkbox"
                    disabled={isIn}
                    checked={chosen.has(user.id)}
                    onChange={() => toggle(user.id)}
                  />
                  <Avatar name={name} src={user.avatar ?? null} size={28} />
                  <span className={classes['person']}>
                    <bdi>{name}</bdi>
                    <bdi className={classes['email']}>{user.email}</bdi>
                  </span>
                  {result ? (
                    <MemberResultChip result={result} done={words.wasAdded} />
                  ) : (
                    in_group && <Chip dense>{words.whyNot.ALREADY_MEMBER}</Chip>
                  )}
                </label>
              </li>
            );
          })}
        </ul>
      )}
      <MorePages
        pages={{ state, cursor, more }}
        notLoaded={words.peopleNotLoaded}
        label={words.moreResults}
        size="sm"
      />
      <Spoken text={people === null ? '' : words.peopleShown(people.length, cursor !== null)} />
    </>
  );
}
