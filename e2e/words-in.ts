const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#x27', "'"],
  ['#39', "'"],
  ['nbsp', ' '],
]);

const drawn = /<!--[\s\S]*?-->|<(svg|script|style)\b[\s\S]*?<\/\1>/g;

/** Text as HTML writes it, as it is read. */
export function textIn(html: string): string {
  return html.replace(/&(#?\w+);/g, (whole, name) => named.get(name) ?? whole);
}

/** What a piece of HTML says, in one line. */
export function wordsIn(html: string): string {
  const text = textIn(html.replace(drawn, '').replace(/<[^>]*>/g, ' '));
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:)])/g, '')
    .trim();
}

/** The attributes in an opening tag, by their names in small letters. */
export function attributesOf(opening: string): Map<string, string> {
  const all = opening.matchAll(/([\w-]+)="([^"]*)"/g);
  return new Map([...all].map(([, name = '', value = '']) => [name.toLowerCase(), textIn(value)]));
}
