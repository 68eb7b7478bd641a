import { introductionHead } from '@lectern/domain/study-project/introduction.ts';
import type { Item, ItemType } from '../plan/items.ts';

/** The table that items of a type are rows of. */
export const tableOf: Readonly<Record<ItemType, string>> = {
  product: 'products',
  course: 'courses',
  book: 'books',
  benchmark: 'benchmarks',
  summary: 'summaries',
  lesson: 'lessons',
  page: 'book_pages',
  card: 'quickdeck_cards',
  project: 'study_projects',
  case: 'case_studies',
  element: 'key_elements',
  question: 'questions',
};

/** The column that says where an item stands among its like; null for types an import does not order. */
export const orderOf: Readonly<Record<ItemType, string | null>> = {
  product: null,
  course: null,
  book: null,
  benchmark: null,
  summary: null,
  lesson: 'display_order',
  page: 'page_number',
  card: 'order_key',
  project: null,
  case: null,
  element: 'order_key',
  question: 'order_key',
};

/** A row's columns by name. */
export type Columns = Readonly<Record<string, unknown>>;

/** What an item says in its own row; what lies in other tables is written apart. */
export function columnsOf(item: Item): Columns {
  switch (item.type) {
    case 'page': {
      const { lesson_id: _lesson, ...page } = item.values;
      return page;
    }
    case 'project':
      return { ...item.values, ...introductionHead(item.values.introduction) };
    case 'element': {
      const { resources: _resources, ...element } = item.values;
      return element;
    }
    case 'question': {
      const { answers: _answers, hint_page_id: _hint, reveal_card_id: _reveal, ...question } = item.values;
      return { ...question, type: 'MULTIPLE_CHOICE' };
    }
    case 'product':
    case 'course':
    case 'book':
    case 'benchmark':
    case 'summary':
    case 'lesson':
    case 'card':
    case 'case':
      return item.values;
  }
}

/** Where an item stands. The first question of a case study is its case; the others reinforce it. */
export function placeOf(item: Item): Columns {
  const column = orderOf[item.type];
  const place = column ? { [column]: item.order } : {};
  return item.type === 'question'
    ? { ...place, is_reinforced: item.values.case_study_id !== null && item.order > 1 }
    : place;
}
