import { dayText, isolated, listText, plural } from '../../../texts/formats/ar.ts';
import {
  groups as groupNoun,
  institutions as institutionNoun,
  invitations as invitationNoun,
  licenses as licenseNoun,
  members as memberNoun,
  oblique,
  places,
} from '../../../texts/formats/arabic-nouns.ts';
import { rowsOf } from '../../../base/spreadsheet/texts/arabic-rows.ts';
import type { institutionsFile as en } from './en.ts';

const administrators = { one: 'مدير واحد', two: 'مديرَين', few: '# مديرين', many: '# مديرًا', other: '# مدير' };

const said = (parts: readonly (string | false)[]) => listText(parts.filter((part) => part !== false));

export const institutionsFile: typeof en = {
  title: 'مؤسسات من ملف',
  open: 'من ملف',
  notLoaded: 'تعذر تحميل الصفحة.',
  file: 'الملف',
  text: 'ملف CSV أو XLSX فيه صف لكل مؤسسة: الاسم والبلد والمنطقة الزمنية، وإن شئت الولاية والمدينة والعنوان وبريد مدير المبيعات. حتى 1000 مؤسسة و4 ميغابايت، أو 700 كيلوبايت لملف XLSX. ترى كل التغييرات قبل أن يحدث أي شيء.',
  licenseText:
    'الصف الذي فيه اسم ترخيص ومقاعد ومنتجات (تفصل بينها فاصلة منقوطة ;) ينشئ عرض سعر؛ ومع بداية ونهاية مثل 2026-08-31 ينشئ ترخيصًا ساريًا. وبالبريد والاسم الأول واسم العائلة يُدعى أول مدير.',
  leftName: 'مؤسسات-صفوف-متروكة',
  templateName: 'مؤسسات',
  columns: {
    name: 'الاسم',
    country: 'البلد',
    state: 'الولاية',
    city: 'المدينة',
    address: 'العنوان',
    time_zone: 'المنطقة الزمنية',
    sales_manager: 'مدير المبيعات',
    license: 'الترخيص',
    seats: 'المقاعد',
    products: 'المنتجات',
    price: 'السعر',
    currency: 'العملة',
    start: 'البداية',
    end: 'النهاية',
    admin_email: 'بريد المدير',
    admin_first_name: 'اسم المدير',
    admin_last_name: 'اسم عائلة المدير',
  },
  place: 'المكان',
  noName: 'بلا اسم',
  notRead: 'تعذرت قراءة الملف.',
  problems: {
    TOO_LARGE:
      'هذا الملف كبير جدًا: 4 ميغابايت على الأكثر، ولملف XLSX ‏700 كيلوبايت و16 ميغابايت بعد فك الضغط. قسّمه إلى عدة ملفات.',
    KIND: 'هذا ليس ملف CSV ولا XLSX. يُرجى حفظ الجدول بإحدى الصيغتين واختياره من جديد.',
    DAMAGED: 'هذا الملف تالف. يُرجى حفظ الجدول من جديد واختيار الملف الجديد.',
    ENCODING: 'لا يمكن قراءة هذا الملف بهذا الترميز. يُرجى اختيار ترميز آخر أعلاه.',
    NO_NAME_COLUMN: 'لا يوجد عمود عنوانه الاسم. يُرجى اختياره أدناه، أو كتابة أسماء الأعمدة في الصف الأول.',
    NO_COUNTRY_COLUMN: 'لا يوجد عمود عنوانه البلد. يُرجى اختياره أدناه، أو كتابة أسماء الأعمدة في الصف الأول.',
    NO_ROWS: 'هذا الملف لا يسمّي أي مؤسسة.',
    TOO_MANY_ROWS: 'هذا الملف يسمّي أكثر من 1000 مؤسسة. قسّمه إلى عدة ملفات.',
  },
  madeTitle: 'ما يُنشأ',
  changed: 'تغير شيء في هذه الأثناء ولم يُنشأ شيء. هذا ما يغيره الملف الآن.',
  parts: {
    institutions: (count) => `إنشاء ${plural(count, oblique(institutionNoun))}`,
    running: (count) => `تفعيل ${plural(count, oblique(licenseNoun))}`,
    quotes: (count) => `تقديم عرض لـ ${plural(count, oblique(licenseNoun))}`,
    invited: (count) => `دعوة ${plural(count, administrators)}`,
    left: (count) => `تخطي ${plural(count, rowsOf)}`,
  },
  comesTo: (parts) => `${listText(parts)}.`,
  make: (institutions) => (institutions === 0 ? 'إنشاء' : `إنشاء ${plural(institutions, oblique(institutionNoun))}`),
  making: (institutions) => `جارٍ إنشاء ${plural(institutions, oblique(institutionNoun))}…`,
  nothing: 'لا توجد مؤسسة لإنشائها.',
  notConfirmed: 'لم يصل تأكيد. يُرجى المحاولة مرة أخرى: تُنشأ كل مؤسسة مرة واحدة.',
  done: 'أُنشئت مؤسسات الملف',
  kinds: { NEW: 'جديدة', THERE: 'موجودة', TWICE: 'مكررة', WRONG: 'فيها أخطاء' },
  licensed: (name, seats, runs) => `${runs ? 'ترخيص' : 'عرض سعر'}: ${isolated(name)}، ${plural(seats, places)}.`,
  invited: (email) => `المدير: ${isolated(email)}.`,
  fault: (column, why) => `${column}: ${why}`,
  missing: 'غير مذكور.',
  wrong: {
    country: 'لا يوجد بلد بهذا الاسم. يُرجى كتابة اسمه أو رمزه من حرفين.',
    state: 'ليست ولاية في هذا البلد. يُرجى كتابة اسمها أو رمزها.',
    time_zone: 'لا توجد منطقة زمنية بهذا الاسم. يُرجى كتابة القارة والمدينة بالإنجليزية وبينهما خط مائل.',
    sales_manager: 'لا أحد في فريق المبيعات له هذا البريد.',
    seats: 'للتراخيص 1 أو 100 أو 300 أو 500 أو 1000 أو 1500 مقعد.',
    products: 'يجب أن يكون كل منها اسم منتج منشور واحد بالضبط.',
    price: 'يُرجى كتابة مبلغ مثل 1200.50.',
    currency: 'يُرجى كتابة رمز العملة من ثلاثة أحرف.',
  },
  last: {
    text: (institutions, day) => `أنشأت ${plural(institutions, oblique(institutionNoun))} من ملف يوم ${dayText(day)}.`,
    undo: 'تراجع',
    undone: (institutions) => `تم التراجع عن ${plural(institutions, oblique(institutionNoun))}، مع التراخيص والدعوات.`,
    inTheWay: 'لم يتم التراجع عن شيء، لأن العمل جرى على هذه المؤسسات:',
    what: ({ members, invitations, licenses, groups }) =>
      said([
        members > 0 && plural(members, memberNoun),
        invitations > 0 && `${plural(invitations, invitationNoun)} من غير الملف`,
        licenses > 0 && `${plural(licenses, licenseNoun)} بعد تغيير`,
        groups > 0 && plural(groups, groupNoun),
      ]),
  },
};
