import { describe, expect, it } from 'vitest';
import { sheetInliner } from './inline-sheets.ts';
import { readRules } from './used-rules.ts';

const head =
  '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css#"/><link rel="icon"/></head>';
const sheets: Readonly<Record<string, string>> = { '/a.css': 'a{}.unused{}', '/b.css': "b{content:'$&'}" };
const inlineSheets = sheetInliner((href) => readRules(sheets[href] ?? ''));

describe('the style sheets of a page', () => {
  it('are in its HTML as far as it uses them, in their order, so that a phone paints it without another request', () => {
    expect(inlineSheets(head, { hydrates: false })).toBe(
      '<style>a{}b{content:\'$&\'}</style><link rel="icon"/></head>',
    );
  });

  it('are named as well where the page hydrates, and are not requested again', () => {
    expect(inlineSheets(head, { hydrates: true })).toBe(
      "<style>a{}b{content:'$&'}</style>" +
        '<link rel="stylesheet" href="/a.css" media="not all" disabled=""/><link rel="stylesheet" href="/b.css#" media="not all" disabled=""/><link rel="icon"/></head>',
    );
  });

  it.each(['<style>p{}</style>', '<STYLE media="all">', '<svg><style>'])(
    'are the only styles: the page fails with %s',
    (html) => {
      expect(() => inlineSheets(head + html, { hydrates: true })).toThrow('not ours');
    },
  );

  it('fail the page when they would end their own element', () => {
    expect(() => sheetInliner(() => readRules('a{content:"</style>"}'))(head, { hydrates: true })).toThrow(
      'end its element',
    );
  });

  it('are worked out again for a page of other classes, and of the same classes in another order only once', () => {
    let reads = 0;
    const inline = sheetInliner(() => {
      reads += 1;
      return readRules('.a{color:red}.b{color:blue}');
    });
    const page = (classes: string) =>
      `<link rel="stylesheet" href="/a.css"/></head><p class="${classes}"></p>`;
    const styled = (classes: string) => inline(page(classes), { hydrates: false }).replace(/<\/head>.*/, '');
    expect(styled('a')).toBe('<style>.a{color:red}</style>');
    expect(styled('a b')).toBe('<style>.a{color:red}.b{color:blue}</style>');
    expect(styled('b a')).toBe('<style>.a{color:red}.b{color:blue}</style>');
    expect(styled('b')).toBe('<style>.b{color:blue}</style>');
    expect(reads).toBe(3);
  });
});
