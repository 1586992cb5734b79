import { expect, it } from 'vitest';
import { lean } from './lean-tailwind.ts';

it('leaves out a rule that repeats the one before it, but not where it depends on the element’s colour', () => {
  const mixed =
    '.a{color:#0008}@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in oklab,red 50%,transparent)}}';
  expect(lean(mixed)).toBe('.a{color:#0008}');
  const ofElement =
    '@supports (color:color-mix(in lab, red, red)){.b{color:color-mix(in oklab,currentcolor 50%,transparent)}}';
  expect(lean(ofElement)).toBe(ofElement);
});

it('writes line heights as they are, and leaves out the variables for them', () => {
  const css = '.text-20{line-height:var(--tw-leading,1.3)}.leading-5{--tw-leading:5;line-height:5}';
  expect(lean(css)).toBe('.text-20{line-height:1.3}.leading-5{line-height:5}');
});

it('leaves out the prefix that older browsers needed for masks', () => {
  expect(
    lean('.a{-webkit-mask-image:linear-gradient(#0000,#000);mask-image:linear-gradient(#0000,#000)}'),
  ).toBe('.a{mask-image:linear-gradient(#0000,#000)}');
});
