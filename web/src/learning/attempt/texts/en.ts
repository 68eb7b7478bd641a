export const attempt = {
  conflict: {
    title: 'Changed somewhere else',
    text: 'You answered these questions differently on another device or in another tab. Choose which version to keep for each.',
    here: 'On this device',
    there: 'On the other device or tab',
    choose: 'Use these answers',
    merged: 'You also answered on another device or in another tab. All of it is here now.',
  },
};
