import type { FoundNumber } from '@lectern/domain/authoring/import/found-question.ts';
import { shown } from './blocks.ts';
import { htmlOf, type Markup } from './markup.ts';

/** The numbers that a numerical question of GIFT takes: `5`, `5:0.1`, `4.9..5.1`, each as it is or after `=`; null where one of them is none. */
export function numbersOf(inside: string, format: Markup): FoundNumber[] | null {
  const several = inside.trim().startsWith('=');
  // What is said to whoever is wrong stands behind a tilde.
  const given = inside.replace(/~[^]*$/, '').trim();
  const texts = several ? given.slice(1).split('=') : [given];
  const numbers = texts.map((text) => numberOf(text.trim(), format));
  return numbers.every((number) => number !== null) ? numbers : null;
}

function numberOf(text: string, format: Markup): FoundNumber | null {
  const weighed = /^%(-?\d{1,3}(?:\.\d*)?)%/.exec(text);
  const [said = '', ...more] = (weighed ? text.slice(weighed[0].length) : text).split('#');
  const range = rangeOf(shown(said).trim());
  if (!range) return null;
  return { ...range, weight: weighed ? Number(weighed[1]) : 100, feedback: htmlOf(more.join('#'), format).html };
}

function rangeOf(text: string): { readonly from: number; readonly to: number } | null {
  const [low, high, ...more] = text.split('..').map(Number);
  if (high !== undefined) return more.length === 0 && isNumber(low) && isNumber(high) ? { from: low, to: high } : null;
  const [value, tolerance = 0, ...others] = text.split(':').map(Number);
  if (text === '' || others.length > 0 || !isNumber(value) || !isNumber(tolerance)) return null;
  return { from: value - Math.abs(tolerance), to: value + Math.abs(tolerance) };
}

const isNumber = (value: number | undefined): value is number => value !== undefined && Number.isFinite(value);
