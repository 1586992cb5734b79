import { describe, expect, it } from 'vitest';
import { classesIn, classListsIn, readRules, usedRules } from './used-rules.ts';

const used = (css: string, ...classes: string[]) => usedRules(readRules(css), new Set(classes));

describe('the rules of a page', () => {
  it('are those whose classes it has, with their layers and conditions', () => {
    const css =
      '@layer a,b;@layer b{p{margin:0}.card{color:red;&:hover{color:blue}}.other{top:0}@media print{.other{top:1px}}}';
    expect(used(css, 'card')).toBe('@layer a,b;@layer b{p{margin:0}.card{color:red;&:hover{color:blue}}}');
  });

  it('are all of a sheet whose classes it has', () => {
    const css = '@font-face{src:url("a;}.woff2")}.a,.b>.c:not(.d){content:"}"}@keyframes x{to{top:0}}';
    expect(used(css, 'a')).toBe(css);
    expect(used(css, 'b', 'c')).toBe(css);
    expect(used(css, 'b')).toBe('@font-face{src:url("a;}.woff2")}@keyframes x{to{top:0}}');
  });

  it.each([
    ['.py-1\\.5{top:0}', 'py-1.5'],
    ['.sm\\:grid-cols-\\[1fr\\,2fr\\]{top:0}', 'sm:grid-cols-[1fr,2fr]'],
    ['.\\[\\&\\>li\\]\\:mt-2>li{top:0}', '[&>li]:mt-2'],
    ['.w-\\(--wide\\):is(.x,.y:not(.z)){top:0}', 'w-(--wide)'],
  ])('are found by the name as it is written in HTML: %s', (css, name) => {
    expect(used(css, name)).toBe(css);
    expect(used(css, 'another')).toBe('');
  });

  it.each(['a[href$=".pdf"]{top:0}', ':root:not(.x){top:0}', '.\\32xl{top:0}', ':is(.a,.b) p{top:0}'])(
    'include a rule that may apply without a class of its own: %s',
    (css) => {
      expect(used(css)).toBe(css);
    },
  );
});

it('the classes of a page are those of its elements, as the browser reads them', () => {
  const html = '<p class="a [&amp;&gt;li]:b"><svg class="c"></svg></p><p data-class="d">';
  expect(classesIn(classListsIn(html))).toEqual(['[&>li]:b', 'a', 'c']);
});
