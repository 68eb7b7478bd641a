export const spreadsheet = {
  template: 'Guardar una plantilla',
  drop: 'Suelte un archivo aquí o elija uno.',
  choose: 'Elegir un archivo',
  chooseOther: 'Elegir otro archivo',
};
