const places = /<kept-part part="(header|footer)"><\/kept-part>/g;
/** Far more than the states of the menus: odd spellings of paths end here. */
const maxKept = 200;

/** One page's share of what is kept of the frame. */
export interface PageFrame {
  holds(part: 'header' | 'footer', key: string): boolean;
  /** Puts what was kept into the rendered page, and keeps what was not. */
  fill(html: string): string;
}

/** Keeps the HTML of the header and the footer that React rendered, by what they depend on. */
export function keptFrames(): () => PageFrame {
  const cache = new Map<string, string>();
  return () => {
    const parts = new Map<string, string>();
    const missing = new Map<'header' | 'footer', string>();
    return {
      holds(part, key) {
        const html = cache.get(`${part} ${key}`);
        if (html === undefined) missing.set(part, key);
        else parts.set(part, html);
        return html !== undefined;
      },
      fill(html) {
        for (const [part, key] of missing) {
          const rendered = elementOf(html, part);
          if (cache.size < maxKept && rendered !== undefined) cache.set(`${part} ${key}`, rendered);
        }
        return parts.size === 0 ? html : html.replace(places, (_, part: string) => parts.get(part) ?? '');
      },
    };
  };
}

/** The first header of a page, and the last footer, are the frame's. */
function elementOf(html: string, part: 'header' | 'footer'): string | undefined {
  const start = part === 'header' ? html.indexOf('<header ') : html.lastIndexOf('<footer ');
  const end = html.indexOf(`</${part}>`, start);
  return start < 0 || end < 0 ? undefined : html.slice(start, end + `</${part}>`.length);
}
