import { useMemo } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import type { UseStudent_FiguresQuery } from '../../../graphql/generated/graphql.ts';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import type { MaskedGain } from '../gain/gain.ts';
import { readGradebook, type Column, type Learner } from '../gradebook.ts';

const figuresQuery = graphql(`
  query UseStudent_figures($courseId: ID!, $groupId: ID!, $studentId: ID!) {
    studentGradebookOverview(courseId: $courseId, groupId: $groupId, studentId: $studentId) {
      benchmarks {
        ...Gradebook_columns
        students {
          cells
        }
      }
      lessons {
        ...Gradebook_columns
        students {
          user_id
          first_name
          last_name
          cells
        }
      }
      summaries {
        ...Gradebook_columns
        students {
          cells
        }
      }
      history {
        attempt_id
        exercise_id
        attempt
        corrects
        total_questions
        is_latest
        completed_on
      }
      gain {
        levels {
          level
          gain {
            ...Gain_figures
          }
        }
      }
    }
  }
`);

/** A finished attempt. */
export type Attempt = UseStudent_FiguresQuery['studentGradebookOverview']['history'][number];

/** One learner's figures in a course, with every finished attempt, oldest first. */
export type Student = {
  readonly learner: Learner;
  readonly columns: Readonly<Record<'BENCHMARK' | 'STUDY_PROJECT' | 'SUMMARY', readonly Column[]>>;
  readonly history: readonly Attempt[];
  /** What was gained at each level at which benchmark and summary are finished. */
  readonly gains: readonly { readonly level: number; readonly gain: MaskedGain }[];
};

/** The figures of one learner, asked for anew each time; `student` is null until they are there. */
export function useStudent(variables: { groupId: string; courseId: string; studentId: string }) {
  const screen = useScreenQuery(figuresQuery, variables, { fresh: true });
  const student = useMemo((): Student | null => {
    if (!screen.data) return null;
    const { history, gain, ...parts } = screen.data.studentGradebookOverview;
    const { columns, learners } = readGradebook(parts);
    const [learner] = learners;
    return learner ? { learner, columns, history, gains: gain.levels } : null;
  }, [screen.data]);
  return { screen, student };
}
