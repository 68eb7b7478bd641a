export const renewalMails = {
  title: 'Renewal emails',
  when: '90, 30 and 7 days before a license ends, and when 9 of 10 seats are taken.',
  toSales: 'To the sales manager',
  toSalesHelp: 'At most one email a day, with all institutions they look after.',
  toAdministrators: 'To the center administrators',
  toAdministratorsHelp: 'At most one email a day to each of them.',
  sentAgain: 'These emails are sent again.',
  stopped: 'These emails are no longer sent.',
  notLoaded: 'The email settings could not be loaded.',
};
