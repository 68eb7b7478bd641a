import type { CourseData } from '../course-data.ts';
import { choice, correctOrIncorrect, matching, no, of, pair, sequence, trueOrFalse, yes } from '../questions.ts';
import { backups } from './backups.ts';
import { passwords } from './passwords.ts';

/** A small course in Arabic, which reads from right to left. */
export const digitalSafetyArabic: CourseData = {
  name: 'الأمان الرقمي في العمل',
  description: 'كلمات مرور قوية، ونسخ احتياطية يمكن استعادتها عند الحاجة.',
  language: 'ar',
  logo: 'course-safety.svg',
  book: 'الأمان الرقمي في العمل',
  lessons: [passwords, backups],
  benchmarks: [
    {
      level: 1,
      description: 'ستة أسئلة عن كلمات المرور والنسخ الاحتياطية.',
      summary: 'أسئلة الاختبار القبلي مرة أخرى: ماذا تعلّمت؟',
      time: 480,
      questions: [
        of(
          passwords.slug,
          choice(
            'أي كلمة مرور هي الأصعب تخمينًا؟',
            no('<code dir="ltr">P@ssw0rd!</code>'),
            yes('أربع كلمات اختيرت بالصدفة'),
            no('اسمك وسنة ميلادك'),
          ),
        ),
        of(
          passwords.slug,
          correctOrIncorrect(
            'هل كل تصرف صحيح؟',
            yes('قفل الشاشة عند مغادرة المكان.'),
            no('استخدام كلمة المرور نفسها في كل مكان.'),
          ),
        ),
        of(
          passwords.slug,
          matching(
            'صِل كل مصطلح بمعناه.',
            pair('التصيّد', 'رسالة مزوّرة تريد كلمة مرور'),
            pair('عبارة المرور', 'كلمة مرور طويلة من عدة كلمات'),
            pair('العامل الثاني', 'إثبات آخر غير كلمة المرور'),
          ),
        ),
        of(
          backups.slug,
          choice(
            'ماذا تعني «واحدة» في قاعدة 3-2-1؟',
            yes('نسخة واحدة في مكان آخر'),
            no('نسخة واحدة كل شهر'),
            no('شخص واحد مسؤول عن النسخ'),
          ),
        ),
        of(
          backups.slug,
          sequence('رتّب خطوات اختبار الاستعادة.', 'اختيار ملفات', 'استعادتها في مكان مختلف', 'مقارنتها بالأصل'),
        ),
        of(
          backups.slug,
          trueOrFalse(
            'هل هذه العبارات صواب أم خطأ؟',
            yes('كل قرص يمكن أن يتعطل.'),
            no('المزامنة تحمي من الحذف بالخطأ دائمًا.'),
          ),
        ),
      ],
    },
  ],
};
