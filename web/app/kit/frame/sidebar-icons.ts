import {
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  FileBadge,
  Handshake,
  House,
  IdCard,
  Inbox,
  ListChecks,
  MessagesSquare,
  Newspaper,
  Route,
  ScrollText,
  Send,
  Settings,
  Sunrise,
  UserRound,
  Users,
} from 'lucide-react';

/** The icons that a page can have in the sidebar, by their names in Lucide. */
export const sidebarIcons = {
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  FileBadge,
  Handshake,
  House,
  IdCard,
  Inbox,
  ListChecks,
  MessagesSquare,
  Newspaper,
  Route,
  ScrollText,
  Send,
  Settings,
  Sunrise,
  UserRound,
  Users,
} as const;

export type SidebarIcon = keyof typeof sidebarIcons;
