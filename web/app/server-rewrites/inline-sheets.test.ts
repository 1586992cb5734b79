import { describe, expect, it } from 'vitest';
import { inlineSheets } from './inline-sheets.ts';
import { readRules } from './used-rules.ts';

const head =
  '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css#"/><link rel="icon"/>';
const sheets: Readonly<Record<string, string>> = { '/a.css': 'a{}.unused{}', '/b.css': "b{content:'$&'}" };
const rulesAt = (href: string) => readRules(sheets[href] ?? '');

describe('the style sheets of a page', () => {
  it('are in its HTML as far as it uses them, in their order, so that a phone paints it without another request', () => {
    expect(inlineSheets(head, { hydrates: false, rulesAt })).toBe(
      '<style>a{}b{content:\'$&\'}</style><link rel="icon"/>',
    );
  });

  it('are named as well where the page hydrates, and are not requested again', () => {
    expect(inlineSheets(head, { hydrates: true, rulesAt })).toBe(
      "<style>a{}b{content:'$&'}</style>" +
        '<link rel="stylesheet" href="/a.css" disabled=""/><link rel="stylesheet" href="/b.css#" disabled=""/><link rel="icon"/>',
    );
  });

  it.each(['<style>p{}</style>', '<STYLE media="all">', '<svg><style>'])(
    'are the only styles: the page fails with %s',
    (html) => {
      expect(() => inlineSheets(head + html, { hydrates: true, rulesAt })).toThrow('not ours');
    },
  );

  it('fail the page when they would end their own element', () => {
    expect(() =>
      inlineSheets(head, { hydrates: true, rulesAt: () => readRules('a{content:"</style>"}') }),
    ).toThrow('end its element');
  });
});
