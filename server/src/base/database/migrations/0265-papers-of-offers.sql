-- The paper of an offer says what that of a quote does: the tax on its price, and who sold it when it was made.
alter table license_offers
  add column tax_rate numeric(5, 2),
  add column seller text,
  add constraint license_offers_tax_rate_known check (tax_rate between 0 and 100);
