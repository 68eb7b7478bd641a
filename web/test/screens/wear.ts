import { GraphQLError } from 'graphql';
import { address, longName, person } from '../long-names.ts';

/** How a word of people is written: by its field, and whether it is of a course, whose language is known. */
export type Wear = (text: string, field: string, ofCourse: boolean) => string;

/** Fields that hold no words of people. */
const codes =
  /^(?!external)(.+_)?id$|slug|operations$|^(lang|language|srclang|cells|color|type|kind|state|status|role|my_role|rule|__typename|src|field|code|column)$/;
const written = /\p{L}/u;
const coded = /^([A-Z_]+|\d{4}-\d\d.*|[/#].*|https?:.*)$/s;

/** Words in ‹marks›, so that they can be told from those of the app. */
export const marked: Wear = (text) => `‹${text}›`;

/** Names that are as long as names get, of courses in German. */
export const long: Wear = (text, field) => {
  if (field === 'language') return 'de';
  if (field === 'first_name') return `${text} ${person.first_name}`;
  if (field === 'last_name') return `${text} ${person.last_name}`;
  if (/^(email|recipient)$/.test(field)) return address;
  if (/^(notes|failure|seen|said|last_error)$/.test(field)) return `${text} ${longName} ${address}`;
  return /(^|_)(name|title|city|what|within|place|subject|by|before|after|group|from)$/.test(field)
    ? `${text} ${longName}`
    : text;
};

/** What stands before the words of a course that is written in Arabic, and before names that are. */
export const inArabic = { course: 'درس', name: 'اسم' } as const;

/** A course in Arabic, among people, groups and institutions with Arabic names. */
export const arabic: Wear = (text, field, ofCourse) => {
  if (field === 'language') return 'ar';
  if (ofCourse) return `${inArabic.course} ${text}`;
  return /(^|_)(name|title|city|place|group|from)$/.test(field) ? `${inArabic.name} ${text}` : text;
};

/** What the server says of courses, wherever their language stands. */
const courseFields =
  /^(course|lessons?|studyProject|studentCourseProgress|studentGradebookOverview|curriculum|contentItem|studyProjectParts|searchCourse|readThrough|learningGain|.*GradebookOverview)$/;
const neverOfCourse =
  /^(first_name|last_name|by|email|group_name|author|label|products?|institution|user|students|learners)$/;

/** A reply of the server with its words written so. */
export function worn(value: unknown, wear: Wear, field = '', ofCourse = false): unknown {
  if (typeof value === 'string') return wornText(value, wear, field, ofCourse);
  if (Array.isArray(value)) return value.map((one) => worn(one, wear, field, ofCourse));
  if (typeof value === 'function') return (...args: unknown[]) => wornReply(value, args, wear, field, ofCourse);
  if (typeof value !== 'object' || value === null || value instanceof Promise) return value;
  const of = value as Record<string, unknown>;
  const here = ofCourse ? of['kind'] !== 'PRODUCT' : field !== '' && saysLanguage(of);
  // The work and the checks of the server have names that are looked up.
  const isLookedUp = 'next_on' in of || 'cure' in of;
  return Object.fromEntries(
    Object.entries(of).map(([key, one]) => [
      key,
      isLookedUp && key === 'name'
        ? one
        : worn(one, wear, key, !neverOfCourse.test(key) && (here || courseFields.test(key))),
    ]),
  );
}

const saysLanguage = (of: Record<string, unknown>): boolean =>
  [of, of['course'], of['lesson']].some(
    (one) => one instanceof Object && typeof Reflect.get(one, 'language') === 'string',
  );

function wornReply(reply: Function, args: unknown[], wear: Wear, field: string, ofCourse: boolean): unknown {
  try {
    return worn(reply(...args), wear, field, ofCourse);
  } catch (no) {
    if (!(no instanceof GraphQLError)) throw no;
    throw new GraphQLError(no.message, { extensions: worn(no.extensions, wear) as Record<string, unknown> });
  }
}

/** The line to a server whose replies are written so. */
export function wornReplies(fetch: (address: unknown, init?: RequestInit) => Promise<Response>, wear: Wear) {
  return async (at: unknown, init?: RequestInit): Promise<Response> => {
    const reply = await fetch(at, init);
    return Response.json(worn(await reply.json(), wear), { status: reply.status });
  };
}

function wornText(text: string, wear: Wear, field: string, ofCourse: boolean): string {
  if (field === 'language' && wear !== marked) return wear(text, field, ofCourse);
  if (codes.test(field) || coded.test(text) || !written.test(text)) return text;
  if (/^[[{]/.test(text)) return JSON.stringify(worn(JSON.parse(text), wear, field, ofCourse));
  if (text.startsWith('<')) return text.replaceAll(/>([^<]+)</g, (_, words) => `>${wear(words, 'html', ofCourse)}<`);
  return wear(text, field, ofCourse);
}
