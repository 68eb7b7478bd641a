import type { Env } from '../../../../env.ts';

/** True where mails reach people (or, in development, a page): without them no address can be confirmed. */
export const maySignUp = ({ smtpUrl, production }: Env): boolean => smtpUrl !== undefined || !production;
