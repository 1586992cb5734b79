interface Workplace {
  /** Of the frame's route: its pages find by it who is logged in. */
  id: string;
  frame: string;
  pages: readonly WorkPage[];
}

interface WorkPage {
  path: string;
  file: string;
  /** What menus and lists call it. */
  title: string;
}

/**
 * The pages behind the log-in, each in the frame of its workplace. They are drawn at build as skeletons, which the
 * browser of whoever is logged in fills; no search engine is told of them.
 */
export const workplaces = [
  {
    id: 'frame:dashboard',
    frame: 'dashboard/frame.tsx',
    pages: [
      { path: '/dashboard', file: 'dashboard/home/home.tsx', title: 'Home' },
      { path: '/dashboard/home', file: 'dashboard/home/home.tsx', title: 'Home' },
    ],
  },
] as const satisfies readonly Workplace[];
