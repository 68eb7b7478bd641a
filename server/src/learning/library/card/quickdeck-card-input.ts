import { builder } from '../../../base/graphql/builder.ts';

/** What a new flash card says. */
export const QuickdeckCardInput = builder.inputType('QuickdeckCardInput', {
  description: 'What a new flash card says.',
  fields: (t) => ({
    title: t.string({ required: false, description: 'Its title, at most 200 characters; it may be empty.' }),
    term: t.string({ description: 'The term as HTML, at most 2,000 characters; it is cleaned.' }),
    definition: t.string({ description: 'Its definition as HTML, at most 20,000 characters; it is cleaned.' }),
    image: t.string({ required: false, description: 'The address of a picture of the media library; null for none.' }),
  }),
});

/** What is to hold of a flash card. */
export const UpdateQuickdeckCardInput = builder.inputType('UpdateQuickdeckCardInput', {
  description: 'What is to hold of a flash card. What is left out stays as it is.',
  fields: (t) => ({
    title: t.string({ required: false, description: 'Its title.' }),
    term: t.string({ required: false, description: 'The term as HTML.' }),
    definition: t.string({ required: false, description: 'Its definition as HTML.' }),
    image: t.string({ required: false, description: 'The address of a picture; null for none.' }),
  }),
});
