interface TrustedRules {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
}

/** What a browser lets through where only values of a policy may become code; TypeScript does not know it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: Partial<TrustedRules>): TrustedRules;
}

interface Window {
  readonly trustedTypes?: TrustedTypes;
}
