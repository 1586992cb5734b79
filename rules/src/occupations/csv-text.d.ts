/** Tests read the published tables in rules/official as text; Vite gives it to them. */
declare module '*.csv?raw' {
  const text: string;
  export default text;
}

declare module '*/read-table.mjs' {
  /** Rows of a comma-separated text, by the names of its first line. */
  export function readTable(text: string): Record<string, string>[];
}
