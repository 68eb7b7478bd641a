export const typesWithoutId: readonly string[] = [
  "AttemptQuestion",
  "CheckedAnswer",
  "CourseAssessment",
  "CourseStudyProject",
  "Description",
  "ExerciseAttempt",
  "ExerciseResult",
  "GroupOwner",
  "JoinGroupResult",
  "LevelProgress",
  "SavedAnswers",
  "StartedExercise",
  "StudentCourseProgress",
  "VideoSource",
  "VideoTrack"
];
