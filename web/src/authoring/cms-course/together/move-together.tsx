import { useState } from 'react';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { DialogActs } from '../../../ui/feedback/dialog-acts.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { productsQuery } from '../../cms/products/products-query.ts';
import { curriculumQuery } from '../../cms-item/curriculum-query.ts';
import { useEditedCourse } from '../../cms-item/edited-course.ts';
import { projectName, type MovableKind, type TreeRow } from '../curriculum/tree-rows.ts';
import type { useMove } from '../curriculum/use-move.ts';
import classes from './together.module.css';

type Props = {
  readonly kind: MovableKind;
  readonly rows: readonly TreeRow[];
  readonly mover: ReturnType<typeof useMove>;
  readonly onClose: () => void;
};

/** Moves lessons or study projects to a place that is chosen: another lesson, level or course of the product too. */
export function MoveTogether({ kind, rows, mover, onClose }: Props) {
  const { course: own } = useEditedCourse();
  const words = texts.cmsCourse.together;
  const [first] = rows;
  const [courseId, setCourse] = useState(own.id);
  const [lessonChosen, setLesson] = useState(first?.parent ?? '');
  const [level, setLevel] = useState(String(first?.under?.level ?? 1));
  const [before, setBefore] = useState('');
  const products = useScreenQuery(productsQuery, {}).data?.cmsProducts ?? [];
  const courses = products.find(({ id }) => id === own.product.id)?.courses ?? [own];
  const course = useScreenQuery(curriculumQuery, { courseId }).data?.curriculum ?? (courseId === own.id ? own : null);
  const isProject = kind === 'STUDY_PROJECT';
  const lesson = course?.lessons.find(({ id }) => id === lessonChosen) ?? course?.lessons[0];
  const there = isProject
    ? (lesson?.studyProjects.filter((one) => one.level === Number(level)) ?? []).map((one) => ({
        id: one.id,
        name: projectName(one),
      }))
    : (course?.lessons ?? []);
  const moving = new Set(rows.map(({ item }) => item.id));
  const others = there.filter(({ id }) => !moving.has(id));
  const parent = isProject ? lesson : course;
  const move = async () => {
    if (!parent) return;
    const ids = rows.map(({ item }) => item.id);
    const target = others.some(({ id }) => id === before) ? before : null;
    const where = { parent_id: parent.id, level: isProject ? Number(level) : null, before: target };
    if (await mover.move({ kind, ids, ...where }, words.moved(rows.length, parent.name))) onClose();
  };
  const language = ofLanguage(course?.language ?? own.language);
  return (
    <Dialog
      title={words.moveTitle(rows.length)}
      onClose={onClose}
      actions={
        <DialogActs onCancel={onClose} loading={mover.busy} disabled={!parent} onClick={() => void move()}>
          {words.moveNow}
        </DialogActs>
      }
    >
      <div className={classes['fields']}>
        <Select
          label={words.course}
          options={courses.map(({ id, name }) => ({ value: id, label: name }))}
          value={courseId}
          onChange={setCourse}
        />
        {isProject && (
          <>
            <Select
              label={words.lesson}
              {...language}
              options={(course?.lessons ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              value={lesson?.id ?? ''}
              onChange={setLesson}
            />
            <Select
              label={words.level}
              options={Array.from({ length: course?.levels ?? 1 }, (_, index) => ({
                value: String(index + 1),
                label: texts.course.level(index + 1),
              }))}
              value={level}
              onChange={setLevel}
            />
          </>
        )}
        <Select
          label={words.place}
          options={[
            { value: '', label: words.atEnd },
            ...others.map(({ id, name }) => ({ value: id, label: words.before(name) })),
          ]}
          value={before}
          onChange={setBefore}
        />
        {isProject && course && course.lessons.length === 0 && <p className={classes['note']}>{words.noLessons}</p>}
        {!isProject && courseId !== own.id && <p className={classes['note']}>{words.leavesQuestions}</p>}
      </div>
    </Dialog>
  );
}
