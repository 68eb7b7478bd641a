import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId, type Context } from '../../base/graphql/context.ts';
import { selectionOf, type Selects } from '../../base/graphql/selection.ts';
import { inPreview } from '../../base/change-set/waiting-changes/in-preview.ts';
import { contentFactsJson, settleContentMode, viewerRow, type ContentFacts } from '../../base/access/content-access.ts';
import { readProgressFacts } from '../course/progress-facts.ts';
import { studyProjectProgress } from '../course/progress-view.ts';
import { groupAccessJson, principalOf, type GroupAccess } from '../../base/access/group-access.ts';
import { attemptJson, type AttemptRow } from '../attempt/attempt-row.ts';
import type { KeyElementShape } from '../course/key-element.ts';
import { keyElementsJson, studyProjectJson } from '../course/study-project-json.ts';
import { StudyProjectProgress } from './study-project-progress.ts';
import { StudyProject, type StudyProjectShape } from '../course/study-project.ts';

type PlayerRow = {
  readonly facts: ContentFacts;
  readonly project: StudyProjectShape;
  readonly key_elements: KeyElementShape[] | null;
  readonly draft: AttemptRow | null;
  readonly latest: AttemptRow | null;
};

builder.objectFields(StudyProject, (t) => ({
  draft: t.field({
    type: StudyProjectProgress,
    nullable: true,
    description: 'Your open attempt in the group you asked for; null where none is begun.',
    resolve: ({ draft }) => draft ?? null,
  }),
  latest: t.field({
    type: StudyProjectProgress,
    nullable: true,
    description: 'Your latest finished attempt in the group you asked for.',
    resolve: ({ latest }) => latest ?? null,
  }),
  attempts: t.int({
    description: 'How many times you have begun it in the group you asked for.',
    resolve: ({ own }) => own?.attempts ?? 0,
  }),
  lock_reason: t.string({
    nullable: true,
    description:
      'The code of the reason why you cannot begin it in the group you asked for; null where you can, and without a group.',
    resolve: ({ own }) => own?.lock_reason ?? null,
  }),
}));

builder.queryField('studyProject', (t) =>
  t.field({
    type: StudyProject,
    description: 'One study project with everything its player needs. Questions come with the attempt.',
    args: {
      id: t.arg.id({ description: 'The study project.' }),
      groupId: t.arg.id({
        required: false,
        description: 'The group you study it in; without it, any open group of yours.',
      }),
    },
    resolve: (_root, { id, groupId }, context, info) =>
      inPreview(context, { ids: [id], groupId }, (present) => readProject(present, id, groupId, selectionOf(info))),
  }),
);

async function readProject(
  context: Context,
  id: string,
  groupId: string | null | undefined,
  selects: Selects,
): Promise<StudyProjectShape> {
  // Who was removed may still come in by a free offer; their work stays with the group.
  const isMember = sql`exists (select from group_members m where m.group_id = ${groupId ?? null} and m.user_id = viewer.id and m.deleted_on is null)`;
  const free = sql`exists (select from free_lessons f where f.lesson_id = l.id)`;
  const { rows } = await sql<PlayerRow>`/* study-project-player */
        with ${viewerRow(context, groupId)}
        select ${contentFactsJson(groupId, free)} as facts, ${studyProjectJson()} as project,
          case when ${selects('keyElements')}::boolean then ${keyElementsJson()} end as key_elements,
          case when ${selects('draft')}::boolean then (
            select ${attemptJson()} from attempts a
            where a.group_id = ${groupId ?? null} and a.user_id = viewer.id and a.study_project_id = s.id and a.state = 'STARTED' and ${isMember}
          ) end as draft,
          case when ${selects('latest')}::boolean then (
            select ${attemptJson()} from exercise_results r join attempts a on a.group_id = r.group_id and a.id = r.attempt_id
            where r.group_id = ${groupId ?? null} and r.user_id = viewer.id and r.exercise_id = s.id and r.is_latest and ${isMember}
          ) end as latest
        from viewer
        join study_projects s on s.id = ${id} and s.deleted_on is null and (s.published or viewer.drafts)
        join lessons l on l.id = s.lesson_id and l.deleted_on is null and (l.published or viewer.drafts)
        join courses c on c.id = l.course_id and c.deleted_on is null and (c.published or viewer.drafts)
        join products p on p.id = c.product_id and p.deleted_on is null and (p.published or viewer.drafts)`.execute(
    context.db,
  );
  await settleContentMode(context, 'studyProject', rows[0]?.facts ?? null);
  const { project, key_elements, draft, latest } = rows[0] as PlayerRow;
  const asksOwn = selects('attempts') || selects('lock_reason');
  const own = asksOwn && groupId != null ? await ownStanding(context, groupId, project) : null;
  return { ...project, keyElements: key_elements ?? [], draft, latest, own };
}

async function ownStanding(
  context: Context,
  groupId: string,
  { id, lesson }: StudyProjectShape,
): Promise<NonNullable<StudyProjectShape['own']> | null> {
  const { viewerId } = context;
  if (viewerId === null) return null;
  const place = { viewerId, studentId: viewerId, groupId, courseId: lesson.course_id };
  const facts = await readProgressFacts(context.db, place);
  // Who is not in the group, as with a free lesson, is not told how it stands there.
  if (!facts?.is_member) return null;
  const standing = studyProjectProgress(facts).find((one) => one.id === id);
  if (!standing) return null;
  const { lock_reason, latest, open } = standing;
  return { lock_reason, attempts: (open ?? latest)?.attempt ?? 0 };
}

builder.queryField('studyProjectProgress', (t) =>
  t.field({
    type: StudyProjectProgress,
    nullable: true,
    description: 'Your saved draft of a study project; null where none is open. Drafts are private.',
    args: {
      user_id: t.arg.id({ description: 'The learner; it must be you.' }),
      study_project_id: t.arg.id({ description: 'The study project.' }),
      group_id: t.arg.id({ description: 'The group.' }),
    },
    resolve: async (_root, { user_id, study_project_id, group_id }, context) => {
      const viewerId = getViewerId(context);
      const { rows } = await sql<{ access: GroupAccess; draft: AttemptRow | null }>`/* study-project-draft */
        select ${groupAccessJson()} as access, (
          select ${attemptJson()} from attempts a
          where a.group_id = g.id and a.user_id = viewer.id and a.study_project_id = ${study_project_id} and a.state = 'STARTED'
        ) as draft
        from users viewer join groups g on g.id = ${group_id} and g.deleted_on is null
        where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(context.db);
      const row = rows[0];
      const own = row?.access.group_role != null && user_id === viewerId;
      context.checks.allow('studyProjectProgress', row && own ? principalOf(row.access, viewerId) : { signedIn: true });
      if (!row) throw new Refusal('NOT_FOUND');
      return row.draft;
    },
  }),
);
