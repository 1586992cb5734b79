/** The parts of an advertisement, word for word, by the field of a job that they belong to. */
export interface AdvertisementTexts {
  readonly about?: string;
  readonly responsibilities?: string;
  readonly qualifications?: string;
}

type Part = keyof AdvertisementTexts;

const headings: readonly (readonly [Part, RegExp])[] = [
  [
    'responsibilities',
    /^(?:(?:key |main |your )?(?:responsibilities|duties|tasks)|what you(?:[’']ll| will) (?:do|be doing)|what you do|day to day)\b/i,
  ],
  [
    'qualifications',
    /^(?:(?:key |minimum )?(?:requirements|qualifications|essential(?: criteria)?|skills and experience)|what you(?:[’']ll)? (?:bring|need)|about you|who you are|we(?:[’']re| are) looking for|you have)\b/i,
  ],
  [
    'about',
    /^(?:about (?:the |this )?(?:job|role|us|post)|the (?:role|job)|benefits|what we offer|how to apply)\b/i,
  ],
];

/** A heading is a short line of its own. */
const maxHeading = 50;

/** Sorts the lines of an advertisement under its own headings. Nothing is changed, nothing is added. */
export function advertisementTexts(pasted: string): AdvertisementTexts {
  const parts: Record<Part, string[]> = { about: [], responsibilities: [], qualifications: [] };
  let part: Part = 'about';
  for (const line of plainText(pasted).split('\n')) {
    const next = partOf(line);
    if (next === undefined) parts[part].push(line);
    else {
      part = next;
      // What follows the heading on its line belongs to it.
      const rest = /:\s*(\S.*)$/.exec(line)?.[1];
      if (rest !== undefined) parts[part].push(rest);
    }
  }
  const whole = (lines: readonly string[]) =>
    lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim();
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, lines]) => (whole(lines) === '' ? [] : [[name, whole(lines)]])),
  );
}

function partOf(line: string): Part | undefined {
  const words = line.replace(/^[\s#*•-]+/, '').trim();
  const isHeading = words.length <= maxHeading || /^[^:]{1,50}:/.test(words);
  return isHeading ? headings.find(([, pattern]) => pattern.test(words))?.[0] : undefined;
}

/** The words of pasted HTML, a line to each block; other text as it is. Nothing in it is run or loaded. */
function plainText(pasted: string): string {
  if (!/<(?:p|div|li|br|h\d|ul|body|span)\b/i.test(pasted)) return pasted.replaceAll('\r', '');
  const broken = pasted
    .replaceAll(/<(?:script|style)\b[\s\S]*?<\/(?:script|style)>/gi, '')
    .replaceAll(/<(?:br|\/p|\/div|\/li|\/h\d|\/tr)\b[^>]*>/gi, '\n');
  const text = new DOMParser().parseFromString(broken, 'text/html').body.textContent;
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .join('\n');
}
