/** The colours of the light theme: paper has no dark mode. */
export const ink = {
  ink: '#12241c',
  quiet: '#46574f',
  racing: '#0d3b2e',
  link: '#145341',
  racing3: '#1d6b54',
  sky: '#d5e6ee',
  coral: '#b93a1e',
  outline: '#857d68',
  mint: '#dcebe1',
  sand: '#f1eadb',
  line: '#e4dccb',
  gold: '#f2b33d',
  /** Pale gold at 20% on racing green, mixed in advance: nothing in the document is transparent. */
  engraved: '#3d5b40',
  white: '#fffdf8',
} as const;
