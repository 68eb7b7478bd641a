import { graphql } from '../../../graphql/generated/gql.ts';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { DependantCounts } from '../dependant-counts.tsx';

const dependantsQuery = graphql(`
  query ProductDependants_productDependants($id: ID!) {
    productDependants(id: $id) {
      courses
      books
      licenses
      groups
      learners
    }
  }
`);

/** What depends on a product, before it is deleted or hidden. */
export function ProductDependants({ id }: { readonly id: string }) {
  const { data, error } = useScreenQuery(dependantsQuery, { id }, { fresh: true, beside: true });
  return <DependantCounts counts={data?.productDependants ?? null} failed={error !== null} />;
}
