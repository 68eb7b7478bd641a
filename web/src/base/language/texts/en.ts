export const language = {
  title: 'Language',
  notLoaded: 'This language could not be loaded. Check the connection and choose it again.',
};
