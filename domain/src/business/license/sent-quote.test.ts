import { describe, expect, it } from 'vitest';
import { checkInput } from '../../check-input.ts';
import { sentQuoteSchema, withTax } from './sent-quote.ts';

const check = (values: object) => {
  const given = { valid_until: '2026-12-22', tax_rate: '', ...values };
  const { data, issues } = checkInput(sentQuoteSchema({ today: '2026-11-22' }), given);
  return issues?.map(({ field, code }) => `${field} ${code}`) ?? data;
};

describe('a quote that is sent', () => {
  it.each([
    ['until today', { valid_until: '2026-11-22' }, { valid_until: '2026-11-22', tax_rate: null }],
    ['with a tax', { tax_rate: ' 7,5 ' }, { valid_until: '2026-12-22', tax_rate: '7.50' }],
    ['with none at all', { tax_rate: '0' }, { valid_until: '2026-12-22', tax_rate: '0.00' }],
    ['without a last day', { valid_until: '' }, ['valid_until REQUIRED']],
    ['until yesterday', { valid_until: '2026-11-21' }, ['valid_until DAY_PASSED']],
    ['with more than all', { tax_rate: '100.01' }, ['tax_rate WRONG_SHAPE']],
    ['with a word', { tax_rate: 'VAT' }, ['tax_rate WRONG_SHAPE']],
  ])('%s', (_case, values, expected) => {
    expect(check(values)).toEqual(expected);
  });

  it.each([
    ['12500.00', '19.00', { net: '12500.00', tax: '2375.00', total: '14875.00' }],
    ['0.05', '10.00', { net: '0.05', tax: '0.01', total: '0.06' }],
    ['999999999.99', '100.00', { net: '999999999.99', tax: '999999999.99', total: '1999999999.98' }],
    ['10.00', '0.00', { net: '10.00', tax: '0.00', total: '10.00' }],
  ])('of %s at %s percent', (price, rate, expected) => {
    expect(withTax(price, rate)).toEqual(expected);
  });
});
