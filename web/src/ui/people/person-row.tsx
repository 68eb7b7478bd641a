import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Avatar } from '../figures/avatar.tsx';
import { Chip } from '../figures/chip.tsx';
import classes from './people-table.module.css';
import { FoldedCell } from './people-table.tsx';

type Props = {
  readonly name: string;
  /** Where the name leads. */
  readonly link?: LinkProps;
  readonly avatar: string | null | undefined;
  /** Undefined where addresses have no column. */
  readonly email?: string | null | undefined;
  /** Said beside the name, such as that it is oneself. */
  readonly mark?: string | false;
  /** Said below the name. */
  readonly about?: ReactNode;
  /** Said below it where there is little room, and in a `FoldedCell` where there is more. */
  readonly folded?: readonly string[];
  /** Said below all that where there is least room; a cell that is hidden there says it where there is more. */
  readonly last?: ReactNode;
  /** The `ChoiceCell` before the name, where people can be chosen. */
  readonly choice?: ReactNode;
  /** The cells after name and address. */
  readonly children: ReactNode;
};

/** A person in a table; where there is little room, the address stands below the name. */
export function PersonRow({
  name,
  link,
  avatar,
  email,
  mark,
  about,
  folded = email ? [email] : [],
  last,
  choice,
  children,
}: Props) {
  return (
    <tr tabIndex={-1}>
      {choice}
      <th scope="row">
        <span className={classes['person']}>
          <Avatar name={name} src={avatar ?? null} size={28} />
          <span className={classes['words']}>
            <bdi>{link ? <Link {...link}>{name}</Link> : name}</bdi>
            {mark && <Chip dense>{mark}</Chip>}
            {about && <span className={classes['about']}>{about}</span>}
            {folded.map((part) => (
              <bdi key={part} className={classes['below']}>
                {part}
              </bdi>
            ))}
            {last && <span className={classes['last']}>{last}</span>}
          </span>
        </span>
      </th>
      {email !== undefined && (
        <FoldedCell early>
          <bdi>{email}</bdi>
        </FoldedCell>
      )}
      {children}
    </tr>
  );
}
