import {
  courses,
  freePlaces,
  learners,
  lessons,
  levels,
  oblique,
  places,
} from '../../../texts/formats/arabic-nouns.ts';
import { dayText, isolated, periodText, plural } from '../../../texts/formats/ar.ts';
import type { group as enGroup, joinGroup as enJoinGroup } from './en.ts';

export const group: typeof enGroup = {
  key: 'مفتاح المجموعة',
  members: 'الأعضاء',
  instructor: 'المدرس',
  status: 'الحالة',
  externalId: 'المعرّف الخارجي',
  courses: 'الدورات',
  groupMembers: 'أعضاء المجموعة',
  gradebook: 'سجل الدرجات',
  settings: 'الإعدادات',
  statuses: { STARTED: 'نشطة', CLOSED: 'غير نشطة', NOT_YET: 'غير نشطة', ENDED: 'منتهية' },
  unknownStatus: '...',
  noCourses: 'الدورات قيد الصيانة حاليًا...',
  tabs: 'المجموعة',
  period: periodText,
  joinedLately: 'انضم للتو',
  endsSoon: (last) => `تنتهي هذه المجموعة يوم ${dayText(last)}.`,
  extend: 'تمديد',
  lateAnswers: (count) =>
    `وصلت متأخرة إجابات ${plural(count, { one: 'تقييم واحد', two: 'تقييمين', few: '# تقييمات', many: '# تقييمًا', other: '# تقييم' })}.`,
  decideLate: 'القرار',
  decideLateIn: (name) => `القرار بشأن الإجابات المتأخرة في ${isolated(name)}`,
  opensLater: (first, owner) => `تُفتح يوم ${dayText(first)}. يُرجى سؤال ${isolated(owner)} إن احتجت إليها قبل ذلك.`,
  isOver: (owner) => `انتهت هذه المجموعة. يُرجى سؤال ${isolated(owner)} إن كنت لا تزال بحاجة إليها.`,
  numberOfCourses: (count) => plural(count, courses),
  learners: (count) => plural(count, learners),
  freePlaces: (free, size) => `${plural(free, freePlaces)} من ${plural(size, oblique(places))}`,
  barIs: (count) => (count === 1 ? 'يعرض الشريط متوسط الدروس.' : 'يعرض الشريط متوسط الدورات.'),
  ringIs: 'تعرض الحلقة متوسط الدروس.',
  levelsAndLessons: (levelCount, lessonCount) => `${plural(levelCount, levels)} · ${plural(lessonCount, lessons)}`,
};

export const joinGroup: typeof enJoinGroup = {
  key: 'مفتاح المجموعة',
  join: 'انضمام',
  keyHelp: 'عشرة أحرف وأرقام من مدرسك. حالة الأحرف مهمة.',
  joined: (name) => `انضممت إلى ${isolated(name)}`,
  joinedAsLearner: (owner) => `انضممت متعلمًا. يُرجى الطلب من ${isolated(owner)} أن يجعلك مدرسًا.`,
};
