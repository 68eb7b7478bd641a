import { texts } from '../../texts/texts.ts';

/** Where an institution is, as far as that is known. */
export function placeText(city: string | null | undefined, country: string | null): string {
  return city && country ? texts.sales.place(city, country) : (city ?? country ?? '');
}
