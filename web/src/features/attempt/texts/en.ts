export const attempt = {
  conflict: {
    title: 'Changed somewhere else',
    text: 'This was changed somewhere else in the meantime. The newer version is shown. On this device you have answered differently:',
    here: 'On this device',
    newer: 'Newer version',
    ours: 'Use the answers from this device',
    theirs: 'Keep the newer version',
  },
};
