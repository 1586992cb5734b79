/** A text between tags of XML or within a quoted attribute. */
export function xmlText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A sitemap, or the index of several, from entries that are XML already (sitemaps.org). */
export function sitemapText(kind: 'sitemapindex' | 'urlset', entries: readonly string[]): string {
  const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="${schema}">${entries.join('\n')}</${kind}>\n`;
}
