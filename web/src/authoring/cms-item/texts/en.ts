export const cmsItem = {
  notLoaded: 'This part of the course could not be loaded.',
  readThrough: 'Read-through',
  state: {
    publish: 'Publish',
    unpublish: 'Unpublish',
    delete: 'Delete',
    hidden: {
      lesson: 'Published, hidden: lesson is a draft',
      course: 'Published, hidden: course is a draft',
      product: 'Published, hidden: product is a draft',
    },
    inNoGroup: 'In no group',
    publishedNow: (name: string) => `${name} is published.`,
    draftNow: (name: string) => `${name} is a draft again.`,
    deleted: (name: string) => `${name} was deleted.`,
  },
  form: {
    save: 'Save',
    saved: (name: string) => `${name} is saved.`,
    name: 'Name',
    logo: 'Logo',
    description: 'Description',
    descriptionHelp: (longest: number) => `At most ${longest} characters.`,
    order: 'Display order',
    orderHelp: 'A whole number. The items after it shift down by one.',
  },
};
