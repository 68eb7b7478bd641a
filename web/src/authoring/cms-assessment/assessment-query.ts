import { graphql } from '../../graphql/generated/gql.ts';

/** A benchmark or a summary as its author edits it. */
export const assessmentQuery = graphql(`
  query CmsAssessment_contentItem($kind: ContentKind!, $id: ID!) {
    contentItem(kind: $kind, id: $id) {
      id
      version
      published
      content
    }
  }
`);

const updateBenchmark = graphql(`
  mutation CmsAssessment_updateBenchmark($data: AssessmentInput!, $where: ContentWhere!) {
    authored: updateBenchmark(data: $data, where: $where) {
      change_set_id
      waits
    }
  }
`);

const updateSummary = graphql(`
  mutation CmsAssessment_updateSummary($data: AssessmentInput!, $where: ContentWhere!) {
    authored: updateSummary(data: $data, where: $where) {
      change_set_id
      waits
    }
  }
`);

const publishBenchmark = graphql(`
  mutation CmsAssessment_publishBenchmark($id: ID!) {
    authored: publishBenchmark(id: $id) {
      change_set_id
      waits
    }
  }
`);

const unpublishBenchmark = graphql(`
  mutation CmsAssessment_unpublishBenchmark($id: ID!) {
    authored: unpublishBenchmark(id: $id) {
      change_set_id
      waits
    }
  }
`);

const deleteBenchmark = graphql(`
  mutation CmsAssessment_deleteBenchmark($id: ID!) {
    authored: deleteBenchmark(id: $id) {
      change_set_id
      waits
    }
  }
`);

const publishSummary = graphql(`
  mutation CmsAssessment_publishSummary($id: ID!) {
    authored: publishSummary(id: $id) {
      change_set_id
      waits
    }
  }
`);

const unpublishSummary = graphql(`
  mutation CmsAssessment_unpublishSummary($id: ID!) {
    authored: unpublishSummary(id: $id) {
      change_set_id
      waits
    }
  }
`);

const deleteSummary = graphql(`
  mutation CmsAssessment_deleteSummary($id: ID!) {
    authored: deleteSummary(id: $id) {
      change_set_id
      waits
    }
  }
`);

export const activateMutation = graphql(`
  mutation CmsAssessment_activateSummaries($benchmarks: [BenchmarkOfLevelInput!]!, $course_id: ID!) {
    authored: activateSummaries(benchmarks: $benchmarks, course_id: $course_id) {
      change_set_id
      waits
    }
  }
`);

/** What is done to an assessment, by its kind. */
export const assessmentActs = {
  BENCHMARK: {
    update: updateBenchmark,
    publish: publishBenchmark,
    unpublish: unpublishBenchmark,
    remove: deleteBenchmark,
    operations: { publish: 'publishBenchmark', remove: 'deleteBenchmark' },
  },
  SUMMARY: {
    update: updateSummary,
    publish: publishSummary,
    unpublish: unpublishSummary,
    remove: deleteSummary,
    operations: { publish: 'publishSummary', remove: 'deleteSummary' },
  },
} as const;

/** Whether it is asked before or after the lessons. */
export type AssessmentKind = keyof typeof assessmentActs;
