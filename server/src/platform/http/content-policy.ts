import { createHash } from 'node:crypto';

/** Who may show a page in a frame: no site, or for embeddable tools any site. */
export type FrameAncestors = "'none'" | '*';

/** The hashes of what a page contains itself, instead of in files. */
interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The content policy of a response whose only inline scripts and styles have the given hashes. */
export function contentPolicy(
  { scripts, styles }: Inline = { scripts: [], styles: [] },
  frameAncestors: FrameAncestors = "'none'",
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    // Enforced since a whole run of the browser tests produced no report.
    "require-trusted-types-for 'script'",
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
    'report-uri /api/policy-reports',
  ].join('; ');
}

/**
 * The content policy of an HTML page. Inline scripts and styles are allowed by hash, because a cached page can have
 * no nonce. The page is read a byte to a character, which is quicker; the hashes are those of bytes.
 */
export function contentPolicyFor(html: Buffer, frameAncestors?: FrameAncestors): string {
  const elements = [...html.toString('latin1').matchAll(inlineElement)].map(
    ([, name = '', attributes = '', text = '']) => ({
      isStyle: name.toLowerCase() === 'style',
      attributes,
      text,
    }),
  );
  const styles = elements.filter(({ isStyle }) => isStyle);
  const scripts = elements.filter(
    ({ isStyle, attributes }) => !isStyle && !/(?:^|\s)src\s*=/i.test(attributes) && isExecutable(attributes),
  );
  const inline = { scripts: hashesOf(scripts), styles: hashesOf(styles) };
  return contentPolicy(inline, frameAncestors);
}

function hashesOf(elements: readonly { readonly text: string }[]): string[] {
  const hashes = elements.map(({ text }) => {
    const digest = createHash('sha256').update(text.replaceAll('\r\n', '\n'), 'latin1').digest('base64');
    return `'sha256-${digest}'`;
  });
  return [...new Set(hashes)];
}

const inlineElement = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\b/gi;
const typeAttribute = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/**
 * By the HTML standard: no type, a JavaScript type, a module or an import map; everything else is a data
 * block.
 */
function isExecutable(attributes: string): boolean {
  const [, double, single, bare] = typeAttribute.exec(attributes) ?? [];
  const type = (double ?? single ?? bare ?? '').trim().toLowerCase();
  return /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/.test(
    type,
  );
}
