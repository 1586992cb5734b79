import { createElement, type SVGProps } from 'react';
import { classNames } from './class-names.ts';

interface Drawing {
  readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * Draws an icon of lucide-react, replacing its own `createLucideIcon` (see vite.config.ts), which adds a
 * kilobyte of context, class names and checks that no page of ours uses.
 */
export default function drawnIcon({ node }: Drawing) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module loads
  return function Icon({ size = 24, className, ...rest }: SVGProps<SVGSVGElement> & { size?: number }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        className={classNames('icon', className)}
        aria-hidden="true"
        {...rest}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    );
  };
}
