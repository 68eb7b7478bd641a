import { curriculumOf } from './curriculum-values.ts';
import { readingOf } from './reading-values.ts';

type Words = { readonly name: string; readonly title: string; readonly language: string };

/** What the editor of a course reads where all in the course is called by the same words. */
export function editedCourse({ name, title, language }: Words) {
  const [lesson, ...others] = curriculumOf().lessons;
  const lessons = [
    { ...lesson, name, studyProjects: lesson?.studyProjects.map((project) => ({ ...project, title })) },
    ...others.map((other) => ({ ...other, name })),
  ];
  const text = `<p>${title}</p>`;
  return {
    curriculum: curriculumOf({ name, language, lessons, published: true, groups: 0 }),
    cmsProducts: [],
    contentItem: {
      id: 's1',
      kind: 'STUDY_PROJECT',
      version: 1,
      published: true,
      content: { lesson_id: 'l1', level: 1, study_project_number: 1, introduction: `<h2>Learn</h2>${text}` },
    },
    studyProjectParts: {
      id: 's1',
      keyElements: [
        {
          id: 'e1',
          version: 1,
          name,
          type: 'ebook',
          order_key: 1,
          published: false,
          resources: [{ id: 'g1', name: title }],
        },
      ],
      caseStudies: [],
    },
    searchCourse: {
      hits: [{ kind: 'LESSON', id: 'l1', in_kind: 'LESSON', in_id: 'l1', in_name: name, name, excerpts: [title] }],
      more: false,
    },
    readThrough: readingOf({
      name,
      language,
      items: readingOf().items.map((item) => ({
        ...item,
        texts: [plainKinds.has((item as { kind?: string }).kind ?? '') ? title : text],
        ...(item.name ? { name } : {}),
      })),
    }),
  };
}

/** What describes these is no rich text. */
const plainKinds = new Set(['COURSE', 'LESSON', 'BENCHMARK', 'SUMMARY']);

/** Where the editor of that course is, with a study project open, and where it is read through. */
export const editedAt = '/cms/product/p1/course/c1?item=study-project.s1';
export const readAt = '/cms/product/p1/course/c1/read';
