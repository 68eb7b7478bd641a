import { builder } from '../../../base/graphql/builder.ts';
import { ResourceTypeRef } from '../instructor-resource.ts';

/** A new file for whoever teaches a course. */
export const CreateInstructorResourceInput = builder.inputType('CreateInstructorResourceInput', {
  description: 'A new file for whoever teaches a course.',
  fields: (t) => ({
    course_id: t.id({ description: 'The course.' }),
    name: t.string({ description: 'Its name, 1 to 200 characters; the file is saved under it.' }),
    url: t.string({ description: 'The address of the file in the media library.' }),
    type: t.field({ type: ResourceTypeRef, required: false, description: 'What it is about; ANY where left out.' }),
    lesson_id: t.id({ required: false, description: 'The lesson of the course that it is about; null for none.' }),
    order_key: t.int({ required: false, description: 'Its place among those that are alike otherwise; 0 at first.' }),
    description: t.string({ required: false, description: 'What it is for, at most 500 characters.' }),
  }),
});

/** What is to hold of a file for whoever teaches a course. */
export const UpdateInstructorResourceInput = builder.inputType('UpdateInstructorResourceInput', {
  description: 'What is to hold of a file for whoever teaches a course. What is left out stays as it is.',
  fields: (t) => ({
    name: t.string({ required: false, description: 'Its name, 1 to 200 characters.' }),
    url: t.string({ required: false, description: 'The address of the file in the media library.' }),
    type: t.field({ type: ResourceTypeRef, required: false, description: 'What it is about.' }),
    lesson_id: t.id({ required: false, description: 'The lesson of the course that it is about; null for none.' }),
    order_key: t.int({ required: false, description: 'Its place among those that are alike otherwise.' }),
    description: t.string({ required: false, description: 'What it is for, at most 500 characters.' }),
  }),
});
