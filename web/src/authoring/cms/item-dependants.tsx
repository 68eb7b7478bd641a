import { graphql } from '../../graphql/generated/gql.ts';
import type { ContentKind } from '../../graphql/generated/graphql.ts';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { DependantCounts } from './dependant-counts.tsx';

const dependantsQuery = graphql(`
  query ItemDependants_contentDependants($kind: ContentKind!, $id: ID!) {
    contentDependants(kind: $kind, id: $id) {
      licenses
      groups
      learners
      study_projects
      questions
      pointing
    }
  }
`);

/** What depends on a course or something in one, on a book or a page, before it is deleted. */
export function ItemDependants({ kind, id }: { readonly kind: ContentKind; readonly id: string }) {
  const { data, error } = useScreenQuery(dependantsQuery, { kind, id }, { fresh: true, beside: true });
  if (!data) return <DependantCounts counts={null} failed={error !== null} />;
  const { study_projects, ...counts } = data.contentDependants;
  // Elsewhere it is the one around the item.
  const isAbove = kind === 'COURSE' || kind === 'LESSON';
  return <DependantCounts counts={isAbove ? { ...counts, study_projects } : counts} failed={false} />;
}
