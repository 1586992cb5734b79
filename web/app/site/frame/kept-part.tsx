import { createContext, createElement, type ReactNode, use } from 'react';
import { useLocation } from 'react-router';
import { menuPaths } from './menus.ts';

/** The HTML that a server keeps of the frame. A browser has none, and renders the frame itself. */
export interface KeptFrame {
  /** Whether the part is kept as it would be rendered for this key; otherwise the key is noted, so that it can be. */
  holds(part: FramePart, key: string): boolean;
}

export type FramePart = 'header' | 'footer';

export const FrameKept = createContext<KeptFrame | undefined>(undefined);

/** The element in whose place a server puts what it kept: see server-rewrites/kept-frame. */
export const placeOf = 'kept-part';

/**
 * A part of the frame, whose one element has its name. On the server it is rendered once for each state of the menus,
 * and put into every other page as it is: a third of a page's elements are the frame's.
 */
export function KeptPart({ part, children }: { part: FramePart; children: ReactNode }) {
  const { pathname } = useLocation();
  const isKept = use(FrameKept)?.holds(part, part === 'header' ? menuState(pathname) : '');
  return isKept ? createElement(placeOf, { part }) : children;
}

/** Which entries of the menus are of this page, or of the pages above it: all that the header says of a page. */
function menuState(pathname: string): string {
  const path = pathname.replace(/(.)\/$/, '$1');
  const state = menuPaths.map((to) => (path === to ? 2 : path.startsWith(`${to}/`) ? 1 : 0)).join('');
  // React Router matches any case, a drop-down only its own.
  return path === path.toLowerCase() ? state : path;
}
