import { Link } from '@tanstack/react-router';
import type { UsersScreen_PaginatedUsersQuery } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { FoldedHead, PeopleTable } from '../../ui/people/people-table.tsx';
import { PersonRow } from '../../ui/people/person-row.tsx';
import { adminLink } from './admin-link.ts';
import { nameOf } from '../../ui/people/named-person.ts';

type Props = { readonly invited: UsersScreen_PaginatedUsersQuery['paginatedUsers']['invited'] };

/** Who is invited and has no account yet, each with the institution that invited them. */
export function InvitedPeople({ invited }: Props) {
  const words = texts.admin;
  return (
    <section>
      <h2>{words.invited}</h2>
      <PeopleTable
        label={words.invited}
        head={
          <>
            <th scope="col">{texts.institution.name}</th>
            <FoldedHead>{words.email}</FoldedHead>
            <th scope="col">{words.institution}</th>
          </>
        }
      >
        {invited.map(({ id, first_name, last_name, email, institution_id, institution_name }) => (
          <PersonRow key={id} name={nameOf({ first_name, last_name })} avatar={null} email={email}>
            <td>
              <Link {...adminLink(`institutions/${institution_id}`)}>{institution_name}</Link>
            </td>
          </PersonRow>
        ))}
      </PeopleTable>
    </section>
  );
}
