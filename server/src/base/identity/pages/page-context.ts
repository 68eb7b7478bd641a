import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../services.ts';
import type { Identity } from '../provider.ts';

/** What the pages work with; the provider is opened when the first page needs it. */
export type PageContext = Services & { readonly identity: () => Promise<Identity> };

/** The routes of one page. */
export type Page = (pages: FastifyInstance, context: PageContext) => void;
