import { z } from 'zod/mini';
import { rulesOf } from '../../base/entity/entity-text.ts';
import { institutionTexts } from '../../base/entity/institution.ts';
import { contentName, itemId, logo, orNull, shortText } from '../../base/content/content-field.ts';
import { memberListSchema } from './member-list.ts';

/** The codes of the states of a country by its code, with none for one whose addresses carry no state. */
export type StatesOf = (country_code: string) => readonly string[] | null;

// In the order of the form, so that the first thing wrong is the first one on the screen.
const shape = {
  name: contentName,
  logo,
  country_code: z.string().check(z.trim(), z.minLength(1)),
  state_code: orNull(shortText(10)),
  ...rulesOf(institutionTexts),
  time_zone: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  sales_manager_id: orNull(itemId),
};

type Written = Readonly<z.output<z.ZodMiniObject<typeof shape>>>;

/** A rule about several fields, which is looked at whatever else is wrong. */
const rule = (path: keyof Written, error: string, holds: (written: Written) => boolean) =>
  z.refine<Written>(holds, { error, path: [path], when: () => true });

/**
 * An institution as it is created or changed; a text left empty is null. It refuses a country that `statesOf` does not
 * know (WRONG_SHAPE) and, for a country that has states, anything but one of them (NOT_A_STATE); for any other country a
 * state is refused as well. Whether a time zone is one, the database knows.
 */
export const institutionSchema = (statesOf: StatesOf) =>
  z.object(shape).check(
    rule('country_code', 'WRONG_SHAPE', ({ country_code }) => !country_code || statesOf(country_code) !== null),
    rule('state_code', 'NOT_A_STATE', ({ country_code, state_code }) => {
      const states = statesOf(country_code) ?? [];
      return states.length > 0 ? states.includes(state_code ?? '') : state_code == null;
    }),
  );

/** What `institutionSchema` gives. */
export type InstitutionInput = z.output<ReturnType<typeof institutionSchema>>;

/** What stands in the fields of the form of an institution: each a text, empty where nothing is said. */
export type InstitutionForm = { readonly [Field in keyof InstitutionInput]: string };

/** How many institutions a list offers to give at a time, the first unless said. */
export const institutionPageSizes = [20, 30, 40, 50, 60] as const;

/**
 * Which institutions are asked for: all, or those in whose name, city or sales manager `search` stands, `pageSize` of
 * them. It refuses a search of more than 100 characters and a page of none or of more than 60.
 */
export const institutionListSchema = z.object({
  search: z.string().check(z.trim(), z.maxLength(100)),
  pageSize: memberListSchema.shape.pageSize,
});
