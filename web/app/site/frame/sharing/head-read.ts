/** Title, description and canonical address in a rendered page's head. */
export interface HeadRead {
  /** Without the product's name at its end. */
  readonly title: string;
  readonly description: string;
  /** The absolute canonical address, if the page names one. */
  readonly canonical: string | undefined;
  /** Whether search engines may index the page. */
  readonly indexed: boolean;
}

const canonicalLink = /<link rel="canonical" href="([^"]*)"\/>/g;

/** Reads the head as React writes it. */
export function readHead(html: string): HeadRead {
  const head = html.slice(0, html.indexOf('</head>'));
  const first = (pattern: RegExp) => asText(pattern.exec(head)?.[1] ?? '');
  return {
    title: first(/<title>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: [...head.matchAll(canonicalLink)].map(([, href = '']) => asText(href)).at(-1),
    indexed: !/<meta name="robots" content="[^"]*noindex/.test(head),
  };
}

/** The page without its canonical element. */
export function withoutCanonical(html: string): string {
  const end = html.indexOf('</head>');
  return html.slice(0, end).replace(canonicalLink, '') + html.slice(end);
}

const letters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Reverses React's escaping. */
function asText(escaped: string): string {
  return escaped.replace(/&(?:amp|lt|gt|quot|#x27);/g, (letter) => letters[letter] ?? letter);
}

/** Escapes a text for an attribute. */
export function asAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
