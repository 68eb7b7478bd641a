export const attempt = {
  conflict: {
    title: 'Changed somewhere else',
    text: 'You have answered these questions differently on another device or in another tab. Choose which answer counts for each.',
    here: 'On this device',
    there: 'In the other place',
    choose: 'Use these answers',
    merged: 'You have answered on another device or in another tab too. All of it is here now.',
  },
};
