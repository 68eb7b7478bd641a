import { plural } from '../../../texts/formats/en.ts';

export const spreadsheet = {
  template: 'Save a template',
  drop: 'Drop a file here, or choose one.',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  email: 'Email',
  linesTitle: 'All rows of the file',
  all: 'All',
  line: 'Row',
  person: 'Person',
  outcome: 'What happens',
  more: (count: number) => plural(count, { one: 'Show # more row', other: 'Show # more rows' }),
};
