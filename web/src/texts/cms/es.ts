import { cmsBook } from '../../features/cms-book/texts/es.ts';
import { cms as words } from '../../features/cms/texts/es.ts';

/** What authors read in content management, in Spanish. */
export const cms = { cms: words, cmsBook };
