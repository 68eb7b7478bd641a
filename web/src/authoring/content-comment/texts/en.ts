export const contentComment = {
  none: 'No comments yet.',
  notLoaded: 'The comments could not be loaded.',
  more: 'Show newer comments',
  label: 'Your comment',
  help: 'All authors read it, learners do not.',
  add: 'Comment',
  notAdded: 'The comment could not be sent. It stays here until you send it again.',
  resolve: 'Resolve',
  resolved: 'Resolved',
  reopen: 'Open again',
  notResolved: 'The comment could not be changed.',
  notDeleted: 'The comment could not be deleted.',
};
