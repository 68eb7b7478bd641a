export const renewalMails = {
  title: 'Mails about renewals',
  when: '90, 30 and 7 days before a license ends, and when 9 of 10 seats are taken.',
  toSales: 'To the sales manager',
  toSalesHelp: 'One mail a day at most, with all institutions that they look after.',
  toAdministrators: 'To the center administrators',
  toAdministratorsHelp: 'One mail a day at most to each of them.',
  sentAgain: 'These mails are sent again.',
  stopped: 'These mails are not sent any more.',
  notLoaded: 'Whether mails are sent could not be loaded.',
};
