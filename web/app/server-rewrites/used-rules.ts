/** A rule with the classes that each of its selectors names, or a layer or a condition with the rules in it. */
export type Rule =
  | { readonly text: string; readonly selectors: readonly (readonly string[])[] }
  | { readonly head: string; readonly rules: readonly Rule[] };

const group = /^@(?:layer|media|supports|container)\b/;
const attribute = /(?<!\\)\[(?:"[^"]*"|[^\]"])*\]/g;
/** `:is(…)` and the like, whose arguments count as fulfilled. */
const withArguments = /(?<!\\):[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const className = /\.((?:\\.|[\w-])+)/g;
const always = [[]];

/** The rules of a style sheet, once, so that each page takes what it uses without reading the sheet again. */
export function readRules(css: string): Rule[] {
  return statements(css).map((text): Rule => {
    const open = text.indexOf('{');
    const head = text.slice(0, open);
    if (open > 0 && group.test(head)) return { head, rules: readRules(text.slice(open + 1, -1)) };
    return { text, selectors: head.startsWith('@') || open < 0 ? always : classesOf(head) };
  });
}

/** The rules that can apply to elements with no other classes than these. When in doubt, a rule stays. */
export function usedRules(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  const texts = rules.map((rule) => {
    if ('text' in rule) {
      return rule.selectors.some((names) => names.every((name) => classes.has(name))) ? rule.text : '';
    }
    const inner = usedRules(rule.rules, classes);
    return inner === '' ? '' : `${rule.head}{${inner}}`;
  });
  return texts.join('');
}

/** The distinct `class` attributes of a page’s elements: most are those of many. */
export function classListsIn(html: string): Set<string> {
  const lists = new Set<string>();
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) lists.add(list);
  return lists;
}

/** Every class in these attributes, in the order of the alphabet. */
export function classesIn(lists: Iterable<string>): string[] {
  return [...new Set([...lists].flatMap((list) => plain(list).split(/\s+/)))].sort();
}

function plain(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

function classesOf(head: string): string[][] {
  const bare = head.replace(attribute, '').replace(withArguments, '');
  return bare
    .split(/(?<!\\),/)
    .map((selector) => [...selector.matchAll(className)].map(([, name = '']) => name))
    .map((names) =>
      names.filter((name) => !/\\[\da-f]/i.test(name)).map((name) => name.replace(/\\(.)/g, '$1')),
    );
}

/** The statements of a sheet from which comments have been removed, as a build’s are. */
function statements(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/gs)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0 || !/^[};]$/.test(sign)) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  const rest = css.slice(start).trim();
  return rest === '' ? rules : [...rules, rest];
}
