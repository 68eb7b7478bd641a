/** Every text of the provider's pages and mails. */
export const en = {
  languages: 'Languages',
  product: 'Lectern',
  backToSignIn: 'Back to sign in',
  toSignIn: 'Sign in',
  toProduct: 'Back to Lectern',
  fixFields: 'Check these fields:',
  showPassword: 'Show password',
  fields: {
    email: 'Email',
    new_email: 'New email',
    password: 'Password',
    current_password: 'Current password',
    new_password: 'New password',
    first_name: 'First name',
    last_name: 'Last name',
  },
  /** What an empty field asks for. */
  required: {
    email: 'Enter your email address.',
    password: 'Enter your password.',
    current_password: 'Enter your password.',
    new_password: 'Choose a password.',
    first_name: 'Enter your first name.',
  },
  issues: {
    TOO_LONG: (maximum: number) => `Use at most ${maximum} characters.`,
    TOO_SHORT: (minimum: number) => `Use at least ${minimum} characters.`,
    ONE_LINE: 'Write the name on one line.',
    NOT_AN_EMAIL: 'Enter an address such as name@school.org.',
    ABOUT_ONESELF: 'Choose a password that is not your name or address.',
    COMMON_PASSWORD: 'Many people use this password. Choose another one.',
    other: 'Check this entry: it is not in the right form.',
  },
  lastNameHelp: 'Leave empty if you have one name.',
  passwordHelp: 'At least 10 characters. A few words in a row are easy to remember and hard to guess.',
  signIn: {
    title: 'Sign in',
    lead: 'Use your Lectern account.',
    button: 'Sign in',
    wrong: 'That email and password do not match. Check both and try again.',
    locked: (minutes: number) =>
      `Too many tries. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again, or choose a new password.`,
    forgotten: 'Forgotten your password?',
    noAccount: 'No account yet?',
    create: 'Create an account',
    demo: 'Demo accounts',
    demoLead: 'Pick one to fill the form. The password of all is',
  },
  roles: {
    USER: 'User',
    SYSTEM_ADMIN: 'System Administrator',
    TECH_SUPPORT: 'Tech Support',
    CONTENT_MANAGER: 'Content Manager',
    CONTENT_DEVELOPER: 'Content Developer',
    SALES_MANAGER: 'Sales Manager',
    CUSTOMER_SUCCESS: 'Customer Success',
    DISTRIBUTOR: 'Distributor',
    RESELLER: 'Reseller',
    DEVELOPER: 'Developer',
    PRODUCT_MANAGER: 'Product Manager',
    CENTER_ADMIN: 'Center Administrator',
    STUDENT: 'Learner',
    INSTRUCTOR: 'Instructor',
    MAIN_INSTRUCTOR: 'Main Instructor',
  },
  signUp: {
    title: 'Create an account',
    lead: 'You choose a password after your address is confirmed.',
    button: 'Create account',
    have: 'You have an account?',
  },
  forgotten: {
    title: 'Forgotten your password?',
    lead: 'We send you a link to choose a new one.',
    button: 'Send the link',
  },
  checkMail: {
    title: 'Check your email',
    lead: (email: string) => `We have sent a message to ${email}. Open its link within one hour.`,
    nothing: 'Nothing there? Look in the folder for unwanted mail, and check that the address is right.',
    outbox: 'Read the emails of this development server',
  },
  choosePassword: {
    title: 'Choose a password',
    lead: (email: string) => `For the account ${email}.`,
    button: 'Set password',
    doneTitle: 'Your password is set',
    doneLead: 'Sign in with it now.',
  },
  invited: {
    title: 'Choose a password',
    lead: (by: string, institution: string, email: string) =>
      `${by} invites you to ${institution}. Your account will have the address ${email}.`,
    button: 'Create account and continue',
  },
  confirmEmail: {
    title: 'Confirm your new address',
    lead: (email: string) => `From now on you sign in with ${email}.`,
    button: 'Confirm',
    doneTitle: 'Your address is changed',
    doneLead: (email: string) => `You sign in with ${email} now.`,
  },
  account: {
    title: 'My Account',
    signedIn: (email: string) => `Signed in as ${email}`,
    names: 'Your name',
    email: 'Email address',
    emailLead: (email: string) => `Your address is ${email}. A new one counts after you open the link we send to it.`,
    password: 'Password',
    passwordLead: 'Changing it ends your sessions on all other devices.',
    sessions: 'Sessions',
    sessionsLead: 'Ends every session of your account, here and on all other devices.',
    save: 'Save',
    changeEmail: 'Send the link',
    changePassword: 'Change password',
    signOutEverywhere: 'Sign out everywhere',
    wrongPassword: 'This is not your password.',
    sameEmail: 'This is already your address.',
    done: {
      names: 'Your name has been saved.',
      email: 'We have sent a link to your new address. Open it within one hour.',
      password: 'Your password has been changed.',
    },
    everywhereTitle: 'You are signed out everywhere',
    everywhereLead: 'Every session of your account has ended.',
  },
  signOut: {
    title: 'Sign out?',
    lead: 'You can sign in again at any time.',
    button: 'Sign out',
    doneTitle: 'You are signed out',
    doneLead: 'See you soon.',
  },
  errors: {
    EXPIRED: {
      title: 'This sign-in took too long',
      lead: 'Nothing is lost. Start again.',
    },
    SIGNED_OUT: {
      title: 'Please sign in first',
      lead: 'Your session has ended. Sign in to see your account.',
    },
    LINK: {
      title: 'This link can no longer be used',
      lead: 'A link works once, and for one hour. Ask for a new one.',
    },
    INVITATION: {
      title: 'This invitation cannot be used',
      lead: 'It was answered or withdrawn, is older than 30 days, or a newer email has replaced it. Ask the person who invited you to send it again.',
    },
    RATE_LIMITED: {
      title: 'Too many tries',
      lead: (minutes: number) => `Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
    },
    UNAVAILABLE: {
      title: 'The server is busy',
      lead: 'Please try again in a minute.',
    },
    FORM: {
      title: 'This form has expired',
      lead: 'Load the page again and repeat what you did. Nothing has been changed.',
    },
    BROKEN: {
      title: 'Oops! Something went wrong!',
      lead: 'Start again. If it happens again, tell the people who run this site.',
    },
  },
  /** What stands in the frame on a partner's page around the course itself. */
  frame: {
    opening: 'Opening your course',
    openingLead: 'One moment, you are being signed in.',
    noScript: 'This course needs JavaScript',
    noScriptLead: 'Allow it in your browser, then load the page again.',
    ownWindow: 'Open Lectern in its own window',
    placeholderTitle: 'Your course opens here',
    placeholderLead:
      'Courses are shown on the pages of your institution, which sign you in. Open the course from there, or sign in to Lectern itself.',
    USED: {
      title: 'This link has been used',
      lead: 'It opens a course once. Load the page around it again to get a new one.',
    },
    EXPIRED: {
      title: 'This link is too old',
      lead: 'It opens a course within a minute. Load the page around it again to get a new one.',
    },
    UNKNOWN: {
      title: 'This link cannot be used',
      lead: 'Load the page around it again. If it happens again, tell the people who run that page.',
    },
    PLACE: {
      title: 'This link does not belong here',
      lead: 'It opens a course only inside the page that asked for it. Open that page.',
    },
    ENDED: {
      title: 'Your session in this frame has ended',
      lead: 'Load the page around it again to continue. Answers that were not sent yet stay on this device and are sent then.',
    },
    STORAGE: {
      title: 'Your browser keeps no data for this frame',
      lead: 'It cannot remember that you are signed in here. Allow this site to keep data, or open Lectern in its own window.',
    },
  },
  outbox: {
    title: 'Emails of this development server',
    lead: 'Newest first. In production this page does not exist and emails are sent.',
    empty: 'No emails yet.',
  },
  mails: {
    signUp: {
      subject: 'Finish your Lectern account',
      body: (link: string) =>
        `Hello,\n\nopen this link within one hour to choose a password and finish your Lectern account:\n\n${link}\n\nIf you did not ask for an account, you need not do anything: none is made.\n`,
    },
    haveAccount: {
      subject: 'You have a Lectern account already',
      body: (signIn: string, forgotten: string) =>
        `Hello,\n\nsomeone, probably you, asked for a Lectern account with this address. It has one already.\n\nSign in: ${signIn}\nForgotten your password? ${forgotten}\n\nIf it was not you, you need not do anything.\n`,
    },
    newPassword: {
      subject: 'Choose a new password for Lectern',
      body: (link: string) =>
        `Hello,\n\nopen this link within one hour to choose a new password:\n\n${link}\n\nIf you did not ask for it, you need not do anything: your password stays as it is.\n`,
    },
    noAccount: {
      subject: 'There is no Lectern account with this address',
      body: (signUp: string) =>
        `Hello,\n\nsomeone, probably you, asked for a new Lectern password with this address. It has no account.\n\nPerhaps your account has another address. You can also create one: ${signUp}\n`,
    },
    passwordChanged: {
      subject: 'Your Lectern password was changed',
      body: (forgotten: string) =>
        `Hello,\n\nthe password of your Lectern account was changed. If it was not you, choose a new one now: ${forgotten}\n`,
    },
    newEmail: {
      subject: 'Confirm your new address for Lectern',
      body: (link: string) =>
        `Hello,\n\nopen this link within one hour to use this address for your Lectern account:\n\n${link}\n\nIf you did not ask for it, you need not do anything.\n`,
    },
    emailTaken: {
      subject: 'This address has a Lectern account already',
      body: (signIn: string) =>
        `Hello,\n\nsomeone, probably you, wanted to use this address for another Lectern account. It has one already, so nothing was changed.\n\nSign in: ${signIn}\n`,
    },
    emailChanged: {
      subject: 'The address of your Lectern account was changed',
      body: (email: string) =>
        `Hello,\n\nyour Lectern account has a new address: ${email}\nMails about it go there from now on. If it was not you, tell the people who run Lectern at your institution.\n`,
    },
  },
};
