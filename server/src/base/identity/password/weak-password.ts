import { isAboutOneself } from '@lectern/domain/base/account/account-form.ts';

let common: Promise<Set<string>> | null = null;

/** Why others guess a password first, or null. `person` holds names and address of its owner. */
export async function whyWeak(
  password: string,
  person: readonly string[],
): Promise<'ABOUT_ONESELF' | 'COMMON_PASSWORD' | null> {
  if (isAboutOneself(password, person)) return 'ABOUT_ONESELF';
  common ??= readCommon();
  return (await common).has(password.toLowerCase()) ? 'COMMON_PASSWORD' : null;
}

/** Read on first use; sign-ins never need it. */
async function readCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}
