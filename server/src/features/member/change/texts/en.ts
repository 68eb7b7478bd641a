const plural = (count: number, one: string, other: string) => (count === 1 ? one : other).replace('#', String(count));

/** What the mail says that tells a main instructor which learners somebody has moved to another group. */
export const en = {
  subject: (learners: number, group: string) => `${plural(learners, '# learner', '# learners')} moved from ${group}`,
  hello: (person: string) => `Hello ${person},`,
  moved: (by: string, from: string, to: string) => `${by} has moved these learners from ${from} to ${to}:`,
  more: (learners: number) => `and ${plural(learners, '# more', '# more')}`,
  work: 'Their work has moved with them. Ask whoever moved them if this was not meant.',
};
