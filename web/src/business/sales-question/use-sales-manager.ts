import { graphql } from '../../graphql/generated/gql.ts';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';

const salesManagerQuery = graphql(`
  query SalesQuestion_institution($where: InstitutionWhere!) {
    institution(where: $where) {
      id
      looked_after_by {
        id
        first_name
        last_name
      }
    }
  }
`);

/** Who looks after an institution, by name; null where nobody does or it cannot be told, undefined until then. */
export function useSalesManager(institutionId: string): string | null | undefined {
  const { data, error } = useScreenQuery(salesManagerQuery, { where: { id: institutionId } });
  if (!data) return error ? null : undefined;
  const { looked_after_by: manager } = data.institution;
  return manager ? texts.salesQuestion.person(manager.first_name, manager.last_name) : null;
}
