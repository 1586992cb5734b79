import { expect, it } from 'vitest';
import { wordsOf } from './fold.ts';

it.each([
  ['Software Engineer', ['software', 'engineer']],
  ['head of sales and marketing', ['head', 'sale', 'marketing']],
  ['Driver’s mate', ['driver', 'mate']],
  ["driver's mate", ['driver', 'mate']],
  ['C++/C# .NET Node.js', ['cplusplus', 'csharp', 'dotnet', 'node']],
  ['R&D, F&B', ['rd', 'fb']],
  ['research & development', ['research', 'development']],
  ['N.H.S. nurse', ['nhs', 'nurse']],
  ['café rôle Łódź straße', ['cafe', 'role', 'lodz', 'strasse']],
  ['ﬁtter', ['fitter']],
  ['secretaries', ['secretary']],
  ['coaches', ['coach']],
  ['nurses', ['nurse']],
  ['waitresses', ['waitress']],
  ['bus', ['bus']],
  ['business', ['business']],
  ['firemen', ['fireman']],
  ['children', ['child']],
  ['organizer', ['organiser']],
  ['organization', ['organisation']],
  ['analyzed', ['analysed']],
  ['size', ['size']],
  ['pediatric', ['paediatric']],
  ['3D artist', ['3d', 'artist']],
  ['🚀', []],
])('%s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
