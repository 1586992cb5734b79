/** Text with its line breaks, for the HTML of an email. */
export function lines(text: string): string {
  return escaped(text).replaceAll('\n', '<br>');
}

/** Text for HTML, within an element or an attribute. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
