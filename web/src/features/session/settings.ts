/** What the page says about the identity provider. */
export type Settings = {
  readonly issuer: string;
  readonly client_id: string;
  /** The API that access tokens are for. */
  readonly audience: string;
};

/** Reads the settings that the server wrote into the page. */
export function readSettings(): Settings {
  const content = document.querySelector<HTMLMetaElement>('meta[name="lectern"]')?.content;
  const { origin } = window.location;
  const own = { issuer: `${origin}/identity`, client_id: 'lectern', audience: `${origin}/graphql` };
  return { ...own, ...(content ? (JSON.parse(content) as Partial<Settings>) : {}) };
}

/** Whether people sign in at the provider that Lectern brings along, where they can create an account. */
export const isOwnProvider = (): boolean => readSettings().issuer === `${window.location.origin}/identity`;
