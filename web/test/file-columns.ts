/** The columns of a file as the server has read them: the first of addresses, the next not read. */
export const fileColumnsOf = (unread = 'Phone') => [
  { column: 0, head: 'E-mail', example: 'mia@school.example', name: 'email' },
  { column: 1, head: unread, example: '5550100', name: null },
];
