import type { en } from './en.ts';

const wait = (minutes: number) => {
  if (minutes === 1) return 'دقيقة';
  if (minutes === 2) return 'دقيقتين';
  return `${minutes} ${minutes <= 10 ? 'دقائق' : 'دقيقة'}`;
};

const characters = (count: number) => `${count} ${count <= 10 ? 'أحرف' : 'حرفًا'}`;

/** An address inside a sentence: what is written left to right moves nothing around it. */
const isolated = (address: string) => `\u2068${address}\u2069`;

const lectern = isolated('Lectern');

/** Every text of the provider's pages and mails, in Arabic. */
export const ar: typeof en = {
  languages: 'اللغات',
  product: 'Lectern',
  backToSignIn: 'العودة إلى تسجيل الدخول',
  toSignIn: 'تسجيل الدخول',
  toProduct: `العودة إلى ${lectern}`,
  fixFields: 'مراجعة هذه الحقول:',
  showPassword: 'إظهار كلمة المرور',
  fields: {
    email: 'البريد الإلكتروني',
    new_email: 'البريد الإلكتروني الجديد',
    password: 'كلمة المرور',
    current_password: 'كلمة المرور الحالية',
    new_password: 'كلمة المرور الجديدة',
    first_name: 'الاسم الأول',
    last_name: 'اسم العائلة',
  },
  required: {
    email: 'يُرجى إدخال عنوان بريدك الإلكتروني.',
    password: 'يُرجى إدخال كلمة المرور.',
    current_password: 'يُرجى إدخال كلمة المرور.',
    new_password: 'يُرجى اختيار كلمة مرور.',
    first_name: 'يُرجى إدخال اسمك الأول.',
  },
  issues: {
    TOO_LONG: (maximum) => `لا تتجاوز ${characters(maximum)}.`,
    TOO_SHORT: (minimum) => `يُرجى استخدام ${characters(minimum)} على الأقل.`,
    ONE_LINE: 'يُرجى كتابة الاسم في سطر واحد.',
    NOT_AN_EMAIL: `يُرجى إدخال عنوان مثل ${isolated('name@school.org')}.`,
    ABOUT_ONESELF: 'يُرجى اختيار كلمة مرور ليست اسمك ولا عنوانك.',
    COMMON_PASSWORD: 'يستخدم كثيرون كلمة المرور هذه. يُرجى اختيار غيرها.',
    other: 'لا يمكن استخدام هذا هنا.',
  },
  lastNameHelp: 'يمكن تركه فارغًا لمن له اسم واحد.',
  passwordHelp: '10 أحرف على الأقل. بضع كلمات متتالية يسهل تذكرها ويصعب تخمينها.',
  signIn: {
    title: 'تسجيل الدخول',
    lead: `يُرجى استخدام حسابك في ${lectern}.`,
    button: 'تسجيل الدخول',
    wrong: 'البريد الإلكتروني وكلمة المرور لا يتطابقان. يُرجى مراجعتهما والمحاولة مجددًا.',
    locked: (minutes) => `محاولات كثيرة جدًا. يُرجى الانتظار ${wait(minutes)} والمحاولة مجددًا، أو اختيار كلمة مرور جديدة.`,
    forgotten: 'هل نسيت كلمة المرور؟',
    noAccount: 'ليس لديك حساب بعد؟',
    create: 'إنشاء حساب',
    demo: 'حسابات تجريبية',
    demoLead: 'يُرجى اختيار حساب لملء النموذج. كلمة مرورها جميعًا هي',
  },
  roles: {
    USER: 'مستخدم',
    SYSTEM_ADMIN: 'مدير النظام',
    TECH_SUPPORT: 'الدعم الفني',
    CONTENT_MANAGER: 'مدير المحتوى',
    CONTENT_DEVELOPER: 'مطور المحتوى',
    SALES_MANAGER: 'مدير المبيعات',
    CUSTOMER_SUCCESS: 'خدمة العملاء',
    DISTRIBUTOR: 'موزع',
    RESELLER: 'بائع معتمد',
    DEVELOPER: 'مطور برمجيات',
    PRODUCT_MANAGER: 'مدير المنتج',
    CENTER_ADMIN: 'مدير المركز',
    STUDENT: 'متعلم',
    INSTRUCTOR: 'مدرس',
    MAIN_INSTRUCTOR: 'المدرس الرئيسي',
  },
  signUp: {
    title: 'إنشاء حساب',
    lead: 'تختار كلمة مرور بعد تأكيد عنوانك.',
    button: 'إنشاء الحساب',
    have: 'لديك حساب؟',
  },
  forgotten: {
    title: 'هل نسيت كلمة المرور؟',
    lead: 'نرسل إليك رابطًا لاختيار كلمة جديدة.',
    button: 'إرسال الرابط',
  },
  checkMail: {
    title: 'تفقّد بريدك',
    lead: (email) => `أرسلنا رسالة إلى ${isolated(email)}. يُرجى فتح رابطها خلال ساعة واحدة.`,
    nothing: 'لم يصل شيء؟ يُرجى البحث في مجلد الرسائل غير المرغوب فيها، والتأكد من صحة العنوان.',
    outbox: 'قراءة رسائل خادم التطوير هذا',
  },
  choosePassword: {
    title: 'اختيار كلمة مرور',
    lead: (email) => `للحساب ${isolated(email)}.`,
    button: 'تعيين كلمة المرور',
    doneTitle: 'تم تعيين كلمة المرور',
    doneLead: 'يُرجى تسجيل الدخول بها الآن.',
  },
  invited: {
    title: 'اختيار كلمة مرور',
    lead: (by, institution, email) =>
      `يدعوك ${isolated(by)} إلى ${isolated(institution)}. سيكون عنوان حسابك ${isolated(email)}.`,
    button: 'إنشاء الحساب والمتابعة',
  },
  confirmEmail: {
    title: 'أكّد عنوانك الجديد',
    lead: (email) => `من الآن فصاعدًا تسجّل الدخول بالعنوان ${isolated(email)}.`,
    button: 'تأكيد',
    doneTitle: 'تغيّر عنوانك',
    doneLead: (email) => `تسجّل الدخول الآن بالعنوان ${isolated(email)}.`,
  },
  account: {
    title: 'حسابي',
    signedIn: (email) => `تم تسجيل الدخول باسم ${isolated(email)}`,
    names: 'اسمك',
    email: 'عنوان البريد الإلكتروني',
    emailLead: (email) => `عنوانك هو ${isolated(email)}. يسري العنوان الجديد بعد أن تفتح الرابط الذي نرسله إليه.`,
    password: 'كلمة المرور',
    passwordLead: 'تغييرها ينهي جلساتك على كل الأجهزة الأخرى.',
    sessions: 'الجلسات',
    sessionsLead: 'ينهي كل جلسات حسابك، هنا وعلى كل الأجهزة الأخرى.',
    save: 'حفظ',
    changeEmail: 'إرسال الرابط',
    changePassword: 'تغيير كلمة المرور',
    signOutEverywhere: 'تسجيل الخروج من كل مكان',
    wrongPassword: 'هذه ليست كلمة مرورك.',
    sameEmail: 'هذا عنوانك بالفعل.',
    done: {
      names: 'تم حفظ اسمك.',
      email: 'أرسلنا رابطًا إلى عنوانك الجديد. افتحه خلال ساعة واحدة.',
      password: 'تم تغيير كلمة مرورك.',
    },
    everywhereTitle: 'تم تسجيل خروجك من كل مكان',
    everywhereLead: 'انتهت كل جلسات حسابك.',
  },
  signOut: {
    title: 'هل تريد تسجيل الخروج؟',
    lead: 'يمكنك تسجيل الدخول مجددًا في أي وقت.',
    button: 'تسجيل الخروج',
    doneTitle: 'تم تسجيل خروجك',
    doneLead: 'إلى اللقاء.',
  },
  errors: {
    EXPIRED: {
      title: 'استغرق تسجيل الدخول هذا وقتًا طويلًا',
      lead: 'لم يضِع شيء. يُرجى البدء من جديد.',
    },
    SIGNED_OUT: {
      title: 'يرجى تسجيل الدخول أولًا',
      lead: 'انتهت جلستك. يُرجى تسجيل الدخول لترى حسابك.',
    },
    LINK: {
      title: 'لم يعد هذا الرابط صالحًا',
      lead: 'يعمل الرابط مرة واحدة ولساعة واحدة. يُرجى طلب رابط جديد.',
    },
    INVITATION: {
      title: 'لا يمكن استخدام هذه الدعوة',
      lead: 'تم الرد عليها أو سحبها، أو مضى عليها أكثر من 30 يومًا، أو حلّت محلها رسالة أحدث. يُرجى الطلب ممن دعاك أن يرسلها مرة أخرى.',
    },
    RATE_LIMITED: {
      title: 'محاولات كثيرة جدًا',
      lead: (minutes) => `يرجى الانتظار ${wait(minutes)} والمحاولة مجددًا.`,
    },
    UNAVAILABLE: {
      title: 'الخادم مشغول',
      lead: 'يرجى المحاولة مجددًا بعد دقيقة.',
    },
    FORM: {
      title: 'انتهت صلاحية هذا النموذج',
      lead: 'يُرجى إعادة تحميل الصفحة وتكرار ما فعلته. لم يتغير شيء.',
    },
    BROKEN: {
      title: 'عذرًا! حدث خطأ ما.',
      lead: 'يُرجى البدء من جديد. إن تكرر ذلك فيُرجى إخبار القائمين على هذا الموقع.',
    },
  },
  frame: {
    opening: 'جارٍ فتح دورتك',
    openingLead: 'لحظة واحدة، يجري تسجيل دخولك.',
    noScript: 'تحتاج هذه الدورة إلى جافا سكريبت',
    noScriptLead: 'يُرجى السماح به في متصفحك، ثم إعادة تحميل الصفحة.',
    ownWindow: 'فتح Lectern في نافذة مستقلة',
    placeholderTitle: 'تُفتح دورتك هنا',
    placeholderLead:
      'تُعرض الدورات في صفحات مؤسستك، وهي التي تسجّل دخولك. يُرجى فتح الدورة من هناك، أو تسجيل الدخول إلى Lectern نفسه.',
    USED: {
      title: 'سبق استخدام هذا الرابط',
      lead: 'يفتح الرابط دورتك مرة واحدة. يُرجى إعادة تحميل الصفحة المحيطة به للحصول على رابط جديد.',
    },
    EXPIRED: {
      title: 'هذا الرابط قديم جدًا',
      lead: 'يفتح الرابط دورتك خلال دقيقة واحدة. يُرجى إعادة تحميل الصفحة المحيطة به للحصول على رابط جديد.',
    },
    UNKNOWN: {
      title: 'لا يمكن استخدام هذا الرابط',
      lead: 'يُرجى إعادة تحميل الصفحة المحيطة به. إذا استمر ذلك فيُرجى إخبار القائمين على تلك الصفحة.',
    },
    PLACE: {
      title: 'ليس هذا مكان هذا الرابط',
      lead: 'لا يفتح الرابط دورتك إلا داخل الصفحة التي طلبته. يُرجى فتح تلك الصفحة.',
    },
    ENDED: {
      title: 'انتهت جلستك في هذا الإطار',
      lead: 'يُرجى إعادة تحميل الصفحة المحيطة به للمتابعة. الإجابات التي لم تُرسل بعد تبقى على هذا الجهاز وتُرسل عندئذ.',
    },
    STORAGE: {
      title: 'لا يحفظ متصفحك شيئًا لهذا الإطار',
      lead: 'لا يمكنه أن يتذكر أنك سجّلت الدخول هنا. يُرجى السماح لهذا الموقع بحفظ البيانات، أو فتح Lectern في نافذة مستقلة.',
    },
  },
  outbox: {
    title: 'رسائل خادم التطوير هذا',
    lead: 'الأحدث أولًا. في بيئة الإنتاج لا توجد هذه الصفحة وتُرسل الرسائل.',
    empty: 'لم تُكتب أي رسالة بعد.',
  },
  mails: {
    signUp: {
      subject: `إكمال حسابك في ${lectern}`,
      body: (link) =>
        `مرحبًا،\n\nيُرجى فتح هذا الرابط خلال ساعة واحدة لتختار كلمة مرور وتكمل حسابك في ${lectern}:\n\n${link}\n\nإن لم تطلب حسابًا فلا داعي لفعل شيء: لن يُنشأ أي حساب.\n`,
    },
    haveAccount: {
      subject: `لديك حساب في ${lectern} بالفعل`,
      body: (signIn, forgotten) =>
        `مرحبًا،\n\nطلب شخص ما، ولعله أنت، حسابًا في ${lectern} بهذا العنوان. له حساب بالفعل.\n\nتسجيل الدخول: ${signIn}\nهل نسيت كلمة المرور؟ ${forgotten}\n\nإن لم تكن أنت فلا داعي لفعل شيء.\n`,
    },
    newPassword: {
      subject: `اختيار كلمة مرور جديدة في ${lectern}`,
      body: (link) =>
        `مرحبًا،\n\nيُرجى فتح هذا الرابط خلال ساعة واحدة لتختار كلمة مرور جديدة:\n\n${link}\n\nإن لم تطلبها فلا داعي لفعل شيء: تبقى كلمة مرورك كما هي.\n`,
    },
    noAccount: {
      subject: `لا يوجد حساب في ${lectern} بهذا العنوان`,
      body: (signUp) =>
        `مرحبًا،\n\nطلب شخص ما، ولعله أنت، كلمة مرور جديدة في ${lectern} بهذا العنوان. ليس له حساب.\n\nربما كان حسابك بعنوان آخر. يمكنك أيضًا إنشاء حساب: ${signUp}\n`,
    },
    passwordChanged: {
      subject: `تغيّرت كلمة مرورك في ${lectern}`,
      body: (forgotten) =>
        `مرحبًا،\n\nتغيّرت كلمة مرور حسابك في ${lectern}. إن لم تكن أنت من غيّرها فيُرجى اختيار كلمة جديدة الآن: ${forgotten}\n`,
    },
    newEmail: {
      subject: `أكّد عنوانك الجديد في ${lectern}`,
      body: (link) =>
        `مرحبًا،\n\nيُرجى فتح هذا الرابط خلال ساعة واحدة لاستخدام هذا العنوان لحسابك في ${lectern}:\n\n${link}\n\nإن لم تطلب ذلك فلا داعي لفعل شيء.\n`,
    },
    emailTaken: {
      subject: `لهذا العنوان حساب في ${lectern} بالفعل`,
      body: (signIn) =>
        `مرحبًا،\n\nأراد شخص ما، ولعله أنت، استخدام هذا العنوان لحساب آخر في ${lectern}. له حساب بالفعل، فلم يتغير شيء.\n\nتسجيل الدخول: ${signIn}\n`,
    },
    emailChanged: {
      subject: `تغيّر عنوان حسابك في ${lectern}`,
      body: (email) =>
        `مرحبًا،\n\nلحسابك في ${lectern} عنوان جديد: ${isolated(email)}\nتُرسل إليه الرسائل المتعلقة به من الآن فصاعدًا. إن لم تكن أنت من غيّره فيُرجى إخبار القائمين على ${lectern} في مؤسستك.\n`,
    },
  },
};
