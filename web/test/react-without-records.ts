import * as React from 'react';

// What React's development build records for somebody who looks into a browser with its tools: the stack of whoever made
// an element, for each of them, and a track of every rendering. Nobody looks here, and while a test steers the browser
// each stack is dear. React looks for `timeStamp` when its renderer is loaded, and counts the stacks of each second.
Object.assign(console, { timeStamp: undefined });
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
if (internals instanceof Object && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
}
