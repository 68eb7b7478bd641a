/** What the page says about the identity provider. */
export type Settings = {
  readonly issuer: string;
  readonly client_id: string;
  /** The API that access tokens are for. */
  readonly audience: string;
  /** Whether people can create an account where they sign in. */
  readonly may_sign_up: boolean;
  /** Whether Microsoft's reader can be opened here. */
  readonly immersive_reader?: boolean;
};

/** Reads the settings that the server wrote into the page. */
export function readSettings(): Settings {
  const content = document.querySelector<HTMLMetaElement>('meta[name="lectern"]')?.content;
  const { origin } = window.location;
  const own = { issuer: `${origin}/identity`, client_id: 'lectern', audience: `${origin}/graphql`, may_sign_up: true };
  return { ...own, ...(content ? (JSON.parse(content) as Partial<Settings>) : {}) };
}
