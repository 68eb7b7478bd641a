import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { copyOf } from '../../../test/copy-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse, type School } from '../../../test/school.ts';
import { changeOf } from '../../../test/waiting-values.ts';
import { dropOffers } from '../change-set/undo-store.ts';

const open = (values: School, role = 'CONTENT_DEVELOPER') => {
  const school: School = {
    viewer: { ...amara, role, started: null },
    workingCopies: [],
    waitingChanges: [],
    ...values,
  };
  return { school, ...openApp('/cms?tab=myWork', school) };
};
const link = (name: string) => page.getByRole('link', { name, exact: true });

beforeEach(dropOffers);

describe('my work', () => {
  test('lists what was typed and not saved, each one click from its form', async () => {
    const { place } = open({
      workingCopies: [
        copyOf('l1'),
        copyOf('q1', { kind: 'QUESTION' }, { title: '<p>Which <em>rock</em>?</p>', benchmark_id: 'b1' }),
        copyOf('s9', { kind: 'STUDY_PROJECT' }, { title: null, number: 3, study_project_id: 's9' }),
        copyOf('n1', { kind: 'BOOK_PAGE', is_new: true }, { title: null, book_id: 'e1' }),
      ],
    });
    await expect.element(link('Lesson: Ground')).toHaveAttribute('href', '/cms/product/p1/course/c1?item=lesson.l1');
    await expect
      .element(link('Question: Which rock?'))
      .toHaveAttribute('href', '/cms/product/p1/course/c1?item=benchmark.b1&question=q1');
    await expect.element(link('Study project 3')).toBeVisible();
    await expect.element(link('New: Page')).toHaveAttribute('href', '/cms/ebook/e1?page=new');
    await expectAccessible(place);
  });

  test('leads to the dialog of what is written in one, and to a case study in its study project', async () => {
    const inProject = { title: null, study_project_id: 's1' };
    const { place } = open({
      workingCopies: [
        copyOf('d1', { kind: 'QUICKDECK_CARD' }, { title: 'Router' }),
        copyOf('v1', { kind: 'QUICKCLIP_CARD', is_new: true }, { title: null }),
        copyOf('e1', { kind: 'KEY_ELEMENT' }, { ...inProject, title: 'Terms' }),
        copyOf('r1', { kind: 'INSTRUCTOR_RESOURCE' }, { title: 'Slides', lesson_id: null }),
        copyOf('q1', { kind: 'QUESTION', is_new: true }, { ...inProject, case_study_id: 'k1' }),
        copyOf('k2', { kind: 'CASE_STUDY' }, { ...inProject, case_study_id: 'k2' }),
      ],
    });
    await expect.element(link('Quickdeck card: Router')).toBeVisible();
    const links = [...place.querySelectorAll<HTMLAnchorElement>('li a[href*="/course/"]')];
    expect(links.map(({ href }) => href.replace(/.*\/c1/u, ''))).toEqual([
      '?tab=library&library=quickdecks&lesson=l1&dialog=QUICKDECK_CARD.d1',
      '?tab=library&library=quickclips&lesson=l1&dialog=QUICKCLIP_CARD.new',
      '?item=study-project.s1&dialog=KEY_ELEMENT.e1',
      '?tab=resources&dialog=INSTRUCTOR_RESOURCE.r1',
      '?item=study-project.s1&dialog=CASE_STUDY.k1',
      '?item=study-project.s1&dialog=CASE_STUDY.k2',
    ]);
  });

  test('lists what of mine waits, to be withdrawn, and nothing of others', async () => {
    const changes = [changeOf('w1', { mine: true }), changeOf('w2', { name: 'Sea' })];
    open({ waitingChanges: ({ discarded }: { discarded?: boolean }) => (discarded ? [] : changes) });
    await expect.element(link('Lesson: Ground')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    await expect.element(link('Lesson: Sea')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('tab', { name: 'Waiting' })).not.toBeInTheDocument();
  });

  test('lists what was sent back with its note, one click from its form, and what was discarded', async () => {
    const gone = { mine: true, discarded_on: '2026-11-22T10:00:00Z', discarded_by: { id: 'ben', name: 'Ben Ito' } };
    const note = 'Say it shorter.';
    const sent = [
      changeOf('w1', { ...gone, note, is_copied: true }),
      changeOf('w2', { ...gone, note, name: 'Sea', can_be_copied: true }),
      changeOf('w3', { ...gone, name: 'Air' }),
    ];
    const waitingChanges = ({ discarded }: { discarded?: boolean }) => (discarded ? sent : []);
    const { school, place } = open({ waitingChanges, takeSentBack: () => refuse('CONFLICT', 'no') });
    await expect
      .element(page.getByRole('link', { name: 'Lesson: Ground' }))
      .toHaveAttribute('href', '/cms/product/p1/course/c1?item=lesson.l1');
    await expect.element(page.getByText('Sent back: Ben Ito', { exact: false }).first()).toBeVisible();
    await expect.element(page.getByText('Discarded: Ben Ito', { exact: false })).toBeVisible();
    await expectAccessible(place);
    const take = page.getByRole('button', { name: 'Make it my working copy' });
    await take.click();
    await expect.element(page.getByText('You have other unsaved work there.', { exact: false })).toBeVisible();
    school['takeSentBack'] = { id: 'item-w2', revision: 1 };
    sent[1] = changeOf('w2', { ...gone, note, name: 'Sea', is_copied: true });
    await take.click();
    await expect.element(page.getByRole('link', { name: 'Lesson: Sea' })).toBeVisible();
    await expect.element(take).not.toBeInTheDocument();
  });

  test('says where nothing is unfinished, and where it could not be read', async () => {
    const { place } = open({});
    await expect.element(page.getByText('You have no unfinished work', { exact: false })).toBeVisible();
    await expectAccessible(place);
    open({ workingCopies: () => refuse('UNAVAILABLE', 'no') });
    await expect.element(page.getByText('Your work could not be loaded.')).toBeVisible();
  });
});
