import { rewriteHead } from './rewrite-head.ts';
import { classesIn, classListsIn, type Rule, usedRules } from './used-rules.ts';

const sheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const ofOtherStyles = /<style\b/i;

/** About two megabytes. Pages of one kind have the same classes, whatever they say. */
const maxStyles = 64;
/** As much again: what pages of one kind say decides in which order they have them. */
const maxLists = 256;

/**
 * Puts what a page uses of its style sheets into its HTML, so that its first paint waits for nothing else. The server
 * allows the text by its hash, so the page may contain no other `<style>`: it throws at one, as a failed page is better
 * than injected styles. A page that hydrates keeps the links, disabled: React finds what it rendered, React Router knows
 * which sheets are there, and `/wake.js` enables them before anything can change. They are for no medium until then as
 * well, because Chromium looks ahead for sheets and fetches disabled ones before the first paint.
 */
export type InlineSheets = (html: string, page: { readonly hydrates: boolean }) => string;

export function sheetInliner(rulesAt: (href: string) => readonly Rule[]): InlineSheets {
  const styleOf = styleKeeper(rulesAt);
  return (html, { hydrates }) => {
    if (ofOtherStyles.test(html)) throw new Error('A page holds styles that are not ours.');
    return rewriteHead(html, (head) => {
      const links = [...head.matchAll(sheetLink)].map(([, href = '']) => href.replace(/#.*/, ''));
      if (links.length === 0) return head;
      const style = styleOf(links, classListsIn(html));
      let placed = false;
      return head.replace(sheetLink, (_, href: string) => {
        const styleHere = placed ? '' : style;
        placed = true;
        return hydrates
          ? `${styleHere}<link rel="stylesheet" href="${href}" media="not all" disabled=""/>`
          : styleHere;
      });
    });
  };
}

function styleKeeper(rulesAt: (href: string) => readonly Rule[]) {
  const classesOf = latest<readonly string[]>(maxLists);
  const styleOf = latest<string>(maxStyles);
  return (links: readonly string[], lists: ReadonlySet<string>): string => {
    const classes = classesOf([...lists].join('\n'), () => classesIn(lists));
    return styleOf(`${links.join(' ')} ${classes.join(' ')}`, () => {
      const used = new Set(classes);
      const style = `<style>${links.map((href) => usedRules(rulesAt(href), used)).join('')}</style>`;
      if (style.indexOf('</', 7) !== style.length - 8)
        throw new Error('A style sheet would end its element.');
      return style;
    });
  };
}

/** Keeps what was made last for so many keys. */
function latest<Value>(max: number) {
  const values = new Map<string, Value>();
  return (key: string, make: () => Value): Value => {
    const cached = values.get(key);
    if (cached !== undefined) return cached;
    const value = make();
    const [oldest] = values.keys();
    if (values.size >= max && oldest !== undefined) values.delete(oldest);
    values.set(key, value);
    return value;
  };
}
