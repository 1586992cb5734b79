const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#x27', "'"],
  ['#39', "'"],
  ['nbsp', ' '],
]);

const undisplayed = /<!--[\s\S]*?-->|<(svg|script|style)\b[\s\S]*?<\/\1>/g;

/** Decodes the character references in HTML. */
export function textIn(html: string): string {
  return html.replace(/&(#?\w+);/g, (whole, name) => entities.get(name) ?? whole);
}

/** The visible text of a piece of HTML, on one line. */
export function wordsIn(html: string): string {
  const text = textIn(html.replace(undisplayed, '').replace(/<[^>]*>/g, ' '));
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:)])/g, '')
    .trim();
}

/** The attributes of an opening tag, by their lower-case names. */
export function attributesOf(opening: string): Map<string, string> {
  const all = opening.matchAll(/([\w-]+)="([^"]*)"/g);
  return new Map([...all].map(([, name = '', value = '']) => [name.toLowerCase(), textIn(value)]));
}
