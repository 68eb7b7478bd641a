import type { cms as en } from './en.ts';

export const cms: typeof en = {
  title: 'إدارة المحتوى',
  tabs: { products: 'المنتجات', library: 'المكتبة', freeOffers: 'العروض المجانية' },
  back: 'العودة إلى إدارة المحتوى',
  published: 'منشور',
  draft: 'مسودة',
  notLoaded: 'تعذر تحميل المنتجات.',
  noProducts: 'لا توجد منتجات بعد.',
  noCourses: 'ليس لهذا المنتج دورات بعد.',
  library: {
    ebooks: 'الكتب الإلكترونية',
    ebooksText: 'الصفحات التي تُقرأ فيها الدروس.',
    videos: 'مقاطع الفيديو',
    openVideos: 'فتح مقاطع الفيديو',
    notAvailable: 'غير متاح',
  },
};
