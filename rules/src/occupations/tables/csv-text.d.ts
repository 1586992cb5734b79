/** Lets tests import the published tables in rules/official as text, which Vite supports. */
declare module '*.csv?raw' {
  const text: string;
  export default text;
}

declare module '*/read-table.mjs' {
  /** The rows of a comma-separated text, keyed by the names in its first line. */
  export function readTable(text: string): Record<string, string>[];
}
