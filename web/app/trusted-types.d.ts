/** What a browser lets through where only values of a policy may become code; TypeScript does not know it yet. */
interface TrustedTypes {
  createPolicy<Rules extends Readonly<Record<string, (text: string) => string>>>(
    name: string,
    rules: Rules,
  ): Rules;
}

interface Window {
  readonly trustedTypes?: TrustedTypes;
}
