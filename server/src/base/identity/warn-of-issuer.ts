const patience = 5000;

/** Tells the operator when the identity provider of the settings cannot be used now; the server serves all the same. */
export async function warnOfIssuer(issuer: string, warn: (sentence: string) => void = console.warn): Promise<void> {
  const reason = await whyUnusable(issuer);
  if (reason)
    warn(`The identity provider ${issuer} (OIDC_ISSUER) cannot be used: ${reason}. Until it can, nobody can sign in.`);
}

/** Why an identity provider cannot be used now, or null. */
export async function whyUnusable(issuer: string): Promise<string | null> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
    if (!response.ok) return `${address} answers with ${response.status}`;
    const said = (await response.json()) as { issuer?: unknown };
    return said.issuer === issuer ? null : `${address} names the issuer ${String(said.issuer)}`;
  } catch (error) {
    const { cause, message } = error as Error;
    const { code } = (cause ?? {}) as { code?: string };
    return code ?? message;
  }
}
