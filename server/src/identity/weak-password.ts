import { isAboutOneself } from '@lectern/domain/account/account-form.ts';

let common: Promise<Set<string>> | null = null;

/** The sentence that refuses a password others guess first, or null. `person` holds names and address of its owner. */
export async function whyWeak(password: string, person: readonly string[]): Promise<string | null> {
  if (isAboutOneself(password, person)) return 'Choose a password that is not your name or address.';
  common ??= readCommon();
  return (await common).has(password.toLowerCase()) ? 'Many people use this password. Choose another one.' : null;
}

/** Read on first use; sign-ins never need it. */
async function readCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}
