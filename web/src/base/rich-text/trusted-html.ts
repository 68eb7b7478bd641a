type Policy = { readonly createHTML: (text: string) => TrustedHTML };

type Policies = {
  readonly createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => Policy;
};

/** What the browser offers to tell cleaned HTML from any other text; browsers without it take text as it is. */
export const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };

const policy = trustedTypes?.createPolicy('lectern', { createHTML: (clean) => clean });

/** HTML that may be written into a page, because it was cleaned, or into a document where nothing runs. */
export const trustedHtml = (clean: string): string => (policy ? policy.createHTML(clean) : clean) as string;
