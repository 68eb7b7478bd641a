import { plural } from '../../../texts/formats/en.ts';

export const media = {
  drop: (count: number) => plural(count, { one: 'Drop a file here, or', other: 'Drop files here, or' }),
  choose: (count: number) => plural(count, { one: 'Choose a file', other: 'Choose files' }),
  chooseOther: 'Choose another file',
  remove: 'Remove',
  limits: (formats: string, megabytes: number) => `${formats}, up to ${megabytes} MB`,
  discarded: 'Some elements will be discarded because they are not of the required format',
  onlyFirst: 'One file is taken here: the first one.',
  empty: 'This file is empty.',
  tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB.`,
  damaged: 'This file is damaged and cannot be opened.',
  noCaptions: 'This file has no captions that can be read.',
  sending: (name: string) => `Sending ${name}`,
  httpError: (status: number) => `HTTP Error: ${status}`,
  invalidJson: 'Invalid JSON',
  notSent: 'The file could not be sent. Check your connection and try again.',
};
