import { ContentWords } from './content-words.tsx';
import { exerciseName, type NamedExercise } from './exercise-name.ts';

type Props = {
  readonly exercise: NamedExercise;
  /** The language of its title, a BCP 47 tag, where it is known. */
  readonly language: string | undefined;
};

/** The name of an exercise where it is read. */
export const ExerciseWords = ({ exercise, language }: Props) => (
  <ContentWords text={exerciseName(exercise)} words={exercise.title} language={language} />
);
