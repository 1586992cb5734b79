import type { Plugin } from 'vite';

/**
 * Tailwind repeats rules behind `@supports`, after the fallback for browsers that cannot mix a colour with
 * transparency.
 */
const repeated = /@supports \(color: ?color-mix\(in lab, red, red\)\) ?\{(?:[^{}]|\{[^{}]*\})*\}/g;
/** Tailwind's fallback for browsers without registered properties. */
const unregistered = /@layer properties ?\{\s*@supports [^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/g;

/**
 * Tailwind's variables for weight, tracking and line height, whose values are written out beside them anyway;
 * and its banner.
 */
const unusedVariables =
  /--tw-(?:font-weight|tracking|leading): ?[^;}]*;|@property --tw-(?:font-weight|tracking|leading|border-style) ?\{[^}]*\}|\/\*! tailwindcss.*?\*\//g;
/** Borders are solid by our reset; other borders set their style themselves. */
const solidBorders = /border(?:-\w+)*-style: ?var\(--tw-border-style\);/g;
/** The classes for line height come after those for size, so that they win without a variable. */
const lineHeight = /var\(--tw-leading, ?([\d.]+)\)/g;
/** For browsers older than ours: each is followed by the property without a prefix. */
const oldPrefix = /-webkit-mask(?:-image)?: ?[^;}]*;(?=\s*mask)/g;

/**
 * Removes Tailwind's duplicate rules, which every page would load. Our colours are fixed, so precomputed
 * mixes are the same.
 */
export const leanTailwind: Plugin = {
  name: 'lean-tailwind',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => lean(code),
  },
};

/** The style sheet without them. */
export function lean(css: string): string {
  return css
    .replace(repeated, (rule) => (/currentcolor/i.test(rule) ? rule : ''))
    .replace(unregistered, '')
    .replace(lineHeight, '$1')
    .replace(oldPrefix, '')
    .replace(unusedVariables, '')
    .replace(solidBorders, '');
}
