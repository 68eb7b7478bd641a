import type { Principal } from '@lectern/domain/permission.ts';
import { isAllowed } from '../../../graphql/policy.ts';
import type { SentQuoteShape } from './sent-quote.ts';

/** Whether a license is a quote that nobody has sent. */
export const isDraft = (license: { readonly is_quoted: boolean; readonly quote: SentQuoteShape | null }): boolean =>
  license.is_quoted && license.quote === null;

/** Whether somebody sees the drafts of quotes that see the licenses at all: whoever sells or helps, and nobody for being at the institution. */
export const seesDrafts = ({ globalRole }: Principal): boolean =>
  isAllowed('licensesByInstitution', { signedIn: true, globalRole: globalRole ?? null });
