/** The page of the identity provider where people change their profile and password. */
export function accountAddress(): string {
  const content = document.querySelector<HTMLMetaElement>('meta[name="lectern"]')?.content;
  const { issuer } = JSON.parse(content || '{"issuer":"/identity"}') as { issuer: string };
  return `${issuer.replace(/\/+$/, '')}/account`;
}
