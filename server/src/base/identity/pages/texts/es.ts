import type { en } from './en.ts';

const wait = (minutes: number) => (minutes === 1 ? 'un minuto' : `${minutes} minutos`);

/** Every text of the provider's pages and mails, in Spanish. */
export const es: typeof en = {
  languages: 'Idiomas',
  product: 'Lectern',
  backToSignIn: 'Volver al inicio de sesión',
  toSignIn: 'Iniciar sesión',
  toProduct: 'Volver a Lectern',
  fixFields: 'Revise estos campos:',
  showPassword: 'Mostrar la contraseña',
  fields: {
    email: 'Correo electrónico',
    new_email: 'Nuevo correo electrónico',
    password: 'Contraseña',
    current_password: 'Contraseña actual',
    new_password: 'Nueva contraseña',
    first_name: 'Nombre',
    last_name: 'Apellidos',
  },
  required: {
    email: 'Escriba su dirección de correo electrónico.',
    password: 'Escriba su contraseña.',
    current_password: 'Escriba su contraseña.',
    new_password: 'Elija una contraseña.',
    first_name: 'Escriba su nombre.',
  },
  issues: {
    TOO_LONG: (maximum) => `Use como máximo ${maximum} caracteres.`,
    TOO_SHORT: (minimum) => `Use al menos ${minimum} caracteres.`,
    ONE_LINE: 'Escriba el nombre en una sola línea.',
    NOT_AN_EMAIL: 'Escriba una dirección como nombre@escuela.org.',
    ABOUT_ONESELF: 'Elija una contraseña que no sea su nombre ni su dirección.',
    COMMON_PASSWORD: 'Muchas personas usan esta contraseña. Elija otra.',
    other: 'Esto no se puede usar aquí.',
  },
  lastNameHelp: 'Déjelo vacío si tiene un solo nombre.',
  passwordHelp:
    'Al menos 10 caracteres. Unas cuantas palabras seguidas son fáciles de recordar y difíciles de adivinar.',
  signIn: {
    title: 'Iniciar sesión',
    lead: 'Use su cuenta de Lectern.',
    button: 'Iniciar sesión',
    wrong: 'Ese correo y esa contraseña no coinciden. Compruebe ambos e inténtelo de nuevo.',
    locked: (minutes) =>
      `Demasiados intentos. Espere ${wait(minutes)} e inténtelo de nuevo, o elija una nueva contraseña.`,
    forgotten: '¿Olvidó su contraseña?',
    noAccount: '¿Todavía no tiene cuenta?',
    create: 'Crear una cuenta',
    demo: 'Cuentas de demostración',
    demoLead: 'Elija una para rellenar el formulario. La contraseña de todas es',
  },
  roles: {
    USER: 'Usuario',
    SYSTEM_ADMIN: 'Administrador del sistema',
    TECH_SUPPORT: 'Soporte técnico',
    CONTENT_MANAGER: 'Responsable de contenidos',
    CONTENT_DEVELOPER: 'Autor de contenidos',
    SALES_MANAGER: 'Responsable de ventas',
    CUSTOMER_SUCCESS: 'Atención al cliente',
    DISTRIBUTOR: 'Distribuidor',
    RESELLER: 'Revendedor',
    DEVELOPER: 'Desarrollador',
    PRODUCT_MANAGER: 'Responsable de producto',
    CENTER_ADMIN: 'Administrador del centro',
    STUDENT: 'Estudiante',
    INSTRUCTOR: 'Docente',
    MAIN_INSTRUCTOR: 'Docente principal',
  },
  signUp: {
    title: 'Crear una cuenta',
    lead: 'Elegirá una contraseña después de confirmar su dirección.',
    button: 'Crear cuenta',
    have: '¿Tiene una cuenta?',
  },
  forgotten: {
    title: '¿Olvidó su contraseña?',
    lead: 'Le enviamos un enlace para elegir una nueva.',
    button: 'Enviar el enlace',
  },
  checkMail: {
    title: 'Revise su correo',
    lead: (email) => `Hemos enviado un mensaje a ${email}. Abra su enlace antes de una hora.`,
    nothing: '¿No ha llegado nada? Mire en la carpeta de correo no deseado y compruebe que la dirección sea correcta.',
    outbox: 'Leer los correos de este servidor de desarrollo',
  },
  choosePassword: {
    title: 'Elija una contraseña',
    lead: (email) => `Para la cuenta ${email}.`,
    button: 'Establecer la contraseña',
    doneTitle: 'Su contraseña está establecida',
    doneLead: 'Inicie sesión con ella ahora.',
  },
  invited: {
    title: 'Elija una contraseña',
    lead: (by, institution, email) => `${by} le invita a ${institution}. Su cuenta tendrá la dirección ${email}.`,
    button: 'Crear la cuenta y continuar',
  },
  confirmEmail: {
    title: 'Confirme su nueva dirección',
    lead: (email) => `A partir de ahora iniciará sesión con ${email}.`,
    button: 'Confirmar',
    doneTitle: 'Su dirección ha cambiado',
    doneLead: (email) => `Ahora inicia sesión con ${email}.`,
  },
  account: {
    title: 'Mi cuenta',
    signedIn: (email) => `Sesión iniciada como ${email}`,
    names: 'Su nombre',
    email: 'Dirección de correo electrónico',
    emailLead: (email) =>
      `Su dirección es ${email}. Una nueva cuenta a partir de que abra el enlace que le enviamos a ella.`,
    password: 'Contraseña',
    passwordLead: 'Al cambiarla se cierran sus sesiones en todos los demás dispositivos.',
    sessions: 'Sesiones',
    sessionsLead: 'Cierra todas las sesiones de su cuenta, aquí y en todos los demás dispositivos.',
    save: 'Guardar',
    changeEmail: 'Enviar el enlace',
    changePassword: 'Cambiar la contraseña',
    signOutEverywhere: 'Cerrar todas las sesiones',
    wrongPassword: 'Esta no es su contraseña.',
    sameEmail: 'Esta ya es su dirección.',
    done: {
      names: 'Su nombre se ha guardado.',
      email: 'Hemos enviado un enlace a su nueva dirección. Ábralo antes de una hora.',
      password: 'Su contraseña ha cambiado.',
    },
    everywhereTitle: 'Ha cerrado todas las sesiones',
    everywhereLead: 'Todas las sesiones de su cuenta han terminado.',
  },
  signOut: {
    title: '¿Cerrar la sesión?',
    lead: 'Puede iniciar sesión de nuevo cuando quiera.',
    button: 'Cerrar sesión',
    doneTitle: 'Ha cerrado la sesión',
    doneLead: 'Hasta pronto.',
  },
  errors: {
    EXPIRED: {
      title: 'Este inicio de sesión tardó demasiado',
      lead: 'No se ha perdido nada. Empiece de nuevo.',
    },
    SIGNED_OUT: {
      title: 'Inicie sesión primero',
      lead: 'Su sesión ha terminado. Inicie sesión para ver su cuenta.',
    },
    LINK: {
      title: 'Este enlace ya no se puede usar',
      lead: 'Un enlace sirve una vez y durante una hora. Pida uno nuevo.',
    },
    INVITATION: {
      title: 'Esta invitación no se puede usar',
      lead: 'Ya se respondió o se retiró, tiene más de 30 días, o un correo más reciente ocupa su lugar. Pida a quien le invitó que la envíe de nuevo.',
    },
    RATE_LIMITED: {
      title: 'Demasiados intentos',
      lead: (minutes) => `Espere ${wait(minutes)} e inténtelo de nuevo.`,
    },
    UNAVAILABLE: {
      title: 'El servidor está ocupado',
      lead: 'Inténtelo de nuevo dentro de un minuto.',
    },
    FORM: {
      title: 'Este formulario ha caducado',
      lead: 'Cargue la página de nuevo y repita lo que hizo. No se ha cambiado nada.',
    },
    BROKEN: {
      title: '¡Vaya! Algo salió mal.',
      lead: 'Empiece de nuevo. Si sigue pasando, avise a quienes llevan este sitio.',
    },
  },
  frame: {
    opening: 'Abriendo su curso',
    openingLead: 'Un momento, estamos iniciando su sesión.',
    noScript: 'Este curso necesita JavaScript',
    noScriptLead: 'Permítalo en su navegador y vuelva a cargar la página.',
    ownWindow: 'Abrir Lectern en su propia ventana',
    placeholderTitle: 'Su curso se abre aquí',
    placeholderLead:
      'Los cursos se muestran en las páginas de su institución, que inician su sesión. Abra el curso desde allí o inicie sesión en Lectern.',
    USED: {
      title: 'Este enlace ya se ha usado',
      lead: 'Abre un curso una sola vez. Vuelva a cargar la página que lo rodea para obtener otro.',
    },
    EXPIRED: {
      title: 'Este enlace es demasiado antiguo',
      lead: 'Abre un curso durante un minuto. Vuelva a cargar la página que lo rodea para obtener otro.',
    },
    UNKNOWN: {
      title: 'Este enlace no se puede usar',
      lead: 'Vuelva a cargar la página que lo rodea. Si continúa, avise a las personas que la gestionan.',
    },
    PLACE: {
      title: 'Este enlace no es para este lugar',
      lead: 'Solo abre un curso dentro de la página que lo pidió. Abra esa página.',
    },
    ENDED: {
      title: 'Su sesión en este marco ha terminado',
      lead: 'Vuelva a cargar la página que lo rodea para continuar. Las respuestas que aún no se enviaron quedan en este dispositivo y se envían entonces.',
    },
    STORAGE: {
      title: 'Su navegador no guarda nada para este marco',
      lead: 'No puede recordar que su sesión está iniciada aquí. Permita que este sitio guarde datos o abra Lectern en su propia ventana.',
    },
  },
  outbox: {
    title: 'Correos de este servidor de desarrollo',
    lead: 'Los más recientes primero. En producción esta página no existe y los correos se envían.',
    empty: 'Todavía no se ha escrito ningún correo.',
  },
  mails: {
    signUp: {
      subject: 'Termine su cuenta de Lectern',
      body: (link) =>
        `Hola:\n\nAbra este enlace antes de una hora para elegir una contraseña y terminar su cuenta de Lectern:\n\n${link}\n\nSi usted no pidió una cuenta, no tiene que hacer nada: no se crea ninguna.\n`,
    },
    haveAccount: {
      subject: 'Ya tiene una cuenta de Lectern',
      body: (signIn, forgotten) =>
        `Hola:\n\nAlguien, probablemente usted, pidió una cuenta de Lectern con esta dirección. Ya tiene una.\n\nIniciar sesión: ${signIn}\n¿Olvidó su contraseña? ${forgotten}\n\nSi no fue usted, no tiene que hacer nada.\n`,
    },
    newPassword: {
      subject: 'Elija una nueva contraseña para Lectern',
      body: (link) =>
        `Hola:\n\nAbra este enlace antes de una hora para elegir una nueva contraseña:\n\n${link}\n\nSi usted no la pidió, no tiene que hacer nada: su contraseña sigue siendo la misma.\n`,
    },
    noAccount: {
      subject: 'No hay ninguna cuenta de Lectern con esta dirección',
      body: (signUp) =>
        `Hola:\n\nAlguien, probablemente usted, pidió una nueva contraseña de Lectern con esta dirección. No tiene ninguna cuenta.\n\nQuizá su cuenta tenga otra dirección. También puede crear una: ${signUp}\n`,
    },
    passwordChanged: {
      subject: 'Su contraseña de Lectern ha cambiado',
      body: (forgotten) =>
        `Hola:\n\nLa contraseña de su cuenta de Lectern ha cambiado. Si no fue usted, elija una nueva ahora: ${forgotten}\n`,
    },
    newEmail: {
      subject: 'Confirme su nueva dirección para Lectern',
      body: (link) =>
        `Hola:\n\nAbra este enlace antes de una hora para usar esta dirección en su cuenta de Lectern:\n\n${link}\n\nSi usted no lo pidió, no tiene que hacer nada.\n`,
    },
    emailTaken: {
      subject: 'Esta dirección ya tiene una cuenta de Lectern',
      body: (signIn) =>
        `Hola:\n\nAlguien, probablemente usted, quiso usar esta dirección para otra cuenta de Lectern. Ya tiene una, así que no se cambió nada.\n\nIniciar sesión: ${signIn}\n`,
    },
    emailChanged: {
      subject: 'La dirección de su cuenta de Lectern ha cambiado',
      body: (email) =>
        `Hola:\n\nSu cuenta de Lectern tiene una nueva dirección: ${email}\nA partir de ahora los correos sobre ella van allí. Si no fue usted, avise a quienes llevan Lectern en su institución.\n`,
    },
  },
};
