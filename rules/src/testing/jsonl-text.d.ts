/** Lets tests import a file of JSON lines as text, which Vite supports. */
declare module '*.jsonl?raw' {
  const text: string;
  export default text;
}
