import type { JobName } from '@lectern/domain/base/jobs/job.ts';
import type { WorkFault } from '@lectern/domain/base/jobs/work-faults.ts';
import type { en } from './en.ts';

const jobs: Readonly<Record<JobName, string>> = {
  remind_invited: 'تذكير المدعوين',
  forget_expired: 'تنظيف البيانات المنتهية',
  nightly_backup: 'إنشاء نسخة احتياطية واختبارها',
  count_figures: 'حساب استخدام التراخيص',
  check_counters: 'التحقق من المجاميع',
  verify_audit_log: 'التحقق من سجل التدقيق',
  tell_of_renewals: 'إرسال رسائل التجديد',
};

function fault(one: WorkFault): string {
  switch (one.kind) {
    case 'JOB_FAILED':
      return `فشل العمل «${jobs[one.job]}»: ${one.said}`;
    case 'JOB_FOUND':
      return `وجد العمل «${jobs[one.job]}» أخطاء (${one.found})، وسجل الخادم يسميها.`;
    case 'JOB_LATE':
      return one.began === null
        ? `لم يبدأ العمل «${jobs[one.job]}» قط مع أن موعده حان.`
        : `حان موعد العمل «${jobs[one.job]}» ولم يبدأ منذ ${one.began.slice(0, 16).replace('T', ' ')} UTC.`;
    case 'NO_BACKUPS':
      return 'لا تُصنع نسخة احتياطية ليلًا.';
    case 'BACKUP_FAILED':
      return `تعذّر صنع آخر نسخة احتياطية: ${one.said}`;
    case 'BACKUP_NOT_VERIFIED':
      return `صُنعت آخر نسخة احتياطية ولم يُتحقق منها: ${one.said}`;
    case 'BACKUP_GONE':
      return `آخر نسخة احتياطية غير موجودة: ${one.file}`;
    case 'FILES_MISSING':
      return `كانت ملفات من مكتبة الوسائط ناقصة عند صنع آخر نسخة احتياطية (${one.files}).`;
  }
}

/** What is wrong with the work of the server, in Arabic. */
export const ar: typeof en = {
  jobs,
  fault,
  subject: (job) => `Lectern: خطأ في العمل «${jobs[job]}»`,
  next: 'يعيد Lectern المحاولة تلقائيًا. لا تصل الرسالة التالية إلا إذا وقع خطأ آخر، أو إذا نجح العمل ثم فشل مرة أخرى. هنا تُعرض حالته ويمكن تنفيذه الآن:',
};
