import { createElement, type SVGProps } from 'react';

interface Drawing {
  readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * What draws an icon of lucide-react, in the place of its own `createLucideIcon` (see vite.config.ts): that one
 * brings a kilobyte of context, class names and checks that no page of ours uses.
 */
export default function drawnIcon({ node }: Drawing) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module loads
  return function Icon({ size = 24, ...rest }: SVGProps<SVGSVGElement> & { size?: number }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...rest}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    );
  };
}
