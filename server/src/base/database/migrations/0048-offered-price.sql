-- What a license is offered for: a price has a currency, and what else was agreed fits on a page.
alter table licenses
  add constraint licenses_price_positive check (price >= 0),
  add constraint licenses_price_in_currency check (price is null or currency is not null),
  add constraint licenses_currency_code check (currency ~ '^[A-Z]{3}$'),
  add constraint licenses_notes_length check (length(notes) <= 2000);
