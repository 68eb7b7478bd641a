export const spreadsheet = {
  template: 'Save a template',
  drop: 'Drop a file here, or choose one.',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
};
