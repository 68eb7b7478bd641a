import { IconLock } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { graphql } from '../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Bar } from '../../ui/page/bar.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { initials } from '../../ui/figures/initials.ts';
import { Tile } from '../../ui/page/tile.tsx';
import classes from './group-card.module.css';
import { GroupStatus } from './group-status.tsx';
import { lockSentence } from './lock-sentence.ts';
import { nameOf } from '../../ui/people/named-person.ts';

export const groupCardFragment = graphql(`
  fragment GroupCard_group on Group {
    id
    name
    status
    start_date
    end_date
    group_size
    free_places
    number_of_courses
    my_role
    lock_reason
    progress
    result_courses {
      id
    }
    institution {
      id
      name
    }
    owner {
      first_name
      last_name
    }
    courses {
      id
      name
      logo
      color
    }
  }
`);

const mostTiles = 3;

type Props = {
  readonly group: FragmentType<typeof groupCardFragment>;
  /** Joined lately and not opened yet. */
  readonly joined?: boolean;
};

/** A group: whether it is open and until when, who teaches it, its courses, and how far its learner is. */
export function GroupCard({ group: masked, joined = false }: Props) {
  const group = readFragment(groupCardFragment, masked);
  const { id, name, status, start_date, end_date, institution, owner } = group;
  const lock = lockSentence(group);
  const before = (
    <div className={classes['status']}>
      <GroupStatus status={status} />
      <span>{texts.group.period(start_date, end_date)}</span>
      {joined && <Chip tone="primary">{texts.group.joinedLately}</Chip>}
    </div>
  );
  const link = linkOptions({ to: '/group/$groupId', params: { groupId: id } });
  return (
    <Card title={name} before={before} marked={joined} {...(lock ? { locked: true } : { link })}>
      <p className={classes['people']}>
        <bdi>{institution.name}</bdi>
        <bdi>{nameOf(owner)}</bdi>
      </p>
      <div className={classes['foot']}>
        {lock ? (
          <>
            <Icon of={IconLock} />
            <p>{lock}</p>
            <ToResults group={group} />
          </>
        ) : (
          <>
            <span className={classes['tiles']}>
              {group.courses.slice(0, mostTiles).map((course) => (
                <Tile key={course.id} accent={course.color} src={course.logo ?? null} size={32}>
                  {initials(course.name)}
                </Tile>
              ))}
            </span>
            <span className={classes['count']}>{texts.group.numberOfCourses(group.number_of_courses)}</span>
            <Standing {...group} />
          </>
        )}
      </div>
    </Card>
  );
}

type ResultsProps = {
  readonly group: { readonly id: string; readonly result_courses: readonly { readonly id: string }[] };
};

/** Where a learner's own results of a locked group are: of its course, or of all of them. */
function ToResults({ group: { id: groupId, result_courses: courses } }: ResultsProps) {
  const [first] = courses;
  if (!first) return null;
  const look = { variant: 'default', size: 'xs' } as const;
  return courses.length === 1 ? (
    <LinkButton to="/group/$groupId/course/$courseId/gradebook" params={{ groupId, courseId: first.id }} {...look}>
      {texts.group.gradebook}
    </LinkButton>
  ) : (
    <LinkButton to="/group/$groupId" params={{ groupId }} {...look}>
      {texts.group.gradebook}
    </LinkButton>
  );
}

type StandingProps = {
  readonly my_role?: string | null;
  readonly progress?: number | null;
  readonly group_size: number;
  readonly free_places: number;
  readonly number_of_courses: number;
};

/** How far a learner is, and what that is the mean of; for everybody else, how many learners the group has and how many more fit in. */
function Standing({ my_role, progress, group_size, free_places, number_of_courses }: StandingProps) {
  if (my_role !== 'STUDENT')
    return (
      <span className={classes['standing']}>
        {texts.group.learners(group_size - free_places)} · {texts.group.freePlaces(free_places, group_size)}
      </span>
    );
  if (typeof progress !== 'number') return null;
  return (
    <>
      <span className={classes['standing']}>
        <b>{texts.ui.percent(progress)}</b>
        <span className={classes['bar']}>
          <Bar value={progress} />
        </span>
      </span>
      <span className={classes['meaning']}>{texts.group.barIs(number_of_courses)}</span>
    </>
  );
}
