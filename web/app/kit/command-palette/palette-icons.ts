import {
  Archive,
  Bell,
  BellPlus,
  BellRing,
  Bookmark,
  ChartNoAxesColumn,
  FilePlus2,
  FileText,
  FileUp,
  Gauge,
  History,
  MailX,
  MessageSquareQuote,
  MessageSquareText,
  SlidersHorizontal,
  Sprout,
  UserPen,
  UserPlus,
} from 'lucide-react';
import { sidebarIcons } from '../frame/sidebar-icons.ts';

/** The icons that a page can have in the command palette, by their names in Lucide; loaded when it first opens. */
export const paletteIcons = {
  ...sidebarIcons,
  Archive,
  Bell,
  BellPlus,
  BellRing,
  Bookmark,
  FilePlus2,
  FileText,
  FileUp,
  ChartNoAxesColumn,
  Gauge,
  History,
  MailX,
  MessageSquareQuote,
  MessageSquareText,
  SlidersHorizontal,
  Sprout,
  UserPen,
  UserPlus,
} as const;

export type PaletteIcon = keyof typeof paletteIcons;
