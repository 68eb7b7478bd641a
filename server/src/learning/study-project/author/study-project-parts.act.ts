import { plainText } from '@lectern/domain/learning/study-project/introduction.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { readInEditor } from '../../../base/change-set/waiting-changes/as-it-will-be.ts';
import { StudyProjectParts, type StudyProjectPartsShape } from './study-project-parts.ts';

/** How much of a text is read for the line that stands for it, and how long that line is. */
const readCharacters = 4000;
const longestExcerpt = 200;

const excerptOf = (html: string) => plainText(html).slice(0, longestExcerpt);

builder.queryField('studyProjectParts', (t) =>
  t.field({
    type: StudyProjectParts,
    description: 'The key elements and case studies of a study project, drafts too, for content roles.',
    args: { id: t.arg.id({ description: 'The study project.' }) },
    resolve: async (_root, { id }, context): Promise<StudyProjectPartsShape> => {
      const parts = await readInEditor(context, 'studyProjectParts', [id], partsOf(id));
      if (!parts) throw new Refusal('NOT_FOUND');
      return {
        ...parts,
        keyElements: parts.keyElements.map((element) => ({
          ...element,
          resources: element.resources.map(({ id: one, name }) => ({ id: one, name: excerptOf(name) })),
        })),
        caseStudies: parts.caseStudies.map((study) => ({
          ...study,
          questions: study.questions.map((question) => ({ ...question, excerpt: excerptOf(question.excerpt) })),
        })),
      };
    },
  }),
);

function partsOf(id: string): RawBuilder<StudyProjectPartsShape | null> {
  return sql<StudyProjectPartsShape | null>`(
    select json_build_object('id', s.id,
      'keyElements', (
        select coalesce(json_agg(json_build_object('id', k.id, 'version', k.version, 'name', k.name,
          'type', case k.kind when 'EBOOK_PAGE' then 'ebook' when 'QUICKDECK' then 'quickdeck' else 'quickclip' end,
          'order_key', k.order_key, 'published', k.published,
          'resources', (
            select coalesce(json_agg(json_build_object('id', coalesce(p.id, d.id, v.id),
              'name', coalesce(p.title, nullif(d.title, ''), left(d.term, ${readCharacters}), v.title)) order by r.order_key), '[]'::json)
            from key_element_resources r
            left join book_pages p on p.id = r.page_id
            left join quickdeck_cards d on d.id = r.quickdeck_card_id
            left join quickclip_cards v on v.id = r.quickclip_card_id
            where r.key_element_id = k.id)
        ) order by k.order_key, k.id), '[]'::json)
        from key_elements k where k.study_project_id = s.id and k.deleted_on is null),
      'caseStudies', (
        select coalesce(json_agg(json_build_object('id', c.id, 'published', c.published,
          'questions', (
            select coalesce(json_agg(json_build_object('id', q.id, 'type', q.type, 'is_reinforced', q.is_reinforced,
              'excerpt', left(q.question, ${readCharacters})) order by q.is_reinforced, q.order_key, q.id), '[]'::json)
            from questions q where q.case_study_id = c.id and q.deleted_on is null)
        ) order by c.order_key, c.id), '[]'::json)
        from case_studies c where c.study_project_id = s.id and c.deleted_on is null)
    ) from study_projects s where s.id = ${id} and s.deleted_on is null)`;
}
