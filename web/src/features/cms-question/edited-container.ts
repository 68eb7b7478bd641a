/** What questions are edited in: a benchmark or a case study, and what of its course they need. */
export type EditedContainer = {
  readonly belongsTo: { readonly benchmark_id: string } | { readonly case_study_id: string };
  readonly course: {
    readonly id: string;
    /** The language of its content, a BCP 47 tag. */
    readonly language: string;
    readonly benchmarks: readonly { readonly id: string; readonly level: number }[];
    readonly lessons: readonly {
      readonly id: string;
      readonly name: string;
      readonly studyProjects: readonly {
        readonly id: string;
        readonly study_project_number: number;
        readonly title: string | null;
      }[];
    }[];
  };
  /** Called once something of the questions has changed. */
  readonly onChanged: () => void;
  /** The question that is open at first, and what is called once it has been left. */
  readonly opens?: string;
  readonly onLeft?: () => void;
};

/** Whether the questions are those of a case study. */
export const isCase = ({ belongsTo }: EditedContainer): boolean => 'case_study_id' in belongsTo;

/** The container as an item of content. */
export const containerOf = ({ belongsTo }: EditedContainer) =>
  'case_study_id' in belongsTo
    ? ({ kind: 'CASE_STUDY', id: belongsTo.case_study_id } as const)
    : ({ kind: 'BENCHMARK', id: belongsTo.benchmark_id } as const);
