/** The address of a store with the key and secret that the environment names, where the address names none. */
export function withCredentials(
  where: string,
  variables: Readonly<Record<string, string | undefined>>,
): string {
  const { AWS_ACCESS_KEY_ID: key, AWS_SECRET_ACCESS_KEY: secret } = variables;
  const [, scheme, rest] = /^((?:s3|https?):\/\/)([^@]+)$/.exec(where) ?? [];
  if (scheme === undefined || !key || !secret) return where;
  return `${scheme}${encodeURIComponent(key)}:${encodeURIComponent(secret)}@${rest}`;
}
