/** What questions are edited in: a benchmark or a case study, and what of its course they need. */
export type EditedContainer = {
  /** What it is called. */
  readonly name: string;
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
};

/** Whether the questions are those of a case study. */
export const isCase = ({ belongsTo }: EditedContainer): boolean => 'case_study_id' in belongsTo;

/** The container as an item of content. */
export const containerOf = ({ belongsTo }: EditedContainer) =>
  'case_study_id' in belongsTo
    ? ({ kind: 'CASE_STUDY', id: belongsTo.case_study_id } as const)
    : ({ kind: 'BENCHMARK', id: belongsTo.benchmark_id } as const);

/** A question as the address of its container names it: by its id, or what a new one is to be. */
export const newWord = ({ belongsTo }: EditedContainer, is_reinforced: boolean): string =>
  'case_study_id' in belongsTo ? `${is_reinforced ? 'reinforcement' : 'scenario'}.${belongsTo.case_study_id}` : 'new';

/** Which question is opened: one that is there, or a new one. */
export type OpenedQuestion = { readonly id: string } | { readonly id: null; readonly is_reinforced: boolean };

/** Which question an address names, and of a new one in which case study it is to be. */
export function openedOf(word: string): { readonly opened: OpenedQuestion; readonly case_study_id?: string } {
  if (word === 'new') return { opened: { id: null, is_reinforced: false } };
  const [, kind, case_study_id] = /^(scenario|reinforcement)\.(.+)$/.exec(word) ?? [];
  return case_study_id === undefined
    ? { opened: { id: word } }
    : { opened: { id: null, is_reinforced: kind === 'reinforcement' }, case_study_id };
}
