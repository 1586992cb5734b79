/** The package has no types of its own. */
declare module 'punycode.js' {
  const punycode: {
    /** A domain with each label `xn--…` in its own letters. Throws a RangeError for a label that says none. */
    toUnicode(domain: string): string;
  };
  export default punycode;
}
